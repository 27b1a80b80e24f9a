import * as v from 'valibot';
import { locales } from './constants.ts';
import { admin, company, dataOf, endpoint, Id, requiredLine, text, Version } from './endpoint.ts';
import { MailText } from './mail-preview.ts';

/** The mails whose words a company may write itself. */
export const mailTextKinds = ['invitation', 'reminder'] as const;
export type MailTextKind = (typeof mailTextKinds)[number];

/** What stands for a value in a text; `link` is the button that logs in and belongs to the text alone. */
export const mailPlaceholders = ['name', 'company', 'subscription', 'endDate', 'daysLeft', 'link'] as const;
export type MailValues = Record<Exclude<(typeof mailPlaceholders)[number], 'link'>, string>;

const linkLine = /^[ \t]*\{link\}[ \t]*$/m;
const known = new RegExp(String.raw`\{(?:${mailPlaceholders.join('|')})\}`, 'g');
const withoutLink = new RegExp(String.raw`\{(?:${mailPlaceholders.filter((one) => one !== 'link').join('|')})\}`, 'g');

const line = (max: number) =>
  v.pipe(
    requiredLine(max),
    v.check((words) => !/[{}]/.test(words.replaceAll(withoutLink, '')), 'unknown-placeholder'),
  );
const fields = {
  subject: line(150),
  greeting: line(150),
  body: v.pipe(
    text(4000),
    v.transform((words) => words.replaceAll('\r\n', '\n').trim()),
    v.nonEmpty('required'),
    v.check((words) => !/[{}]/.test(words.replaceAll(known, '')), 'unknown-placeholder'),
    v.check((words) => linkLine.test(words) && words.split('{link}').length === 2, 'mail-link-missing'),
  ),
} as const;

/** A mail in a company's own words: plain text, with placeholders. An empty line parts two paragraphs. */
export const MailTextForm = v.strictObject(fields);
export type MailTextForm = v.InferOutput<typeof MailTextForm>;

/** The mail that a text becomes; values are put in once, so what stands in them is never read as a placeholder. */
export function filledText({ subject, greeting, body }: MailTextForm, values: MailValues) {
  const fill = (words: string) =>
    words.replaceAll(/\{(\w+)\}/g, (mark, name: string) => values[name as keyof MailValues] ?? mark);
  const paragraphs = (words = '') =>
    words
      .split(/\n[ \t]*\n/)
      .map((paragraph) => fill(paragraph.trim()))
      .filter((paragraph) => paragraph !== '');
  const [before, after] = body.split(linkLine);
  return { subject: fill(subject), title: fill(greeting), paragraphs: paragraphs(before), closing: paragraphs(after) };
}

const Which = { kind: v.picklist(mailTextKinds), locale: v.picklist(locales) } as const;
const Words = v.object({ subject: v.string(), greeting: v.string(), body: v.string() });

/** One mail in one language. `version` 0: the portal's standard text holds. */
export const CompanyMailText = v.object({
  ...Which,
  text: Words,
  standard: Words,
  version: v.pipe(v.number(), v.integer()),
  /** what the placeholders become in the preview, and the parts of the mail that no company writes */
  sample: v.object({
    values: v.object({
      name: v.string(),
      company: v.string(),
      subscription: v.string(),
      endDate: v.string(),
      daysLeft: v.string(),
    }),
    facts: MailText.entries.facts,
    button: v.string(),
  }),
});
export type CompanyMailText = v.InferOutput<typeof CompanyMailText>;

const ofCompany = { ...admin, ids: { 'params.companyId': 'company' } } as const;
const at = v.strictObject({ companyId: Id });
const which = v.strictObject(Which);
const whichOf = v.strictObject({ companyId: Id, ...Which });
const list = dataOf(v.array(CompanyMailText));
const change = v.strictObject({ version: v.optional(Version), ...fields });
const sent = dataOf(v.object({ to: v.string() }));
const faults = ['unknown-placeholder', 'mail-link-missing'] as const;

export const listMailTexts = endpoint('GET', '/company/mail-texts', {
  summary: 'The texts of invitations and reminders in both languages',
  policy: company,
  response: list,
});

export const changeMailText = endpoint('PUT', '/company/mail-texts/:kind/:locale', {
  summary: 'Write an own text of an invitation or a reminder',
  policy: company,
  params: which,
  body: change,
  response: list,
  errors: ['changed-by-someone-else', ...faults],
});

export const resetMailText = endpoint('DELETE', '/company/mail-texts/:kind/:locale', {
  summary: 'Back to the standard text',
  policy: company,
  params: which,
  response: list,
});

export const testMailText = endpoint('POST', '/company/mail-texts/:kind/:locale/test', {
  summary: 'Send a text, saved or not, to the own address',
  policy: company,
  params: which,
  body: MailTextForm,
  response: sent,
  errors: faults,
});

export const listMailTextsOfCompany = endpoint('GET', '/admin/companies/:companyId/mail-texts', {
  summary: 'The texts of a company’s invitations and reminders in both languages',
  policy: ofCompany,
  params: at,
  response: list,
  errors: ['company-not-found'],
});

export const changeMailTextOfCompany = endpoint('PUT', '/admin/companies/:companyId/mail-texts/:kind/:locale', {
  summary: 'Write a company’s own text of an invitation or a reminder',
  policy: ofCompany,
  params: whichOf,
  body: change,
  response: list,
  errors: ['company-not-found', 'changed-by-someone-else', ...faults],
});

export const resetMailTextOfCompany = endpoint('DELETE', '/admin/companies/:companyId/mail-texts/:kind/:locale', {
  summary: 'Back to the standard text for a company',
  policy: ofCompany,
  params: whichOf,
  response: list,
  errors: ['company-not-found'],
});

export const testMailTextOfCompany = endpoint('POST', '/admin/companies/:companyId/mail-texts/:kind/:locale/test', {
  summary: 'Send a company’s text, saved or not, to the own address',
  policy: ofCompany,
  params: whichOf,
  body: MailTextForm,
  response: sent,
  errors: ['company-not-found', ...faults],
});
