import { share, sum, type Money } from './money.ts';
import type { TaxCode } from './tax-tables.ts';

/** Which limit a gift is compared with: small benefits, Christmas, or what serves the work (RULES 1.1). */
export const giftKinds = ['SMALL', 'CHRISTMAS', 'WORK'] as const;
export type GiftKind = (typeof giftKinds)[number];

export const giftLimitCodes = {
  SMALL: 'giftLimit',
  CHRISTMAS: 'christmasGiftLimit',
  WORK: 'workGiftLimit',
} as const satisfies Record<GiftKind, TaxCode>;

/**
 * The kinds that a kind's limit counts together: a Christmas gift counts towards the year's small gifts and stays free
 * itself within its own limit (RULES 1.1).
 */
export const giftsCounted = {
  SMALL: ['SMALL', 'CHRISTMAS'],
  CHRISTMAS: ['CHRISTMAS'],
  WORK: ['WORK'],
} as const satisfies Record<GiftKind, readonly GiftKind[]>;

/** What a gift is worth to the tax office: its retail price, or the company's own price with VAT. */
export const giftValue = (price: number, retailPrice: number | null, vatRate: number): number =>
  retailPrice ?? price + share(price, vatRate);

export type GiftWarning = {
  /** of this gift, incl. VAT */
  value: number;
  /** of the same employee's other gifts of this year that count towards the limit */
  given: number;
  limit: number;
  /** the limit that is passed is the year's; a Christmas gift within its own stays free itself */
  staysFree: boolean;
};

/** What gifts of a kind are free up to and what was given already; `year`, of a Christmas gift, all small ones. */
type GiftTerms = { limit: number; given: number; year?: { limit: number; given: number } | null | undefined };

type Priced = { price: Money; retailPrice: Money | null };
type OfferedGift = Priced & {
  accessories: readonly (Priced & { id: string; mandatory: boolean })[];
  terms: { vatRate: number; gift?: GiftTerms | null | undefined };
};

/** A gift that is worth more in a year than is free of tax. It is said and never refused (RULES 2.1). */
export function giftWarning(offer: OfferedGift, accessoryIds: readonly string[]): GiftWarning | null {
  const { gift, vatRate } = offer.terms;
  if (!gift) return null;
  const chosen = offer.accessories.filter(({ id, mandatory }) => mandatory || accessoryIds.includes(id));
  const value = sum(
    [offer, ...chosen].map(({ price, retailPrice }) => giftValue(price.amount, retailPrice?.amount ?? null, vatRate)),
  );
  if (value + gift.given > gift.limit) return { value, given: gift.given, limit: gift.limit, staysFree: false };
  const { year } = gift;
  return year && value + year.given > year.limit ? { value, ...year, staysFree: true } : null;
}
