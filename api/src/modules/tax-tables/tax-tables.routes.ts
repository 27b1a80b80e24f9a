import { previewTaxTable } from '@portal/contract/tax-preview';
import { changeTaxRate, copyTaxYear, createTaxRate, listTaxRates, removeTaxRate } from '@portal/contract/tax-tables';
import { recordAudit } from '../../access/audit.ts';
import type { Router } from '../../http/route.ts';
import { previewTaxes } from './preview.service.ts';
import * as rates from './tax-tables.queries.ts';

/**
 * Tax rates and fixed amounts by country and day (RULES 0.11). They feed estimates; orders keep those they were made
 * with.
 */
export function taxTableRoutes({ route }: Router): void {
  route(listTaxRates, ({ query, scope, tenant }) => tenant((db) => rates.listTaxRates(db, scope, query)));
  route(previewTaxTable, ({ query, scope, tenant, today }) =>
    tenant((db) => previewTaxes(db, scope, { ...query, today })),
  );
  route(createTaxRate, ({ body, scope, now, requestId, tenant }) =>
    tenant(async (db) => {
      const rate = await rates.insertTaxRate(db, scope, body);
      await recordAudit(db, { now, scope, requestId }, 'tax-rate.created', ['tax_rate', rate.id], body);
      return rate;
    }),
  );
  route(copyTaxYear, ({ body, scope, now, requestId, tenant }) =>
    tenant(async (db) => {
      const copied = await rates.copyTaxYear(db, scope, body);
      await recordAudit(db, { now, scope, requestId }, 'tax-year.copied', ['tax_rate', `${body.country} ${body.to}`], {
        ...body,
        copied,
      });
      return { copied };
    }),
  );
  route(changeTaxRate, ({ params, body, scope, now, requestId, tenant }) =>
    tenant(async (db) => {
      const rate = await rates.changeTaxRate(db, scope, params.taxRateId, body);
      await recordAudit(db, { now, scope, requestId }, 'tax-rate.changed', ['tax_rate', rate.id], body);
      return rate;
    }),
  );
  route(removeTaxRate, ({ params, scope, now, requestId, tenant }) =>
    tenant(async (db) => {
      await rates.removeTaxRate(db, scope, params.taxRateId);
      await recordAudit(db, { now, scope, requestId }, 'tax-rate.removed', ['tax_rate', params.taxRateId]);
      return { id: params.taxRateId };
    }),
  );
}
