import { sql } from 'kysely';
import { lacksVat } from '../orders/index.ts';

/** The prices of an order `o` as they were frozen, with the percentage of its category `c`: a `StoredPrice`. */
export const storedPrice = [
  'o.months',
  'o.pricing',
  'o.price_ex_vat as priceExVat',
  'o.goods_month as goodsMonth',
  'o.net_month as netMonth',
  'o.all_risk_month as allRiskMonth',
  'o.employee_ins_month as employeeInsMonth',
  'o.subsidy_month as subsidyMonth',
  'o.is_subscription as isSubscription',
  'c.scrap_percent as scrapPercent',
  lacksVat.as('lacksVat'),
  // Main line first.
  sql<number[]>`coalesce((select json_agg(l.price_ex_vat order by l.line_no) from order_lines l
    where l.order_id = o.id), '[]')`.as('linePrices'),
] as const;
