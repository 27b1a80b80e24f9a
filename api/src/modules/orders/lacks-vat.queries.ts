import { sql } from 'kysely';

/**
 * The order `o` was priced with a VAT of 0 although no rate of 0 counted on its day: its country's VAT was missing, so
 * nothing more is priced by it (DECISIONS 31). `verify` lists such orders.
 */
export const lacksVat = sql<boolean>`coalesce(o.pricing #>> '{offer,terms,vatRate}' = '0', false)
  and (select r.basis_points from tax_rates r join companies f on f.country = r.country
    where f.id = o.company_id and r.code = 'vat' and r.valid_from <= o.ordered_on
    order by r.valid_from desc limit 1) is distinct from 0`;
