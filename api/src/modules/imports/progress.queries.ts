import type { Identity } from '../../db/identity.ts';
import { withTenant } from '../../db/tenant.ts';
import type { Services } from '../../services.ts';

/**
 * Tells the page how far the job is, twice a second at most, on a connection of its own: the import's is one
 * transaction.
 */
export function progressOf(
  { pool }: Pick<Services, 'pool'>,
  identity: Identity,
  jobId: string,
  total: number,
): (done: number) => Promise<void> {
  let told = 0;
  return async (done) => {
    if (performance.now() - told < 500) return;
    told = performance.now();
    await withTenant(pool, identity, (db) =>
      db
        .updateTable('jobs')
        .set({ done: Math.min(done, total), total })
        .where('id', '=', jobId)
        .execute(),
    );
  };
}
