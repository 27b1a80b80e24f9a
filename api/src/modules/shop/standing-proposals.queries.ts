import type { Day } from '@portal/contract/days';
import { sql, type SqlBool } from 'kysely';

/**
 * Whether the proposal `o` to the employee `e` still fits its subscription `s`, for Postgres. It locks nothing
 * (DECISIONS 46), so the subscription may have changed since; an order must be what its subscription offers (RULES
 * 3.4).
 */
export const stands = (today: Day) => sql<SqlBool>`(s.status = 'OPEN' and s.deleted_at is null
  and s.end_date >= ${today} and s.start_date <= o.ordered_on and o.months = any (s.periods)
  and (o.all_risk_month = 0 or s.all_risk) and (o.employee_ins_month = 0 or s.employee_ins)
  and o.delivery_method = s.delivery_method
  and coalesce(o.pricing -> 'offer' -> 'terms' ->> 'draws' = case when not s.gross_draw then 'net'
    when s.net_draw then 'both' else 'gross' end, true)
  and exists (select from subscription_catalogs c where c.subscription_id = s.id and c.catalog_id = o.catalog_id)
  and exists (select from subscription_employees p where p.subscription_id = s.id and p.employee_id = e.id)
  and e.deleted_at is null and (e.exit_date is null or e.exit_date >= ${today}))`;
