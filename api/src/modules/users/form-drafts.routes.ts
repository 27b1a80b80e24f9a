import * as contract from '@portal/contract/form-drafts';
import type { Router } from '../../http/route.ts';
import { listFormDrafts, removeFormDraft } from './form-drafts.queries.ts';
import { readFormDraft, saveFormDraft } from './form-drafts.service.ts';

/** Forms that are begun. Nothing in them binds, so the audit log begins with what they create. */
export function formDraftRoutes(router: Router): void {
  router.route(contract.listFormDrafts, ({ scope, tenant }) => tenant((db) => listFormDrafts(db, scope)));
  router.route(contract.getFormDraft, ({ params, scope, tenant, services }) =>
    tenant((db) => readFormDraft(db, services.config, scope, params.form)),
  );
  router.route(contract.saveFormDraft, ({ params, body, scope, tenant, services, now }) =>
    tenant((db) => saveFormDraft(db, services.config, scope, params.form, body, now)),
  );
  router.route(contract.removeFormDraft, ({ params, scope, tenant }) =>
    tenant((db) => removeFormDraft(db, scope, params.form)),
  );
}
