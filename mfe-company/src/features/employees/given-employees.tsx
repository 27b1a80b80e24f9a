import { getCompanySettings } from '@portal/contract/company-settings';
import * as bulk from '@portal/contract/employee-bulk';
import type { Employee, EmployeeRow } from '@portal/contract/employee-rows';
import * as contract from '@portal/contract/employees';
import { getListColumns } from '@portal/contract/list-columns';
import { on, renderPage } from '@portal/shared-ui/testing';
import { givenSettings } from '../../shared/given-settings.ts';
import { newEmployee } from './employee-values.ts';
import EmployeeListPage from './EmployeeListPage.tsx';

export const idOf = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
export const anna: EmployeeRow = {
  ...newEmployee,
  id: idOf(1),
  employNo: '1042',
  name: 'Anna Berg',
  email: 'anna@nordlys.example',
  department: 'Sales',
  status: 'ACTIVE',
  exitDate: null,
  paid_in_full: false,
  invitedAt: null,
  version: 2,
};
export const bo: EmployeeRow = {
  ...anna,
  id: idOf(2),
  employNo: '1043',
  name: 'Bo Dahl',
  email: 'bo@nordlys.example',
  status: 'PENDING',
};
export const complete = (row: EmployeeRow): Employee => ({
  ...newEmployee,
  ...row,
  exitReason: null,
  createdAt: '2026-11-02T08:00:00Z',
  lastSuccessfulLogin: null,
  runningOrders: 0,
});
export const routes = [
  on(contract.listEmployees, { data: [anna, bo], meta: { total: 2, page: 1, pageSize: 50 } }),
  on(contract.listDepartments, { data: [{ department: 'Sales', employees: 2 }] }),
  on(contract.getEmployee, ({ params }) => ({ data: complete(params['employeeId'] === anna.id ? anna : bo) })),
  on(getCompanySettings, { data: givenSettings() }),
  on(getListColumns, { data: { columns: null, views: [] } }),
  on(bulk.listDeliveries, { data: [{ employeeId: anna.id, state: 'FAILED', at: '2026-11-02T08:00:00Z' }] }),
];
export const open = (at = '/company/employees') =>
  renderPage(<EmployeeListPage />, { at, path: '/company/employees', inlineErrors: ['/company/employees'] });
