import {
  changeHrSystem,
  createHrSystem,
  getHrSystem,
  listHrSystems,
  removeHrSystem,
} from '@portal/contract/hr-systems';
import { recordAudit } from '../../access/audit.ts';
import type { Router } from '../../http/route.ts';
import * as systems from './hr-systems.queries.ts';

/** HR systems are data (RULES 4.3): back office describes how each HR program writes its list of employees. */
export function hrSystemRoutes({ route, list }: Router): void {
  list(listHrSystems, ({ query, scope, tenant }) => tenant((db) => systems.listHrSystems(db, scope, query)));
  route(getHrSystem, ({ params, scope, tenant }) => tenant((db) => systems.getHrSystem(db, scope, params.hrSystemId)));
  route(createHrSystem, ({ body, scope, now, requestId, tenant }) =>
    tenant(async (db) => {
      const system = await systems.insertHrSystem(db, scope, body);
      await recordAudit(db, { now, scope, requestId }, 'hr-system.created', ['hr_system', system.id], {
        name: system.name,
      });
      return system;
    }),
  );
  route(changeHrSystem, ({ params, body, scope, now, requestId, tenant }) =>
    tenant(async (db) => {
      const system = await systems.changeHrSystem(db, scope, params.hrSystemId, body);
      await recordAudit(db, { now, scope, requestId }, 'hr-system.changed', ['hr_system', system.id], body);
      return system;
    }),
  );
  route(removeHrSystem, ({ params, scope, now, requestId, tenant }) =>
    tenant(async (db) => {
      await systems.removeHrSystem(db, scope, params.hrSystemId);
      await recordAudit(db, { now, scope, requestId }, 'hr-system.removed', ['hr_system', params.hrSystemId]);
      return { id: params.hrSystemId };
    }),
  );
}
