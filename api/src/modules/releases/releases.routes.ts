import { listHaltedReleases, reportRemoteLoad, reportViolation } from '@portal/contract/releases';
import { recordAudit } from '../../access/audit.ts';
import { withSystem } from '../../db/tenant.ts';
import type { Router } from '../../http/route.ts';
import { insertHalted, insertLoad, isHalted, listHalted, loadsOf } from './releases.queries.ts';
import { isFailing } from './releases.rules.ts';

/** What browsers report of the front end's releases; what they report belongs to no tenant. */
export function releaseRoutes(router: Router): void {
  router.open(listHaltedReleases, ({ services }) => withSystem(services.pool, listHalted, { readOnly: true }));

  // `/metrics` counts them by directive and part; nothing else is kept.
  router.open(reportViolation, async () => ({ counted: true as const }));

  router.route(reportRemoteLoad, ({ body, session, now, requestId, services }) =>
    withSystem(
      services.pool,
      async (db) => {
        await insertLoad(db, now, { ...body, sessionId: session.id });
        if (!body.onTrial) return { halted: false };
        const { trial, others } = await loadsOf(db, body);
        if (!isFailing(trial, others)) return { halted: await isHalted(db, body) };
        const release = { remote: body.remote, version: body.version };
        if (await insertHalted(db, now, release, trial))
          await recordAudit(
            db,
            { now, scope: { role: 'admin', userId: '' }, requestId },
            'release.halted',
            ['release', `${release.remote}@${release.version}`],
            trial,
          );
        return { halted: true };
      },
      { background: true },
    ),
  );
}
