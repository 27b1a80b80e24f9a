import * as contract from '@portal/contract/company-settings';
import type { BodyOf } from '@portal/contract/endpoint';
import * as texts from '@portal/contract/mail-texts';
import { listOwnPayInFullFees } from '@portal/contract/pay-in-full-fees';
import { changePaymentDetails, listPaymentDetails } from '@portal/contract/payment-details';
import { previewSalaryDay } from '@portal/contract/salary-day-move';
import type { MailTextCalls } from '@portal/mails';
import { call, queryOf, useMutation, useQueryClient } from '@portal/shared-ui';
import { useSaving } from '@portal/shared-ui/kit';
import { addressList, companyPayroll, companySettings } from '../../shared/settings.api.ts';

export const salarySystems = () => queryOf(['company-salary-systems'], contract.listSalarySystemChoices);

/** What another salary day would move. Asked anew each time: files are made meanwhile. */
export const salaryDayMove = (salaryDay: number) => ({
  ...queryOf(['salary-day-move', salaryDay], previewSalaryDay, { params: { salaryDay: String(salaryDay) } }),
  gcTime: 0,
});

/** The answer of a change is what the form shows next. */
export function useChangeSettings() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<typeof contract.changeCompanySettings>) => call(contract.changeCompanySettings, { body }),
    meta: { form: true },
    onSuccess: (answer) => client.setQueryData(companySettings().queryKey, answer),
  });
}

export function useChangePayroll() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<typeof contract.changeCompanyPayroll>) => call(contract.changeCompanyPayroll, { body }),
    meta: { form: true },
    onSuccess: (answer) => client.setQueryData(companyPayroll().queryKey, answer),
  });
}

export const paymentDetails = () => queryOf(['company-payment-details'], listPaymentDetails);

export const payInFullFees = () => queryOf(['company-pay-in-full-fees'], listOwnPayInFullFees);

export function useChangePaymentDetails() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<typeof changePaymentDetails>) => call(changePaymentDetails, { body }),
    meta: { form: true },
    onSuccess: (answer) => client.setQueryData(paymentDetails().queryKey, answer),
  });
}

export const useRemoveAddress = () =>
  useSaving(addressList().queryKey, (addressId: string) =>
    call(contract.removeCompanyAddress, { params: { addressId } }),
  );

/** The company's own words in mails. */
export const mailTextCalls: MailTextCalls = {
  key: ['company-mail-texts'],
  list: () => call(texts.listMailTexts, {}),
  save: (params, body) => call(texts.changeMailText, { params, body }),
  reset: (params) => call(texts.resetMailText, { params }),
  test: (params, body) => call(texts.testMailText, { params, body }),
};
