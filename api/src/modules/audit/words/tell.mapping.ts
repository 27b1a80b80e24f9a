import type { AuditPart } from '@portal/contract/audit';
import { isAuditAction } from '@portal/contract/audit-actions';
import type { Locale } from '@portal/contract/constants';
import { i18nOf } from '../../../i18n.ts';
import { dayText, periodText } from '../../../pdf/format.ts';
import { detailOf, type Detail } from './detail.mapping.ts';
import { blanks, earlierSentences, sentences, type Blank } from './sentences.mapping.ts';
import { listNames, nouns, type NounOf, type Noun } from './things.mapping.ts';
import { countryText } from './value-text.mapping.ts';
import { valueWords } from './value-words.mapping.ts';

/** A line as it is stored, with the names that its reader may see. `count`: how many things the act was done to. */
export type Line = {
  action: string;
  role: string;
  actor: { name: string } | null;
  entity: string;
  entityId: string;
  subject: string | null;
  company: { name: string } | null;
  supplier: { name: string } | null;
  detail: Readonly<Record<string, unknown>>;
  /** names of the ids in `detail` */
  names: Readonly<Record<string, string | null>>;
  /** lines of the same act, and the companies that they are about */
  count: number;
  companies: number;
};

/** A line in words: one sentence in parts, so that a page can link names; `what` is the same in one piece. */
export type Told = Detail & { parts: AuditPart[]; what: string; summary: string };

/** The sentence of a line and what it says beside it, in the reader's language: for pages and files alike. */
export function tell(line: Line, locale: Locale): Told {
  const i18n = i18nOf(locale);
  const parts = partsOf(line, locale);
  const currency = typeof line.detail.currency === 'string' ? line.detail.currency : null;
  const detail = detailOf(ownOf(line), { i18n, locale, currency, names: line.names });
  return { ...detail, parts, what: parts.map(({ text }) => text).join(''), summary: shortOf(detail) };
}

/** What the sentence does not say yet; of many things only what is true of each, not one thing's values. */
function ownOf({ count, entity, detail }: Line): Line['detail'] {
  const said = entity.startsWith('tax_') ? ['code', 'country'] : [];
  const ofOne = count > 1 ? ['price', 'SKU', 'draws', 'serialNumber', 'name'] : [];
  const left = new Set([...said, ...ofOne]);
  return Object.fromEntries(Object.entries(detail).filter(([name]) => !left.has(name)));
}

/** The first of what changed, as it stands in the row. */
function shortOf({ changes: [change, ...more], facts: [fact], followed: [first] }: Detail): string {
  if (change)
    return `${change.field}: ${change.before} → ${change.after}${more.length > 0 ? ` (+${more.length})` : ''}`;
  return fact ? `${fact.field}: ${fact.value}` : (first ?? '');
}

const blankOf = new Map<string, Blank>(Object.entries(blanks).map(([name, sign]) => [sign, name as Blank]));

function partsOf(line: Line, locale: Locale): AuditPart[] {
  const i18n = i18nOf(locale);
  const text = isAuditAction(line.action)
    ? sentences(i18n)[line.action]
    : (earlierSentences(i18n)[line.action] ?? i18n.t('{who} did something that an earlier version wrote down', blanks));
  const [first, ...rest] = text
    .split(/([\uE001-\uE005])/)
    .filter((part) => part !== '')
    .map((part) => filled(part, line, locale));
  return first
    ? [{ ...first, text: first.text.charAt(0).toLocaleUpperCase(locale) + first.text.slice(1) }, ...rest]
    : [];
}

function filled(part: string, line: Line, locale: Locale): AuditPart {
  const i18n = i18nOf(locale);
  switch (blankOf.get(part)) {
    case 'who':
      return { text: whoOf(line, locale), of: line.actor ? 'actor' : 'text' };
    case 'what':
      return { text: whatOf(line, locale), of: line.count === 1 && line.subject !== null ? 'subject' : 'text' };
    case 'whom':
      return { text: whomOf(line, locale), of: 'text' };
    case 'orders': {
      const { orderIds } = line.detail;
      return { text: Array.isArray(orderIds) ? nouns(i18n).order.many(orderIds.length) : i18n.t('orders'), of: 'text' };
    }
    case 'list': {
      const { route } = line.detail;
      const list = typeof route === 'string' ? listNames(i18n)[lastWordOf(route)] : undefined;
      return { text: list ?? nouns(i18n).list.nameless, of: 'text' };
    }
    case undefined:
      return { text: part, of: 'text' };
  }
}

/** `/company/salaryfiles/:salaryFileId/draws/export` is the list of draws. */
export const lastWordOf = (route: string): string =>
  route
    .split('/')
    .filter((part) => part !== '' && part !== 'export' && !part.startsWith(':'))
    .at(-1) ?? '';

function whoOf({ actor, role }: Line, locale: Locale): string {
  if (actor) return actor.name;
  const i18n = i18nOf(locale);
  const unseen: Readonly<Record<string, string>> = {
    admin: i18n.t('Back office'),
    supplier: i18n.t('The supplier'),
    company: i18n.t('An administrator of the company'),
    employee: i18n.t('An employee'),
    system: i18n.t('The portal'),
  };
  return unseen[role] ?? i18n.t('An unknown caller');
}

function whomOf({ company, supplier, companies, names, detail }: Line, locale: Locale): string {
  const i18n = i18nOf(locale);
  if (companies > 1) return nouns(i18n).company.many(companies);
  const { resellerId } = detail;
  const reseller = typeof resellerId === 'string' ? names[resellerId] : undefined;
  return reseller ?? company?.name ?? supplier?.name ?? i18n.t('the back office');
}

function whatOf(line: Line, locale: Locale): string {
  const { noun, name } = thingOf(line, locale);
  if (line.count > 1) return noun.many(line.count);
  const { rows } = line.detail;
  if (line.entityId === '' && typeof rows === 'number') return noun.many(rows);
  return name === null ? noun.nameless : noun.one(name);
}

/** What a line is about: its kind and, where it has one, its name. */
function thingOf({ entity, entityId, subject, detail }: Line, locale: Locale): { noun: Noun; name: string | null } {
  const i18n = i18nOf(locale);
  const all = nouns(i18n);
  const year = /^([A-Z]{2}) (\d{4})$/.exec(entityId);
  if (entity === 'tax_rate' && year)
    return { noun: all.tax_year, name: `${year[2]}, ${countryText(year[1] ?? '', locale)}` };
  const table = /^([A-Z]{2}) (\d{4}-\d{2}-\d{2})$/.exec(entityId);
  if (entity === 'tax_table' && table)
    return {
      noun: all.tax_table,
      name: i18n.t('{country} from {day}', {
        country: countryText(table[1] ?? '', locale),
        day: dayText(table[2] ?? '', locale),
      }),
    };
  if (entity === 'tax_rate') return { noun: all.tax_rate, name: taxName(subject, detail, locale) };
  if (entity === 'salary_run') return { noun: all.salary_run, name: monthName(entityId, locale) };
  if (entity === 'release') return { noun: all.release, name: entityId.includes('@') ? entityId : null };
  const kind = entity.replaceAll('-', '_');
  const noun = kind in all ? all[kind as NounOf] : all.portal;
  const kept = ['name', 'company_name', 'displayName', 'subscriptionName', 'fileName', 'isoCode', 'SKU'].map(
    (field) => detail[field],
  );
  return { noun, name: subject ?? kept.find((one): one is string => typeof one === 'string' && one !== '') ?? null };
}

const monthName = (period: string, locale: Locale): string | null =>
  /^\d{4}-\d{2}$/.test(period) ? periodText(period, locale) : null;

/** A rate's code and country in words; a removed rate has them in `detail` only. */
function taxName(subject: string | null, { code, country }: Line['detail'], locale: Locale): string | null {
  const [rate, land] =
    typeof code === 'string' && typeof country === 'string' ? [code, country] : (subject?.split(' ') ?? []);
  const word = rate === undefined ? undefined : valueWords(i18nOf(locale))[rate];
  return word === undefined || land === undefined ? null : `${word}, ${countryText(land, locale)}`;
}
