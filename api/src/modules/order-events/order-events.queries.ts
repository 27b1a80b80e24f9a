import type { Session } from '../../access/session.ts';
import type { Db } from '../../db/tenant.ts';

/** Who did it, as the timeline names them; the clock's own work has no id and the role `system`. */
export type Actor = { id: string | null; name: string; role: string };

/** The signed-in person as the history names them. */
export const actorOf = (session: Session): Actor => ({ id: session.userId, name: session.name, role: session.role });

export type OrderEvent = {
  orderId: string;
  companyId: string;
  supplierId: string;
  employeeId: string;
  at: Date;
  kind: 'STATUS' | 'SERIAL_NUMBER' | 'MAIL' | 'NOTE' | 'EXPIRY';
  /** `NEW` and `PROPOSED` beside the order statuses; the database refuses a path that RULES 3.1 does not know */
  fromStatus: string | null;
  toStatus: string | null;
  actor: Actor;
  reason?: string;
  /** facts of the event, never salary data: suppliers read the same line */
  detail?: object;
};

/** One append-only line of an order's history, in the transaction of what it tells (RULES 3). */
export async function recordOrderEvent(db: Db, event: OrderEvent): Promise<void> {
  await recordOrderEvents(db, [event]);
}

export async function recordOrderEvents(db: Db, events: readonly OrderEvent[]): Promise<void> {
  if (events.length === 0) return;
  await db
    .insertInto('order_events')
    .values(
      events.map((event) => ({
        order_id: event.orderId,
        company_id: event.companyId,
        supplier_id: event.supplierId,
        employee_id: event.employeeId,
        at: event.at,
        kind: event.kind,
        from_status: event.fromStatus,
        to_status: event.toStatus,
        actor_id: event.actor.id,
        actor_name: event.actor.name,
        actor_role: event.actor.role,
        reason: event.reason ?? '',
        detail: JSON.stringify(event.detail ?? {}),
      })),
    )
    .execute();
}
