import { endSeeAs as endEndpoint, startSeeAs as startEndpoint } from '@portal/contract/see-as';
import type { Router } from '../../http/route.ts';
import { tokenFor } from '../../plugins/tokens.ts';
import { endSeeAs, startSeeAs } from './see-as.service.ts';

/** Back office looks at one person's portal, read only (the guard says so at every request). */
export function seeAsRoutes(router: Router): void {
  router.route(startEndpoint, async ({ body, session, services, requestId, request, proved }) => {
    const { sessionId, user } = await proved(
      async () => undefined,
      (db) => startSeeAs(db, services, session, body, requestId),
    );
    return { user, token: tokenFor(request.server, { id: sessionId, userId: user.id }) };
  });
  router.route(endEndpoint, async ({ session, services, requestId, request, proved }) => {
    const { sessionId, user } = await proved(
      async () => undefined,
      (db) => endSeeAs(db, services, session, requestId),
    );
    return { user, token: tokenFor(request.server, { id: sessionId, userId: user.id }) };
  });
}
