import type { Day } from '@portal/contract/days';
import { draftFaults, ratesToPublish, ratesToStartFrom, tidied } from '@portal/contract/tax-draft-rules';
import {
  rateOn,
  taxCodes,
  type TaxDraft,
  type TaxDraftChange,
  type TaxDraftRate,
  type TaxDraftStart,
} from '@portal/contract/tax-tables';
import { recordAudit } from '../../access/audit.ts';
import { lockTaxTable } from '../../access/lock-tax-table.ts';
import type { AdminScope } from '../../access/scope.ts';
import type { Db } from '../../db/tenant.ts';
import { DomainError, illegalChange, invalidFields } from '../../http/domain-error.ts';
import * as drafts from './drafts.queries.ts';
import { countCompanies } from './preview.queries.ts';
import { insertTaxRates, listTaxRates, removeTaxRates } from './tax-tables.queries.ts';

type At = { now: Date; today: Day; requestId: string };

/**
 * A copy of the rates that count on a day, to be changed and published. A day that has passed has its law already, and
 * one that is published is withdrawn first.
 *
 * @throws DomainError `must-be-in-the-future` at `validFrom`, `name-already-exists`
 */
export async function startTaxDraft(
  db: Db,
  scope: AdminScope,
  { country, validFrom }: TaxDraftStart,
  at: At,
): Promise<TaxDraft> {
  assertComes(validFrom, at.today);
  const law = await listTaxRates(db, scope, { country });
  if (law.some((rate) => rate.validFrom === validFrom)) throw new DomainError('name-already-exists');
  const rates = ratesToStartFrom(law, country, validFrom, taxCodes);
  const draft = await drafts.insertTaxDraft(db, scope, { country, validFrom, rates, reason: '', now: at.now });
  await record(db, scope, at, 'started', draft);
  return draft;
}

/** @throws DomainError `not-found`, `changed-by-someone-else`, `currency-not-found` */
export async function saveTaxDraft(
  db: Db,
  scope: AdminScope,
  id: string,
  { version, rates, reason }: TaxDraftChange,
  at: At,
): Promise<TaxDraft> {
  const tidy = rates.map(tidied);
  await assertCurrencies(db, tidy);
  const draft = await drafts.changeTaxDraft(db, scope, id, { version, rates: tidy, reason, now: at.now });
  await record(db, scope, at, 'changed', draft);
  return draft;
}

/** @throws DomainError `not-found` */
export async function discardTaxDraft(db: Db, scope: AdminScope, id: string, at: At): Promise<void> {
  const draft = await drafts.findTaxDraft(db, scope, id);
  if (!draft || !(await drafts.removeTaxDraft(db, scope, id))) throw new DomainError('not-found');
  await record(db, scope, at, 'discarded', draft);
}

/**
 * Makes a draft law from its day on (RULES 0.11). Published rates are never changed or taken away once they count:
 * what corrects them is another table with its own day and reason.
 *
 * @throws DomainError `not-found`, `changed-by-someone-else`, `must-be-in-the-future`, `required` at `reason`,
 *   `rate-is-needed` with each rate, 409 `invalid-data-provided` where nothing changes
 */
export async function publishTaxDraft(
  db: Db,
  scope: AdminScope,
  id: string,
  version: number,
  at: At,
): Promise<{ published: number }> {
  const draft = await drafts.holdTaxDraft(db, scope, id);
  if (!draft) throw new DomainError('not-found');
  if (draft.version !== version) throw new DomainError('changed-by-someone-else');
  const { country, validFrom, reason } = draft;
  await lockTaxTable(db, country);
  assertComes(validFrom, at.today);
  if (reason === '') throw invalidFields({ path: 'reason', key: 'required' });
  const law = await listTaxRates(db, scope, { country });
  const faults = draftFaults(draft, law, (await countCompanies(db, scope, country)) > 0);
  const details = faults.map(({ code, key }) => ({ path: code, key }));
  if (faults.some(({ key }) => key === 'rate-is-needed')) throw new DomainError('rate-is-needed', details);
  if (details.length > 0) throw invalidFields(...details);
  const rates = ratesToPublish(draft, law);
  if (rates.length === 0) throw illegalChange();
  await insertTaxRates(db, scope, { country, validFrom, reason, now: at.now }, rates);
  await drafts.removeTaxDraft(db, scope, id);
  await record(db, scope, at, 'published', { ...draft, rates: [...rates] });
  return { published: rates.length };
}

/**
 * Makes a published table a draft again while its day has not come: until then nothing was calculated with it.
 *
 * @throws DomainError `not-found`, `rate-in-force`, `name-already-exists` where the day has a draft,
 *   `rate-is-needed` where companies would be left without VAT
 */
export async function withdrawTaxTable(
  db: Db,
  scope: AdminScope,
  { country, validFrom }: TaxDraftStart,
  at: At,
): Promise<TaxDraft> {
  await lockTaxTable(db, country);
  const law = await listTaxRates(db, scope, { country });
  const published = law.filter((rate) => rate.validFrom === validFrom);
  if (published.length === 0) throw new DomainError('not-found');
  if (validFrom <= at.today) throw new DomainError('rate-in-force');
  const rest = law.filter((rate) => rate.validFrom !== validFrom);
  const isLeftWithoutVat =
    rateOn(law, { country, code: 'vat', day: validFrom }) && !rateOn(rest, { country, code: 'vat', day: validFrom });
  if (isLeftWithoutVat && (await countCompanies(db, scope, country)) > 0)
    throw new DomainError('rate-is-needed', [{ path: 'vat', key: 'rate-is-needed' }]);
  const rates = taxCodes.flatMap((code): TaxDraftRate[] => {
    const own = published.find((rate) => rate.code === code);
    if (!own) return ratesToStartFrom(rest, country, validFrom, [code]);
    const { basisPoints, amount, currency } = own;
    return [{ code, basisPoints, amount, currency, isEnded: basisPoints === null && amount === null }];
  });
  await removeTaxRates(db, scope, { country, validFrom, today: at.today });
  const reason = published[0]?.reason ?? '';
  const draft = await drafts.insertTaxDraft(db, scope, { country, validFrom, rates, reason, now: at.now });
  await record(db, scope, at, 'withdrawn', draft);
  return draft;
}

function assertComes(validFrom: Day, today: Day): void {
  if (validFrom < today)
    throw new DomainError('must-be-in-the-future', [{ path: 'validFrom', key: 'must-be-in-the-future' }]);
}

async function assertCurrencies(db: Db, rates: readonly TaxDraftRate[]): Promise<void> {
  const codes = [...new Set(rates.flatMap(({ currency }) => currency ?? []))];
  const known = await db
    .selectFrom('currencies')
    .select('iso_code')
    .where('iso_code', 'in', codes.concat(''))
    .execute();
  if (known.length < codes.length) throw new DomainError('currency-not-found');
}

type Deed = 'started' | 'changed' | 'discarded' | 'published' | 'withdrawn';

/** The table by its country and day, with every rate that it says; its reason stands on the rates. */
async function record(db: Db, scope: AdminScope, { now, requestId }: At, deed: Deed, draft: TaxDraft): Promise<void> {
  const { country, validFrom, rates } = draft;
  const said = rates.map(({ code, basisPoints, amount, currency }) => [code, { basisPoints, amount, currency }]);
  const detail = { country, validFrom, rates: Object.fromEntries(said) };
  const subject = ['tax_table', `${country} ${validFrom}`] as const;
  await recordAudit(db, { now, scope, requestId }, `tax-table.${deed}`, subject, detail);
}
