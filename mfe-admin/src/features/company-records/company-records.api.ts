import { listAddressesOfCompany, listCompanyEmployees, listCompanySalaryFiles } from '@portal/contract/company-records';
import type { EmployeeFilter } from '@portal/contract/employee-rows';
import type { SalaryFileFilter } from '@portal/contract/salary-files';
import { call, keepPreviousData, queryOptions } from '@portal/shared-ui';

export const employeesOf = (companyId: string, filter: EmployeeFilter) =>
  queryOptions({
    queryKey: ['admin', 'employees', companyId, filter],
    queryFn: ({ signal }) => call(listCompanyEmployees, { params: { companyId }, query: filter }, { signal }),
    placeholderData: keepPreviousData,
  });

export const addressesOf = (companyId: string) =>
  queryOptions({
    queryKey: ['admin', 'addresses', companyId],
    queryFn: ({ signal }) => call(listAddressesOfCompany, { params: { companyId } }, { signal }),
  });

export const salaryFilesOf = (companyId: string, filter: SalaryFileFilter) =>
  queryOptions({
    queryKey: ['admin', 'salary-files', companyId, filter],
    queryFn: ({ signal }) => call(listCompanySalaryFiles, { params: { companyId }, query: filter }, { signal }),
    placeholderData: keepPreviousData,
  });
