import { listAddressesOfCompany, listCompanyEmployees, listCompanySalaryFiles } from '@portal/contract/company-records';
import type { EmployeeFilter } from '@portal/contract/employee-rows';
import type { BodyOf } from '@portal/contract/endpoint';
import { listPayInFullFees, setPayInFullFee } from '@portal/contract/pay-in-full-fees';
import { listPaymentDetailsOfCompany } from '@portal/contract/payment-details';
import type { SalaryFileFilter } from '@portal/contract/salary-files';
import { call, keepPreviousData, queryOptions, useMutation, useQueryClient } from '@portal/shared-ui';

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

export const feesOf = (companyId: string) =>
  queryOptions({
    queryKey: ['admin', 'pay-in-full-fees', companyId],
    queryFn: ({ signal }) => call(listPayInFullFees, { params: { companyId } }, { signal }),
  });

/** The answer is what the page shows next. */
export function useSetFee(companyId: string, meta: { inline?: true } = {}) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<typeof setPayInFullFee>) => call(setPayInFullFee, { params: { companyId }, body }),
    meta,
    onSuccess: (answer) => client.setQueryData(feesOf(companyId).queryKey, answer),
  });
}

export const paymentDetailsOf = (companyId: string) =>
  queryOptions({
    queryKey: ['admin', 'payment-details', companyId],
    queryFn: ({ signal }) => call(listPaymentDetailsOfCompany, { params: { companyId } }, { signal }),
  });
