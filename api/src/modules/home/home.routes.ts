import type { Day } from '@portal/contract/days';
import { getHome, type Home } from '@portal/contract/home';
import { getOrdersByMonth, getOwnDraws, getSalaryMonths, getShippingTimes } from '@portal/contract/home-month';
import { getOfficeHome } from '@portal/contract/home-office';
import type { Scope } from '../../access/scope.ts';
import type { Db } from '../../db/tenant.ts';
import type { Router } from '../../http/route.ts';
import { salaryMonths } from '../salary-files/index.ts';
import { adminHome, companyHome, employeeHome, supplierHome } from './home.queries.ts';
import { officeHome } from './office.queries.ts';
import { ordersByMonth } from './orders-by-month.queries.ts';
import { ownDraws } from './own-draws.queries.ts';
import { shippingTimes } from './shipping.queries.ts';

/** The first page of every role: what waits for the person, with real numbers. */
export function homeRoutes(router: Router): void {
  router.route(getHome, async ({ scope, now, today, tenant }) => ({
    today,
    ...(await tenant((db) => partsOf(db, scope, { now, today }))),
  }));
  router.route(getSalaryMonths, ({ scope, now, today, tenant }) =>
    tenant((db) => salaryMonths(db, scope, { now, today })),
  );
  router.route(getOrdersByMonth, ({ scope, today, tenant }) => tenant((db) => ordersByMonth(db, scope, today)));
  router.route(getOwnDraws, ({ scope, today, tenant }) => tenant((db) => ownDraws(db, scope, today)));
  router.route(getOfficeHome, ({ scope, today, tenant }) => tenant((db) => officeHome(db, scope, today)));
  router.route(getShippingTimes, ({ scope, now, tenant }) => tenant((db) => shippingTimes(db, scope, now)));
}

function partsOf(db: Db, scope: Scope, moment: { now: Date; today: Day }): Promise<Omit<Home, 'today'>> {
  if (scope.role === 'admin') return adminHome(db, scope, moment);
  if (scope.role === 'supplier') return supplierHome(db, scope, moment);
  return scope.role === 'company' ? companyHome(db, scope, moment) : employeeHome(db, scope, moment);
}
