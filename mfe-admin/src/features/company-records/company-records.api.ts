import { listAddressesOfCompany, listCompanyEmployees, listCompanySalaryFiles } from '@portal/contract/company-records';
import type { EmployeeFilter } from '@portal/contract/employee-rows';
import type { BodyOf } from '@portal/contract/endpoint';
import * as texts from '@portal/contract/mail-texts';
import { listPayInFullFees, setPayInFullFee } from '@portal/contract/pay-in-full-fees';
import { listPaymentDetailsOfCompany } from '@portal/contract/payment-details';
import type { SalaryFileFilter } from '@portal/contract/salary-files';
import type { MailTextCalls } from '@portal/mails';
import { call, listOf, queryOf, useMutation, useQueryClient } from '@portal/shared-ui';

export const employeesOf = (companyId: string, filter: EmployeeFilter) =>
  listOf(['admin', 'employees', companyId, filter], listCompanyEmployees, { params: { companyId }, query: filter });

export const addressesOf = (companyId: string) =>
  queryOf(['admin', 'addresses', companyId], listAddressesOfCompany, { params: { companyId } });

export const salaryFilesOf = (companyId: string, filter: SalaryFileFilter) =>
  listOf(['admin', 'salary-files', companyId, filter], listCompanySalaryFiles, {
    params: { companyId },
    query: filter,
  });

export const feesOf = (companyId: string) =>
  queryOf(['admin', 'pay-in-full-fees', companyId], listPayInFullFees, { params: { companyId } });

/** The answer is what the page shows next. */
export function useSetFee(companyId: string, meta: { form?: true } = {}) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<typeof setPayInFullFee>) => call(setPayInFullFee, { params: { companyId }, body }),
    meta,
    onSuccess: (answer) => client.setQueryData(feesOf(companyId).queryKey, answer),
  });
}

export const paymentDetailsOf = (companyId: string) =>
  queryOf(['admin', 'payment-details', companyId], listPaymentDetailsOfCompany, { params: { companyId } });

/** A company's own words in mails. */
export const mailTextCallsOf = (companyId: string): MailTextCalls => ({
  key: ['admin', 'mail-texts', companyId],
  list: () => call(texts.listMailTextsOfCompany, { params: { companyId } }),
  save: (which, body) => call(texts.changeMailTextOfCompany, { params: { companyId, ...which }, body }),
  reset: (which) => call(texts.resetMailTextOfCompany, { params: { companyId, ...which } }),
  test: (which, body) => call(texts.testMailTextOfCompany, { params: { companyId, ...which }, body }),
});
