import { toAddress } from '@portal/contract/address';
import type { ErrorKey } from '@portal/contract/errors';

/** `code` is there once the server asked for the second step. */
export type LoginValues = { email: string; password: string; code?: string | undefined };
export type LoginProblem = { key: ErrorKey; field: keyof LoginValues };

/** What is wrong with a password login, asked on submit only (SPEC 5). The request of a link is not checked at all. */
export function loginProblems({ email, password, code }: LoginValues): LoginProblem[] {
  const problems: LoginProblem[] = [];
  if (email.trim() === '') problems.push({ key: 'login-required-field', field: 'email' });
  else if (toAddress(email) === undefined) problems.push({ key: 'login-invalid-email', field: 'email' });
  if (password === '') problems.push({ key: 'no-password-provided', field: 'password' });
  if (code?.trim() === '') problems.push({ key: 'second-step-required', field: 'code' });
  return problems;
}
