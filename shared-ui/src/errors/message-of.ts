import { i18n, type MessageDescriptor } from '@lingui/core';
import { dayOf } from '@portal/contract/days';
import type { ErrorKey } from '@portal/contract/errors';
import type { ApiError } from '../api/api-error.ts';
import { formatInstant, formatTime } from '../i18n/format.ts';
import { currentLocale } from '../i18n/i18n.ts';
import { errorMessages, leftMessages, serialMessages, waitMessage } from './error-messages.ts';

/** The text of an error key in the page's language. `values` fill its placeholders, as in "valid email {email}". */
export function messageOf(key: ErrorKey, values: Record<string, string | number> = {}): string {
  return textOf(errorMessages[key], { email: '', ...values });
}

/** A wait below this is "a moment": the server names some seconds where it only asks for patience. */
const momentSeconds = 45;

/** The text of a failed call; of one that came too soon also how long to wait. */
export function messageOfFailure({ key, retryAfterSeconds = 0, details }: ApiError): string {
  if (key === 'too-many-requests' && retryAfterSeconds >= momentSeconds)
    return textOf(waitMessage, { minutes: Math.ceil(retryAfterSeconds / 60) });
  return messageOfRefusal(key, details.find((detail) => detail.key === key)?.of);
}

/**
 * The text of a refusal with what it names: `order-file-has-left` the instant, `serial-number-already-used` the other
 * order's number, `invalid-serial-number` the check digit that would fit.
 */
export function messageOfRefusal(key: ErrorKey, of: string | undefined): string {
  if (of === undefined) return messageOf(key);
  if (key === 'serial-number-already-used') return textOf(serialMessages.used, { of });
  if (key === 'invalid-serial-number') return textOf(serialMessages.checkDigit, { of });
  return key === 'order-file-has-left' ? leftAt(of) : messageOf(key);
}

function leftAt(at: string): string {
  const locale = currentLocale();
  return dayOf(new Date(at)) === dayOf(new Date())
    ? textOf(leftMessages.today, { when: formatTime(at, locale) })
    : textOf(leftMessages.before, { when: formatInstant(at, locale) });
}

function textOf({ id, message }: MessageDescriptor, values: Record<string, string | number>): string {
  return i18n._(id, values, message === undefined ? {} : { message }).trim();
}
