import { setImmediate as breathe } from 'node:timers/promises';
import type pg from 'pg';
import type { Db } from '../../../db/tenant.ts';
import type { Services } from '../../../services.ts';
import { inviteUsers } from '../../users/index.ts';

/** Mails that are written before other requests are served again. */
const batch = 50;

type Fresh = { id: string; email: string; name: string };

/**
 * Invites the new employees of an import, in its transaction; never those who have left (DECISIONS 16). The key of
 * each mail keeps a repeated job from sending it twice. Answers how many were invited.
 */
export async function inviteImported(
  client: pg.Client,
  db: Db,
  services: Services,
  importId: string,
  companyId: string,
): Promise<number> {
  const now = services.clock.now();
  const company = await db
    .selectFrom('companies')
    .select(['company_name'])
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  const { rows } = await client.query<Fresh>(
    `select e.id, e.email, e.name from import_verdict v join employees e on e.id = v.target
     where v.outcome = 'NEW' and (e.exit_date is null or e.exit_date >= $1) order by v.row_number`,
    [services.clock.today()],
  );
  for (let from = 0; from < rows.length; from += batch) {
    await inviteUsers(
      db,
      services,
      now,
      rows
        .slice(from, from + batch)
        .map(({ id, email, name }) => ({
          email,
          name,
          role: 'employee' as const,
          companyId,
          employeeId: id,
          invitedBy: company.company_name,
          dedupeKey: `import:${importId}:${id}`,
        })),
    );
    await breathe();
  }
  return rows.length;
}
