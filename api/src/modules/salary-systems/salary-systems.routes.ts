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
import { changesOf } from '../../access/changes-of.ts';
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
  route(createSalarySystem, (context) =>
    context.tenant(async (db) => {
      const system = await systems.insertSalarySystem(db, context.scope, context.body);
      await recordAudit(db, context, 'salary-system.created', ['salary_system', system.id], { name: system.name });
      return system;
    }),
  );
  route(changeSalarySystem, (context) =>
    context.tenant(async (db) => {
      const before = await systems.getSalarySystem(db, context.scope, context.params.salarySystemId);
      const system = await systems.changeSalarySystem(db, context.scope, context.params.salarySystemId, context.body);
      const fields = Object.keys(context.body).filter((field) => field !== 'version');
      const detail = { fields, ...changesOf(before, system, fields) };
      await recordAudit(db, context, 'salary-system.changed', ['salary_system', system.id], detail);
      return system;
    }),
  );
  route(removeSalarySystem, (context) =>
    context.tenant(async (db) => {
      const { name } = await systems.getSalarySystem(db, context.scope, context.params.salarySystemId);
      await systems.removeSalarySystem(db, context.scope, context.params.salarySystemId);
      await recordAudit(db, context, 'salary-system.removed', ['salary_system', context.params.salarySystemId], {
        name,
      });
      return { id: context.params.salarySystemId };
    }),
  );
}
