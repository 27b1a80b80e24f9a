import * as v from 'valibot';
import { locales } from './constants.ts';
import { fact, type Seen } from './seen.ts';

const Count = v.pipe(v.number(), v.integer());

/** A mail as a person reads it. */
export const MailText = v.object({
  subject: v.string(),
  title: v.string(),
  paragraphs: v.array(v.string()),
  facts: v.array(v.object({ label: v.string(), value: v.string() })),
  button: v.string(),
  /** what stands below the button */
  closing: v.optional(v.array(v.string())),
});

/** Why a picked person gets no mail. */
export const leftOutReasons = [
  'HAS_ORDERED',
  'HAS_PROPOSAL',
  'NOT_WAITING',
  'NOT_INVITED',
  'BLOCKED',
  'LEFT',
  'ALREADY_IN',
  'NOT_FOUND',
] as const;
export type LeftOutReason = (typeof leftOutReasons)[number];

/** As many names as a preview holds of those who get a mail, and of those of one reason who do not. */
export const namedLimit = 1_000;

/**
 * What an act would send: to how many and whom, who is left out and why, and the mail of each language, shown for its
 * first reader (UX 1). `sha256` is the fingerprint of all its readers.
 */
export const MailPreview = v.object({
  count: Count,
  names: v.array(v.string()),
  sha256: v.string(),
  leftOut: v.array(v.object({ reason: v.picklist(leftOutReasons), count: Count, names: v.array(v.string()) })),
  mails: v.array(v.object({ ...MailText.entries, locale: v.picklist(locales), count: Count, name: v.string() })),
});
export type MailPreview = v.InferOutput<typeof MailPreview>;

/** What binds the sending to what was shown (DECISIONS 48): how many people, and which. */
export function mailFacts({ count, sha256 }: Pick<MailPreview, 'count' | 'sha256'>): Seen {
  return [fact('mailCount', count), fact('addressees', sha256)];
}
