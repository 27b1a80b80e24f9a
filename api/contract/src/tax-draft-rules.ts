import type { Day } from './days.ts';
import type { ErrorKey } from './errors.ts';
import { isShare, rateOn, type TaxCode, type TaxDraft, type TaxDraftRate, type TaxRate } from './tax-tables.ts';

/** What no calculation can do without: it may become 0 and cannot end while a company of the country is there. */
export const neededRates: readonly TaxCode[] = ['vat', 'tax', 'am'];

/** The value of a rate, whatever its kind: basis points or minor units. */
export const valueOf = ({ basisPoints, amount }: Pick<TaxRate, 'basisPoints' | 'amount'>): number | null =>
  basisPoints ?? amount;

type Table = Pick<TaxDraft, 'country' | 'validFrom'> & { rates: readonly TaxDraftRate[] };

/** The rate as far as its kind goes: a share has no amount, and one that ends has no value at all. */
export function tidied({ code, basisPoints, amount, currency, isEnded }: TaxDraftRate): TaxDraftRate {
  return {
    code,
    basisPoints: isShare(code) && !isEnded ? basisPoints : null,
    amount: isShare(code) || isEnded ? null : amount,
    currency: isShare(code) ? null : currency,
    isEnded,
  };
}

/** What a draft starts from: every rate of the country that counts on the day. */
export function ratesToStartFrom(law: readonly TaxRate[], country: string, day: Day, codes: readonly TaxCode[]) {
  return codes.flatMap((code): TaxDraftRate[] => {
    const rate = rateOn(law, { country, code, day });
    if (!rate) return [];
    const { basisPoints, amount, currency } = rate;
    return [{ code, basisPoints, amount, currency, isEnded: false }];
  });
}

/** The rates of a draft that say something else than what counts on its day without it. */
export function changedRates({ country, validFrom, rates }: Table, law: readonly TaxRate[]): TaxDraftRate[] {
  return rates.filter((rate) => {
    const before = rateOn(law, { country, code: rate.code, day: validFrom });
    if (rate.isEnded) return before !== undefined;
    return !before || valueOf(rate) !== valueOf(before) || rate.currency !== before.currency;
  });
}

export type DraftFault = { code: TaxCode; key: ErrorKey };

/**
 * Why a draft cannot be published: a rate without a value, a table without VAT, a rate that ends although companies of
 * the country (`isUsed`) cannot be calculated without it.
 */
export function draftFaults({ country, validFrom, rates }: Table, law: readonly TaxRate[], isUsed: boolean) {
  const faults = rates.flatMap((rate): DraftFault[] => {
    if (!rate.isEnded) return valueOf(rate) === null ? [{ code: rate.code, key: 'required' }] : [];
    return isUsed && neededRates.includes(rate.code) ? [{ code: rate.code, key: 'rate-is-needed' }] : [];
  });
  const hasVat = rates.some(({ code }) => code === 'vat') || rateOn(law, { country, code: 'vat', day: validFrom });
  return hasVat ? faults : [...faults, { code: 'vat', key: 'rate-is-needed' } satisfies DraftFault];
}

/** The day opens a year: its table says every rate anew, also those that go on. */
export const opensYear = (day: Day): boolean => day.endsWith('-01-01');

/** What publishing a draft writes down: of a year's first day every rate, else what changes. */
export function ratesToPublish(table: Table, law: readonly TaxRate[]): TaxDraftRate[] {
  const changed = changedRates(table, law);
  return opensYear(table.validFrom) ? table.rates.filter((rate) => !rate.isEnded || changed.includes(rate)) : changed;
}

/** The published rates with those of a draft beside them, as they would count once it is published. */
export function lawWith({ country, validFrom, rates }: Table, law: readonly TaxRate[]): TaxRate[] {
  const readable = rates.filter((rate) => rate.isEnded || Number.isSafeInteger(valueOf(rate)));
  const drafted = readable.map(({ code, basisPoints, amount, currency }, position): TaxRate => ({
    id: String(position),
    country,
    year: Number(validFrom.slice(0, 4)),
    validFrom,
    code,
    basisPoints,
    amount,
    currency,
    reason: '',
    publishedAt: null,
    version: 1,
  }));
  return [...law.filter((rate) => rate.country !== country || rate.validFrom !== validFrom), ...drafted];
}
