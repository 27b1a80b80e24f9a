import type pg from 'pg';
import { withSystem } from '../src/db/tenant.ts';

/** The administrator of the world's company with this number: 1 is the largest, 2 has as many orders as the median. */
export async function adminOf(
  pool: pg.Pool,
  company: number,
): Promise<{ membershipId: string; userId: string; companyId: string }> {
  const admin = await withSystem(pool, (db) =>
    db
      .selectFrom('memberships as m')
      .innerJoin('users as u', 'u.id', 'm.user_id')
      .select(['m.id as membershipId', 'u.id as userId', 'm.company_id as companyId'])
      .where('u.email', '=', `admin${company}@company.example`)
      .executeTakeFirstOrThrow(),
  );
  return { ...admin, companyId: admin.companyId ?? '' };
}
