import * as contract from '@portal/contract/end-of-term';
import { DomainError } from '../../http/domain-error.ts';
import type { Router } from '../../http/route.ts';
import { sendFile } from '../../http/send-file.ts';
import { actorOf } from '../order-events/index.ts';
import { chooseEndOfTerm } from './choose.service.ts';
import { endOfTermOf } from './end-of-term.mapping.ts';
import { findTerm } from './end-of-term.queries.ts';
import { returnLabel } from './return-label.mapping.ts';

/** The employee's own choice at the end of a term (DECISIONS 40). */
export function employeeEndOfTermRoutes(router: Router): void {
  router.route(contract.getEndOfTerm, ({ params, scope, tenant, today }) =>
    tenant((db) => endOfTermOf(db, scope, params.orderId, today)),
  );
  router.route(
    contract.chooseEndOfTerm,
    async ({ params, body, scope, session, thenNotify, now, today, requestId }) => {
      const acting = { actor: actorOf(session), now, today, requestId };
      return thenNotify('tell-requests', (db) => chooseEndOfTerm(db, scope, params.orderId, body, acting));
    },
  );
  router.route(contract.downloadReturnLabel, async ({ params, scope, session, tenant, reply }) => {
    const term = await tenant((db) => findTerm(db, scope, params.orderId));
    if (!term) throw new DomainError('order-not-found');
    if (term.state !== 'RETURN') throw new DomainError('file-not-found');
    const { fileName, content } = await returnLabel(term, session.language);
    return sendFile(reply, fileName, content);
  });
}
