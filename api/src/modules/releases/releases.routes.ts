import { listHaltedReleases, reportRemoteLoad, reportViolation, resumeHaltedRelease } from '@portal/contract/releases';
import { attemptKey, networkOf } from '../../access/attempts.ts';
import { recordAudit } from '../../access/audit.ts';
import { withSystem } from '../../db/tenant.ts';
import { DomainError } from '../../http/domain-error.ts';
import type { Router } from '../../http/route.ts';
import { standingOf } from './release-registry.service.ts';
import { insertHalted, insertLoad, isHalted, listHalted, loadsOf, resumeRelease } from './releases.queries.ts';
import { isFailing } from './releases.rules.ts';

/** What browsers report of the front end's releases; what they report belongs to no tenant. */
export function releaseRoutes(router: Router): void {
  router.open(listHaltedReleases, ({ services }) => withSystem(services.pool, listHalted, { readOnly: true }));

  // `/metrics` counts them by directive and part; nothing else is kept.
  router.open(reportViolation, async () => ({ counted: true as const }));

  // The registry decides what is on trial and whose it is, not who reports.
  router.route(reportRemoteLoad, async ({ body, session, now, requestId, request, services }) => {
    const { remote, version, failed } = body;
    const release = { remote, version };
    const standing = await standingOf(services.config, session.role, release);
    if (!standing) return { halted: false };
    const { onTrial } = standing;
    const network = attemptKey(services.config.jwtSecret, 'request', networkOf(request.ip)).slice(-12);
    return withSystem(
      services.pool,
      async (db) => {
        await insertLoad(db, now, {
          ...release,
          onTrial,
          failed,
          sessionId: session.id,
          userId: session.userId,
          network,
        });
        if (!onTrial) return { halted: false };
        const { trial, others } = await loadsOf(db, release);
        if (!isFailing(trial, others)) return { halted: await isHalted(db, release) };
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
    );
  });

  router.route(resumeHaltedRelease, ({ body, scope, now, requestId, tenant }) =>
    tenant(async (db) => {
      const halted = await resumeRelease(db, scope, body);
      if (!halted) throw new DomainError('not-found');
      const name = `${body.remote}@${body.version}`;
      await recordAudit(db, { now, scope, requestId }, 'release.resumed', ['release', name], halted);
      return body;
    }),
  );
}
