import {
  changeHrSystem,
  createHrSystem,
  getHrSystem,
  listHrSystems,
  removeHrSystem,
} from '@portal/contract/hr-systems';
import { recordAudit } from '../../access/audit.ts';
import { changesOf } from '../../access/changes-of.ts';
import type { Router } from '../../http/route.ts';
import * as systems from './hr-systems.queries.ts';

/** HR systems are data (RULES 4.3): back office describes how each HR program writes its list of employees. */
export function hrSystemRoutes({ route, list }: Router): void {
  list(listHrSystems, ({ query, scope, tenant }) => tenant((db) => systems.listHrSystems(db, scope, query)));
  route(getHrSystem, ({ params, scope, tenant }) => tenant((db) => systems.getHrSystem(db, scope, params.hrSystemId)));
  route(createHrSystem, (context) =>
    context.tenant(async (db) => {
      const system = await systems.insertHrSystem(db, context.scope, context.body);
      await recordAudit(db, context, 'hr-system.created', ['hr_system', system.id], { name: system.name });
      return system;
    }),
  );
  route(changeHrSystem, (context) =>
    context.tenant(async (db) => {
      const before = await systems.getHrSystem(db, context.scope, context.params.hrSystemId);
      const system = await systems.changeHrSystem(db, context.scope, context.params.hrSystemId, context.body);
      const fields = Object.keys(context.body).filter((field) => field !== 'version');
      const detail = { fields, ...changesOf(before, system, fields) };
      await recordAudit(db, context, 'hr-system.changed', ['hr_system', system.id], detail);
      return system;
    }),
  );
  route(removeHrSystem, (context) =>
    context.tenant(async (db) => {
      const { name } = await systems.getHrSystem(db, context.scope, context.params.hrSystemId);
      await systems.removeHrSystem(db, context.scope, context.params.hrSystemId);
      await recordAudit(db, context, 'hr-system.removed', ['hr_system', context.params.hrSystemId], { name });
      return { id: context.params.hrSystemId };
    }),
  );
}
