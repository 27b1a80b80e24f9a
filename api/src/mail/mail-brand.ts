import { sql } from 'kysely';
import type { Db } from '../db/tenant.ts';

/** Whose look a mail to a login has: that of the membership it is about, else of the one last used. */
export async function mailBrandOf(
  db: Db,
  userId: string,
  membershipId?: string | null,
): Promise<{ companyId: string | null; supplierId: string | null }> {
  const membership = await db
    .selectFrom('memberships as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .select(['m.company_id as companyId', 'm.supplier_id as supplierId'])
    .where('m.user_id', '=', userId)
    .where((where) => (membershipId ? where('m.id', '=', membershipId) : where.lit(true)))
    .orderBy(sql`m.id is distinct from u.last_membership_id`)
    .orderBy('m.id')
    .limit(1)
    .executeTakeFirst();
  return membership ?? { companyId: null, supplierId: null };
}
