import * as contract from '@portal/contract/subscription-drafts';
import type { Router } from '../../http/route.ts';
import { changeDraft, getDraft, insertDraft, listDrafts, removeDraft } from './drafts.queries.ts';

/** Begun subscriptions. They bind nobody, so the audit log begins when one is created. */
export function subscriptionDraftRoutes(router: Router): void {
  router.route(contract.listDrafts, ({ scope, tenant }) => tenant((db) => listDrafts(db, scope)));
  router.route(contract.getDraft, ({ params, scope, tenant }) => tenant((db) => getDraft(db, scope, params.draftId)));
  router.route(contract.createDraft, ({ body, scope, tenant, now }) =>
    tenant((db) => insertDraft(db, scope, body, now)),
  );
  router.route(contract.changeDraft, ({ params, body, scope, tenant, now }) =>
    tenant((db) => changeDraft(db, scope, params.draftId, body, now)),
  );
  router.route(contract.removeDraft, ({ params, scope, tenant }) =>
    tenant(async (db) => {
      await removeDraft(db, scope, params.draftId);
      return { id: params.draftId };
    }),
  );
}
