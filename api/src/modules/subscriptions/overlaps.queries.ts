import type { Day } from '@portal/contract/days';
import type { CompanyScope } from '../../access/scope.ts';
import type { Db } from '../../db/tenant.ts';

export type Overlap = { id: string; subscriptionName: string; startDate: Day; endDate: Day };

/** Open subscriptions that offer one of these catalogs on one of these days: worth knowing, not forbidden. */
export function listOverlaps(
  db: Db,
  scope: CompanyScope,
  window: { startDate: Day; endDate: Day; catalogIds: string[] },
): Promise<Overlap[]> {
  return db
    .selectFrom('subscriptions as s')
    .where('s.company_id', '=', scope.companyId)
    .where('s.deleted_at', 'is', null)
    .where('s.status', '=', 'OPEN')
    .where('s.start_date', '<=', window.endDate)
    .where('s.end_date', '>=', window.startDate)
    .where(({ exists, selectFrom, ref }) =>
      exists(
        selectFrom('subscription_catalogs as sc')
          .select('sc.catalog_id')
          .where('sc.subscription_id', '=', ref('s.id'))
          .where('sc.catalog_id', 'in', window.catalogIds),
      ),
    )
    .select(['s.id', 's.subscription_name as subscriptionName', 's.start_date as startDate', 's.end_date as endDate'])
    .orderBy('s.start_date')
    .orderBy('s.id')
    .limit(10)
    .execute();
}
