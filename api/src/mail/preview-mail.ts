import { createHash } from 'node:crypto';
import type { Locale } from '@portal/contract/constants';
import { type LeftOutReason, leftOutReasons, type MailPreview, namedLimit } from '@portal/contract/mail-preview';
import type { MailContent } from './render.ts';

type Reader = { employeeId: string; name: string; locale: Locale };
type LeftOut = { name: string; reason: LeftOutReason };

/**
 * What an act would send, before it does: the same people and the same text that leave then. A mail is shown as the
 * first reader of its language gets it.
 */
export function previewMail<R extends Reader>(
  readers: readonly R[],
  leftOut: readonly LeftOut[],
  contentFor: (reader: R) => MailContent,
): MailPreview {
  const byName = readers.toSorted((left, right) => left.name.localeCompare(right.name, 'da'));
  return {
    ...addresseesOf(readers),
    names: byName.slice(0, namedLimit).map(({ name }) => name),
    leftOut: leftOutReasons.flatMap((reason) => {
      const names = leftOut.filter((person) => person.reason === reason).map(({ name }) => name);
      return names.length > 0 ? [{ reason, count: names.length, names: names.slice(0, namedLimit) }] : [];
    }),
    mails: (['da-dk', 'en-us'] as const).flatMap((locale) => {
      const [first, ...others] = byName.filter((reader) => reader.locale === locale);
      return first ? [{ ...mailText(contentFor(first)), locale, count: others.length + 1, name: first.name }] : [];
    }),
  };
}

/** How many get a mail, and the fingerprint of who they are. */
export function addresseesOf(readers: readonly Pick<Reader, 'employeeId'>[]): Pick<MailPreview, 'count' | 'sha256'> {
  const ids = readers.map(({ employeeId }) => employeeId).toSorted();
  return { count: ids.length, sha256: createHash('sha256').update(ids.join()).digest('hex') };
}

/** The parts of a mail that a page shows. */
export function mailText({ subject, title, paragraphs, facts = [], button, closing = [] }: MailContent) {
  return { subject, title, paragraphs, facts, button: button?.label ?? '', closing };
}
