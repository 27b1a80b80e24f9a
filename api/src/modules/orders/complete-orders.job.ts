import { addDays } from '@portal/contract/days';
import { sql } from 'kysely';
import { withSystem } from '../../db/tenant.ts';
import type { Services } from '../../services.ts';
import { recordOrderEvents } from '../order-events/index.ts';

const daysUntilCompleted = 14;
const batch = 500;

/**
 * Orders that were shipped 14 days ago complete themselves (RULES 3.1). For all tenants, hence the portal's own work.
 */
export async function completeOldDispatches({ pool, clock }: Services): Promise<void> {
  const now = clock.now();
  const until = addDays(clock.today(), -daysUntilCompleted);
  while (
    await withSystem(pool, async (db) => {
      const due = db
        .selectFrom('orders')
        .select('id')
        .where('status', '=', 'DISPATCHED')
        .where('dispatched_on', '<=', until)
        .orderBy('dispatched_on')
        .limit(batch)
        .forUpdate()
        .skipLocked();
      const completed = await db
        .updateTable('orders')
        .set({ status: 'COMPLETED', completed_at: now, version: sql`version + 1` })
        .where('id', 'in', due)
        .where('status', '=', 'DISPATCHED')
        .returning(['id', 'company_id', 'supplier_id', 'employee_id'])
        .execute();
      await recordOrderEvents(
        db,
        completed.map((order) => ({
          orderId: order.id,
          companyId: order.company_id,
          supplierId: order.supplier_id,
          employeeId: order.employee_id,
          at: now,
          kind: 'STATUS',
          fromStatus: 'DISPATCHED',
          toStatus: 'COMPLETED',
          actor: { id: null, name: '', role: 'system' },
        })),
      );
      return completed.length === batch;
    })
  );
}
