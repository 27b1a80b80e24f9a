import { i18n, type MessageDescriptor } from '@lingui/core';
import type { ErrorKey } from '@portal/contract/errors';
import type { ApiError } from '../api/api-error.ts';
import { errorMessages, waitMessage } from './error-messages.ts';

/** The text of an error key in the page's language. `values` fill its placeholders, as in "valid email {email}". */
export function messageOf(key: ErrorKey, values: Record<string, string | number> = {}): string {
  return textOf(errorMessages[key], { email: '', ...values });
}

/** A wait below this is "a moment": the server names some seconds where it only asks for patience. */
const momentSeconds = 45;

/** The text of a failed call; of one that came too soon also how long to wait. */
export function messageOfFailure({ key, retryAfterSeconds = 0 }: ApiError): string {
  if (key !== 'too-many-requests' || retryAfterSeconds < momentSeconds) return messageOf(key);
  return textOf(waitMessage, { minutes: Math.ceil(retryAfterSeconds / 60) });
}

function textOf({ id, message }: MessageDescriptor, values: Record<string, string | number>): string {
  return i18n._(id, values, message === undefined ? {} : { message }).trim();
}
