import { companyScopeForJob } from '../../access/scope.ts';
import type { Identity } from '../../db/identity.ts';
import { withTenant, type Db } from '../../db/tenant.ts';
import type { JobRow } from '../../jobs/run-job.ts';
import type { Services } from '../../services.ts';
import type { Acting } from './acting.mapping.ts';
import { waitingEmployees, writeOutcomes, type Asked, type ChangePayload, type Outcome } from './changes.queries.ts';
import { listOwnIds } from './employees.queries.ts';
import { mailPortion } from './mail-employees.service.ts';
import { move, putBack } from './many-employees.queries.ts';

/** Employees of one transaction: a second at most, so that a person who saves one of them waits no longer. */
const portion = 1_000;
const first = '00000000-0000-0000-0000-000000000000';

/**
 * Changes many employees, a portion in each transaction together with what became of it. A job that died goes on with
 * those who still wait: each gets the mail, and gets it once.
 */
export async function changeEmployees(services: Services, { id, companyId, userId, payload }: JobRow): Promise<null> {
  if (!companyId || !userId) throw new Error('a change of employees belongs to a company and a person');
  const { asked, companyName } = payload as ChangePayload;
  const scope = companyScopeForJob(companyId, userId);
  const identity: Identity = { role: 'company', userId, companyId, supplierId: null, employeeId: null };
  const { clock, pool, queue } = services;
  const by = { scope, actorName: '', companyName, requestId: id, services };
  for (let behind: string | undefined = first; behind !== undefined;) {
    const after: string = behind;
    behind = await withTenant(pool, identity, async (db) => {
      const rows = await waitingEmployees(db, scope, id, after, portion);
      if (rows.length === 0) return undefined;
      await writeOutcomes(
        db,
        scope,
        id,
        await change(db, asked, rows, { ...by, now: clock.now(), today: clock.today() }),
      );
      return rows.at(-1)?.employeeId;
    });
    if (asked.kind === 'INVITATION' || asked.kind === 'LOGIN_LINK') queue.notify({ kind: 'deliver-mail' });
  }
  return null;
}

type Row = { employeeId: string; before: string };

async function change(db: Db, asked: Asked, rows: readonly Row[], acting: Acting): Promise<readonly Outcome[]> {
  const ids = rows.map(({ employeeId }) => employeeId);
  if (asked.kind === 'INVITATION' || asked.kind === 'LOGIN_LINK')
    return (await mailPortion(db, ids, asked.kind === 'INVITATION' ? 'invitation' : 'login-link', acting)).results;
  const own = await listOwnIds(db, acting.scope, ids);
  const known = new Set(own);
  if (asked.kind === 'DEPARTMENT') {
    const moved = await move(db, acting.scope, own, asked.department);
    const former = new Map(moved.map(({ id, department }) => [id, department]));
    return ids.map((employeeId) => {
      const before = former.get(employeeId);
      if (before !== undefined) return { employeeId, outcome: 'CHANGED', before };
      return { employeeId, outcome: known.has(employeeId) ? 'SAME' : 'NOT_FOUND' };
    });
  }
  const back = new Set(await putBack(db, acting.scope, rows, asked.department));
  return ids.map((employeeId) => ({
    employeeId,
    outcome: back.has(employeeId) ? 'CHANGED' : known.has(employeeId) ? 'CHANGED_SINCE' : 'NOT_FOUND',
  }));
}
