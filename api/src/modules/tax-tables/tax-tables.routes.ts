import { previewTaxDraft, previewTaxTable } from '@portal/contract/tax-preview';
import * as contract from '@portal/contract/tax-tables';
import type { Router } from '../../http/route.ts';
import { listTaxDrafts } from './drafts.queries.ts';
import * as drafts from './drafts.service.ts';
import { previewTaxes } from './preview.service.ts';
import { listTaxRates } from './tax-tables.queries.ts';

/**
 * Tax rates and fixed amounts by country and day (RULES 0.11). They feed estimates; orders keep those they were made
 * with. What is published is law from its day on; it is written as a draft, which nobody calculates with.
 */
export function taxTableRoutes({ route }: Router): void {
  route(contract.listTaxRates, ({ query, scope, tenant }) => tenant((db) => listTaxRates(db, scope, query)));
  route(previewTaxTable, ({ query, scope, tenant, today }) =>
    tenant((db) => previewTaxes(db, scope, { ...query, today })),
  );
  route(previewTaxDraft, ({ body, scope, tenant, today }) =>
    tenant((db) => previewTaxes(db, scope, { ...body, today })),
  );
  route(contract.listTaxDrafts, ({ scope, tenant }) => tenant((db) => listTaxDrafts(db, scope)));
  route(contract.startTaxDraft, ({ body, scope, tenant, ...at }) =>
    tenant((db) => drafts.startTaxDraft(db, scope, body, at)),
  );
  route(contract.saveTaxDraft, ({ params, body, scope, tenant, ...at }) =>
    tenant((db) => drafts.saveTaxDraft(db, scope, params.taxDraftId, body, at)),
  );
  route(contract.discardTaxDraft, ({ params, scope, tenant, ...at }) =>
    tenant(async (db) => {
      await drafts.discardTaxDraft(db, scope, params.taxDraftId, at);
      return { id: params.taxDraftId };
    }),
  );
  route(contract.publishTaxDraft, ({ params, body, scope, tenant, ...at }) =>
    tenant((db) => drafts.publishTaxDraft(db, scope, params.taxDraftId, body.version, at)),
  );
  route(contract.withdrawTaxTable, ({ body, scope, tenant, ...at }) =>
    tenant((db) => drafts.withdrawTaxTable(db, scope, body, at)),
  );
}
