import * as bulk from '@portal/contract/employee-bulk';
import { listEmployeeMails } from '@portal/contract/employee-mails';
import * as contract from '@portal/contract/employees';
import type { Router } from '../../http/route.ts';
import { sendTable } from '../../http/send-file.ts';
import { i18nOf } from '../../i18n.ts';
import { hashTemporary } from '../admins/index.ts';
import { actingOf } from './acting.mapping.ts';
import { employeeChangeRoutes } from './changes.routes.ts';
import { getEmployee, listDepartments, listEmployees, listIds } from './employees.queries.ts';
import { changeEmployee, createEmployee, removeEmployee } from './employees.service.ts';
import { companyExitRoutes } from './exit.routes.ts';
import { employeeTable } from './export-employees.service.ts';
import { mailEmployees, previewLoginMails } from './mail-employees.service.ts';
import { listMails, moveToDepartment, readDeliveries } from './many-employees.queries.ts';

/** The company's employees (SPEC 2, 3; RULES 3.5, 5). */
export function companyEmployeeRoutes(router: Router): void {
  router.read(contract.listEmployees, ({ query, scope, tenant }) => tenant((db) => listEmployees(db, scope, query)));

  router.read(contract.listDepartments, ({ scope, tenant }) => tenant((db) => listDepartments(db, scope)));

  router.read(bulk.listEmployeeIds, ({ query, scope, tenant }) =>
    tenant((db) => listIds(db, scope, query, bulk.bulkLimit)),
  );

  router.read(
    contract.exportEmployees,
    async ({ query: { format, ...filters }, scope, session, tenant, today, reply }) => {
      const table = await employeeTable(tenant, scope, filters, session.language);
      const sheet = i18nOf(session.language).t('Employees');
      return sendTable(reply, { ...table, name: `employees-${today}`, sheet }, format, session.language);
    },
  );

  router.route(contract.getEmployee, ({ params, scope, tenant, today }) =>
    tenant((db) => getEmployee(db, scope, params.employeeId, today)),
  );

  router.route(listEmployeeMails, ({ params, scope, tenant }) =>
    tenant((db) => listMails(db, scope, params.employeeId)),
  );

  router.route(contract.createEmployee, async (context) => {
    const { password, ...form } = context.body;
    const organisations = context.session.companyName ? [context.session.companyName] : [];
    const passwordHash = await hashTemporary(password, 'password', { ...form, organisations });
    return context.thenNotify('deliver-mail', (db) => createEmployee(db, form, passwordHash, actingOf(context)));
  });

  router.route(contract.changeEmployee, (context) =>
    context.thenNotify('deliver-mail', (db) =>
      changeEmployee(db, context.params.employeeId, context.body, actingOf(context)),
    ),
  );

  router.route(contract.removeEmployee, async (context) => {
    const files = new Set<string>();
    const removed = await context.tenant((db) =>
      removeEmployee(db, context.params.employeeId, actingOf(context), files),
    );
    // A process that dies here leaves bytes that no row knows; they go with the next retention.
    for (const path of files) await context.services.files.remove(path);
    return removed;
  });

  router.route(bulk.previewInvitations, (context) =>
    context.tenant((db) => previewLoginMails(db, context.body.employeeIds, 'invitation', actingOf(context))),
  );

  router.route(bulk.previewLoginLinks, (context) =>
    context.tenant((db) => previewLoginMails(db, context.body.employeeIds, 'login-link', actingOf(context))),
  );

  router.route(bulk.inviteEmployees, (context) =>
    context.thenNotify('deliver-mail', (db) => mailEmployees(db, context.body, 'invitation', actingOf(context))),
  );

  router.route(bulk.sendEmployeeLoginLinks, (context) =>
    context.thenNotify('deliver-mail', (db) => mailEmployees(db, context.body, 'login-link', actingOf(context))),
  );

  router.route(bulk.setDepartment, ({ body, scope, tenant }) =>
    tenant((db) => moveToDepartment(db, scope, body.employeeIds, body.department)),
  );

  router.route(bulk.listDeliveries, ({ body, scope, tenant }) =>
    tenant((db) => readDeliveries(db, scope, body.employeeIds)),
  );

  employeeChangeRoutes(router);
  companyExitRoutes(router);
}
