import * as v from 'valibot';
import { DaySchema } from './days.ts';
import { admin, dataOf, endpoint, Id } from './endpoint.ts';
import { tableLevels } from './estimate.ts';
import { MoneySchema } from './money.ts';
import { Country, TaxDraftRate } from './tax-tables.ts';

const Count = v.pipe(v.number(), v.integer());
const counts = {
  /** products as open and coming rounds offer them, with the salary estimate shown */
  estimates: Count,
  less: Count,
  same: Count,
  more: Count,
} as const;

/** What a country's table on a day does to the estimates of today (RULES 0.11). Orders keep theirs. */
export const TaxPreview = v.object({
  country: v.string(),
  today: v.string(),
  asOf: v.string(),
  ...counts,
  /** there are more offers than are compared */
  isCut: v.boolean(),
  /** orders that are not deleted: frozen at the rates of their day */
  ordersKept: Count,
  /** companies of the country, whether they show estimates or not */
  companiesInCountry: Count,
  /** how many offers read each rate */
  uses: v.record(v.string(), Count),
  companies: v.array(v.object({ id: Id, companyName: v.string(), ...counts })),
  /** the estimates by what they change a month, in minor units: over one amount up to another, null without an end */
  distribution: v.array(
    v.object({ side: v.picklist(['less', 'same', 'more']), over: Count, upTo: v.nullable(Count), count: Count }),
  ),
  /** the largest differences, net a month; a product of several rounds stands once for each */
  changes: v.array(
    v.object({
      productId: Id,
      productName: v.string(),
      companyName: v.string(),
      subscriptionName: v.string(),
      level: v.picklist(tableLevels),
      before: MoneySchema,
      after: MoneySchema,
    }),
  ),
});
export type TaxPreview = v.InferOutput<typeof TaxPreview>;

export const previewTaxTable = endpoint('GET', '/admin/taxtables/preview', {
  summary: "Which estimates another day's rates would change, before they count",
  policy: admin,
  query: v.strictObject({ country: Country, asOf: DaySchema }),
  response: dataOf(TaxPreview),
});

export const previewTaxDraft = endpoint('POST', '/admin/taxtables/preview', {
  summary: 'The same for rates that are being typed, as if they were published from that day on; keeps nothing',
  policy: admin,
  body: v.strictObject({ country: Country, asOf: DaySchema, rates: v.pipe(v.array(TaxDraftRate), v.maxLength(20)) }),
  response: dataOf(TaxPreview),
});
