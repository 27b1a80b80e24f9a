import { getMasterData } from '@portal/contract/master-data';
import type { Router } from '../../http/route.ts';
import { readMasterData } from './master-data.queries.ts';

/** What back office keeps for everybody; suppliers and companies read it (RULES 3.6). */
export function masterDataRoutes({ route }: Router): void {
  route(getMasterData, ({ scope, tenant }) => tenant((db) => readMasterData(db, scope)));
}
