import { isErrorKey, type ErrorDetail } from '@portal/contract/errors';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { DomainError } from '../http/domain-error.ts';

/**
 * Validates with the contract's own schemas. Fastify's default would drop unknown keys and turn "1" into 1 in
 * silence (SECURITY finding 5); here both are 400 with the path and key of each fault.
 */
export function useContractValidation(app: FastifyInstance): void {
  app.setValidatorCompiler<v.GenericSchema>(({ schema }) => (value: unknown) => {
    const unstorable = unstorablePath(value, '', 0);
    if (unstorable !== undefined)
      return { error: new DomainError('invalid-data-provided', [{ path: unstorable, key: 'invalid-data-provided' }]) };
    // A query or path without parameters arrives as an object without prototype.
    const result = v.safeParse(
      schema,
      typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : value,
    );
    if (result.success) return { value: result.output };
    return { error: new DomainError('invalid-data-provided', result.issues.map(toDetail)) };
  });
  app.setSchemaErrorFormatter(([first]) => (first instanceof Error ? first : new DomainError('invalid-data-provided')));
}

/** No form goes half as deep; deeper than this a body is made to exhaust whoever walks through it. */
const deepest = 40;

/**
 * Where something stands that is never taken: a text that no database can hold (half of a character, or a NUL), also as
 * the name of a field, or a value deeper inside of others than any form goes.
 */
function unstorablePath(value: unknown, path: string, depth: number): string | undefined {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0') ? undefined : path;
  if (typeof value !== 'object' || value === null) return undefined;
  if (depth === deepest) return path.split('.', 1).join('');
  for (const [name, part] of Object.entries(value)) {
    const found =
      unstorablePath(name, path, depth) ?? unstorablePath(part, path === '' ? name : `${path}.${name}`, depth + 1);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Path and key of one fault, for the summary and the field beside it. */
export function toDetail(issue: v.BaseIssue<unknown>): ErrorDetail {
  const path = (issue.path ?? []).map((part) => String(part.key)).join('.');
  if (isErrorKey(issue.message)) return { path, key: issue.message };
  return { path, key: issue.input === undefined ? 'required' : 'invalid-data-provided' };
}
