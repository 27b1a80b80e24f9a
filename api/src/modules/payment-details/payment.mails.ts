import type { I18n } from '@lingui/core';
import type { Locale } from '@portal/contract/constants';
import type { PaymentInstruction } from '@portal/contract/payment-details';
import { dayText } from '../../pdf/format.ts';

type Facts = { label: string; value: string }[];

/** Account, reference and due date as lines of a mail or letter; nothing where the company has no details. */
export function paymentFacts(i18n: I18n, payment: PaymentInstruction | null, locale: Locale): Facts {
  if (!payment || !(payment.account ?? payment.link)) return [];
  const { account } = payment;
  return [
    { label: i18n.t('Pay to'), value: account ? [account.bank, account.account].filter(Boolean).join(', ') : '' },
    { label: 'IBAN', value: account ? [account.iban, account.bic].filter(Boolean).join(', BIC ') : '' },
    { label: i18n.t('Reference'), value: payment.reference },
    { label: i18n.t('Pay no later than'), value: payment.dueOn ? dayText(payment.dueOn, locale) : '' },
  ];
}

/** Without payment details the employee is told whom to ask, and the company what it can do (DECISIONS 39). */
export function paymentSentences(
  i18n: I18n,
  reader: 'employee' | 'company' | 'supplier',
  payment: PaymentInstruction | null,
): string[] {
  if (!payment || (payment.account ?? payment.link)) return [];
  if (reader === 'company') return [i18n.t('The portal cannot say how to pay: enter payment details in the settings.')];
  if (reader !== 'employee') return [];
  const people = payment.contacts.map(({ name, email }) => `${name} (${email})`).join(', ');
  return [
    people === ''
      ? i18n.t('Ask your company how to pay.')
      : i18n.t('Ask your company how to pay: {people}.', { people }),
  ];
}
