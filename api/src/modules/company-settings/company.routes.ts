import * as contract from '@portal/contract/company-settings';
import { previewSalaryDay } from '@portal/contract/salary-day-move';
import { recordAudit } from '../../access/audit.ts';
import { changesOf } from '../../access/changes-of.ts';
import { DomainError } from '../../http/domain-error.ts';
import type { Router } from '../../http/route.ts';
import { moveEffectDates, salaryDayMove } from '../salary-files/index.ts';
import {
  changeAddress,
  getAddress,
  insertAddress,
  assertNoDeliveries,
  listAddresses,
  removeAddress,
} from './addresses.queries.ts';
import { changePayroll, changeSettings, getPayroll, getSettings, listSalarySystems } from './settings.queries.ts';

/** Settings, payroll data and addresses of the company (SPEC 3). Every change of the first two is in the audit log. */
export function companySettingsRoutes(router: Router): void {
  router.route(contract.getCompanySettings, ({ scope, tenant, today }) =>
    tenant((db) => getSettings(db, scope, today)),
  );

  router.route(
    contract.changeCompanySettings,
    ({ body: { version, ...change }, scope, tenant, now, today, requestId }) =>
      tenant(async (db) => {
        const before = await getSettings(db, scope, today);
        if (!(await changeSettings(db, scope, version, change))) throw new DomainError('changed-by-someone-else');
        const settings = await getSettings(db, scope, today);
        if (change.secondApproval && settings.admins < 2) throw new DomainError('second-admin-missing');
        const { salaryDay } = change;
        if (salaryDay !== undefined) await moveEffectDates(db, scope, { companyId: scope.companyId, salaryDay });
        await recordAudit(
          db,
          { now, scope, requestId },
          'company-settings.changed',
          ['company', scope.companyId],
          changesOf(before, settings, Object.keys(change)),
        );
        return settings;
      }),
  );

  router.route(previewSalaryDay, ({ params: { salaryDay }, scope, tenant, now }) =>
    tenant((db) => salaryDayMove(db, scope, { salaryDay, now })),
  );

  router.route(contract.getCompanyPayroll, ({ scope, tenant }) => tenant((db) => getPayroll(db, scope)));

  router.route(contract.changeCompanyPayroll, ({ body: { version, ...change }, scope, tenant, now, requestId }) =>
    tenant(async (db) => {
      const choices = await listSalarySystems(db, scope);
      if (change.salarySystemId && !choices.some(({ id }) => id === change.salarySystemId))
        throw new DomainError('salary-system-not-found');
      if (!(await changePayroll(db, scope, version, change))) throw new DomainError('changed-by-someone-else');
      await recordAudit(db, { now, scope, requestId }, 'company-payroll.changed', ['company', scope.companyId], {
        fields: Object.keys(change),
      });
      return getPayroll(db, scope);
    }),
  );

  router.route(contract.listSalarySystemChoices, ({ scope, tenant }) => tenant((db) => listSalarySystems(db, scope)));

  router.route(contract.listCompanyAddresses, ({ scope, tenant }) => tenant((db) => listAddresses(db, scope)));

  router.route(contract.createCompanyAddress, ({ body, scope, tenant }) =>
    tenant(async (db) => getAddress(db, scope, await insertAddress(db, scope, body))),
  );

  router.route(
    contract.changeCompanyAddress,
    ({ params: { addressId }, body: { version, ...change }, scope, tenant }) =>
      tenant(async (db) => {
        await getAddress(db, scope, addressId);
        if (!(await changeAddress(db, scope, addressId, version, change)))
          throw new DomainError('changed-by-someone-else');
        return getAddress(db, scope, addressId);
      }),
  );

  router.route(contract.removeCompanyAddress, ({ params: { addressId }, scope, tenant, now }) =>
    tenant(async (db) => {
      await getAddress(db, scope, addressId);
      await assertNoDeliveries(db, scope, addressId);
      await removeAddress(db, scope, addressId, now);
      return { id: addressId };
    }),
  );
}
