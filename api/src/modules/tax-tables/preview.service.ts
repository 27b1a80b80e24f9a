import { hasVat, taxTableOn } from '@portal/contract/category-terms';
import type { Day } from '@portal/contract/days';
import { tableLevels } from '@portal/contract/estimate';
import { firstChoice } from '@portal/contract/offer';
import { quoteOf } from '@portal/contract/quote';
import { monthlySubsidy } from '@portal/contract/subsidy';
import { lawWith } from '@portal/contract/tax-draft-rules';
import type { TaxPreview } from '@portal/contract/tax-preview';
import type { TaxDraftRate } from '@portal/contract/tax-tables';
import type { AdminScope } from '../../access/scope.ts';
import type { Db } from '../../db/tenant.ts';
import { listAccessories, listPricedProducts, offerOf, type PricedProduct } from '../shop/index.ts';
import { distributionOf } from './distribution.rules.ts';
import { countCompanies, countOrders, listOffers, type OfferedCatalog } from './preview.queries.ts';
import { listTaxRates } from './tax-tables.queries.ts';
import { usesOf } from './uses.rules.ts';

/** Offers that one preview compares; about 10 µs each. */
const mostOffers = 50_000;
const mostChanges = 50;

type Counts = Pick<TaxPreview, 'estimates' | 'less' | 'same' | 'more'>;
const noCounts = (): Counts => ({ estimates: 0, less: 0, same: 0, more: 0 });

/**
 * Every estimate of the country's open and coming rounds, by the table of today and by that of another day; with
 * `rates` as if they were published from that day on.
 */
export async function previewTaxes(
  db: Db,
  scope: AdminScope,
  { country, asOf, today, rates }: { country: string; asOf: Day; today: Day; rates?: readonly TaxDraftRate[] },
): Promise<TaxPreview> {
  const law = await listTaxRates(db, scope, { country });
  const coming = rates ? lawWith({ country, validFrom: asOf, rates }, law) : law;
  const [now, then] = [taxTableOn(law, country, today), taxTableOn(coming, country, asOf)];
  // Without VAT there is no price, before or after, and so nothing to compare.
  const offered = hasVat(now) && hasVat(then) ? await listOffers(db, scope, country, today) : [];
  const catalogIds = [...new Set(offered.map(({ catalogId }) => catalogId))];
  const products = await listPricedProducts(db, catalogIds);
  const byCatalog = Map.groupBy(products, ({ catalog_id }) => catalog_id);
  const ids = products.map(({ id }) => id);
  const mandatory = Map.groupBy(
    await listAccessories(db, catalogIds, ids, { mandatory: true }),
    ({ product_id }) => product_id,
  );
  const total = noCounts();
  const companies = new Map<string, TaxPreview['companies'][number]>();
  const changes: TaxPreview['changes'] = [];
  const differences: number[] = [];
  const uses: Record<string, number> = {};
  let compared = 0;
  for (const catalog of offered) {
    for (const product of byCatalog.get(catalog.catalogId) ?? []) {
      compared += 1;
      if (compared > mostOffers) break;
      const priceBy = (table: typeof now) => priceOf(product, catalog, mandatory.get(product.id) ?? [], table);
      const [before, after] = [priceBy(now), priceBy(then)];
      for (const code of usesOf(product, before.offer.terms)) uses[code] = (uses[code] ?? 0) + 1;
      if (!before.quote.estimate || !after.quote.estimate) continue;
      const { companyId, companyName, subscriptionName } = catalog;
      const company = companies.get(companyId) ?? { id: companyId, companyName, ...noCounts() };
      companies.set(companyId, company);
      const change = firstChange(before.quote.estimate.columns, after.quote.estimate.columns);
      const kind = !change ? 'same' : change.after.amount < change.before.amount ? 'less' : 'more';
      differences.push(change ? change.after.amount - change.before.amount : 0);
      for (const counts of [total, company]) {
        counts.estimates += 1;
        counts[kind] += 1;
      }
      if (change)
        changes.push({
          productId: product.id,
          productName: product.product_name,
          companyName,
          subscriptionName,
          ...change,
        });
    }
  }
  const size = ({ before, after }: TaxPreview['changes'][number]) => Math.abs(after.amount - before.amount);
  return {
    country,
    today,
    asOf,
    ...total,
    isCut: compared > mostOffers,
    ordersKept: await countOrders(db, scope, country),
    companiesInCountry: await countCompanies(db, scope, country),
    uses,
    companies: [...companies.values()],
    distribution: distributionOf(differences),
    changes: changes.toSorted((a, b) => size(b) - size(a)).slice(0, mostChanges),
  };
}

function priceOf(
  product: PricedProduct,
  catalog: OfferedCatalog,
  accessories: Parameters<typeof offerOf>[2],
  table: Parameters<typeof offerOf>[3],
) {
  const { grossDraw, netDraw, periods, subsidyYearly } = catalog;
  const perMonth = monthlySubsidy(subsidyYearly);
  const window = {
    ...catalog,
    defaultMonths: periods.find((months) => months === catalog.defaultMonths) ?? Math.max(...periods),
    draws: grossDraw ? (netDraw ? 'both' : 'gross') : 'net',
    subsidyPerMonth: perMonth,
    subsidyLeft: perMonth,
  } as const;
  const offer = offerOf(product, window, accessories, table);
  return { offer, quote: quoteOf(offer, firstChoice(offer)).quote };
}

type Columns = NonNullable<ReturnType<typeof quoteOf>['quote']['estimate']>['columns'];

/** The lowest rate at which the net price a month is another one. */
function firstChange(before: Columns, after: Columns) {
  for (const level of tableLevels) {
    const of = (columns: Columns) => columns.find((column) => column.level === level)?.notAlreadyTaxed.netPerMonth;
    const [old, next] = [of(before), of(after)];
    if (old && next && old.amount !== next.amount) return { level, before: old, after: next };
  }
  return undefined;
}
