import { i18n } from '@lingui/core';
import type { ErrorKey } from '@portal/contract/errors';
import { errorMessages } from './error-messages.ts';

/** The text of an error key in the page's language. `values` fill its placeholders, as in "valid email {email}". */
export function messageOf(key: ErrorKey, values: Record<string, string | number> = {}): string {
  const { id, message } = errorMessages[key];
  return i18n._(id, { email: '', ...values }, message === undefined ? {} : { message }).trim();
}
