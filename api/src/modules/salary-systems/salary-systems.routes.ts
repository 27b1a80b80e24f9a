import { salarySystemPresets } from '@portal/contract/salary-system-presets';
import {
  changeSalarySystem,
  createSalarySystem,
  getSalarySystem,
  listSalarySystemPresets,
  listSalarySystems,
  previewSalarySystem,
  removeSalarySystem,
} from '@portal/contract/salary-systems';
import { recordAudit } from '../../access/audit.ts';
import type { Router } from '../../http/route.ts';
import { previewLayout } from './preview.mapping.ts';
import * as systems from './salary-systems.queries.ts';

/** Salary systems are data (RULES 4.3): back office describes how each payroll program wants its file. */
export function salarySystemRoutes({ route, list }: Router): void {
  list(listSalarySystems, ({ query, scope, tenant }) => tenant((db) => systems.listSalarySystems(db, scope, query)));
  route(listSalarySystemPresets, async () => [...salarySystemPresets]);
  route(previewSalarySystem, async ({ body }) => previewLayout(body.layout));
  route(getSalarySystem, ({ params, scope, tenant }) =>
    tenant((db) => systems.getSalarySystem(db, scope, params.salarySystemId)),
  );
  route(createSalarySystem, ({ body, scope, now, requestId, tenant }) =>
    tenant(async (db) => {
      const system = await systems.insertSalarySystem(db, scope, body);
      await recordAudit(db, { now, scope, requestId }, 'salary-system.created', ['salary_system', system.id], {
        name: system.name,
      });
      return system;
    }),
  );
  route(changeSalarySystem, ({ params, body, scope, now, requestId, tenant }) =>
    tenant(async (db) => {
      const system = await systems.changeSalarySystem(db, scope, params.salarySystemId, body);
      await recordAudit(db, { now, scope, requestId }, 'salary-system.changed', ['salary_system', system.id], body);
      return system;
    }),
  );
  route(removeSalarySystem, ({ params, scope, now, requestId, tenant }) =>
    tenant(async (db) => {
      await systems.removeSalarySystem(db, scope, params.salarySystemId);
      await recordAudit(db, { now, scope, requestId }, 'salary-system.removed', [
        'salary_system',
        params.salarySystemId,
      ]);
      return { id: params.salarySystemId };
    }),
  );
}
