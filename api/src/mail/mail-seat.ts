import { sql } from 'kysely';
import type { Db } from '../db/tenant.ts';

/** Whose look a mail to a login has: that of the role it is about, else of the one last used. */
export async function mailSeatOf(db: Db, userId: string, membershipId?: string | null): Promise<{ companyId: string | null; supplierId: string | null }> {
  const seat = await db.selectFrom('memberships').select(['company_id as companyId', 'supplier_id as supplierId']).where('user_id', '=', userId)
    .where((where) => (membershipId ? where('id', '=', membershipId) : where.lit(true)))
    .orderBy(sql`last_used_at desc nulls last`).orderBy('id').limit(1).executeTakeFirst();
  return seat ?? { companyId: null, supplierId: null };
}
