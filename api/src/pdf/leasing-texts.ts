import type { I18n } from '@lingui/core';

type Texts = Record<
  | 'title'
  | 'company'
  | 'partner'
  | 'contractId'
  | 'start'
  | 'end'
  | 'period'
  | 'frequency'
  | 'monthly'
  | 'quarterly'
  | 'sums'
  | 'productSum'
  | 'accessorySum'
  | 'value'
  | 'monthlyDraw'
  | 'salaryDraw'
  | 'payments'
  | 'orders'
  | 'order'
  | 'note'
  | 'exVat'
  | 'signatures'
  | 'name'
  | 'place'
  | 'date'
  | 'signature',
  string
> & { months: (count: number) => string; pageOf: (page: number, count: number) => string };

/** Words of the agreement's PDF. */
export const leasingTexts = (i18n: I18n): Texts => ({
  title: i18n.t('Leasing agreement'),
  company: i18n.t('Company'),
  partner: i18n.t('Leasing partner'),
  contractId: i18n.t('Contract'),
  start: i18n.t('Start'),
  end: i18n.t('End'),
  period: i18n.t('Period'),
  frequency: i18n.t('Payments'),
  monthly: i18n.t({ id: 'leasing.monthly', message: 'Monthly' }),
  quarterly: i18n.t('Quarterly'),
  sums: i18n.t('Sums'),
  productSum: i18n.t('Products'),
  accessorySum: i18n.t('Accessories'),
  value: i18n.t('Leasing value'),
  monthlyDraw: i18n.t('Salary draws a month'),
  salaryDraw: i18n.t('Salary draws in all'),
  payments: i18n.t('Payments'),
  orders: i18n.t('Orders'),
  order: i18n.t('Order'),
  note: i18n.t('Note'),
  exVat: i18n.t('Prices are ex VAT; salary draws are after subsidy.'),
  signatures: i18n.t('Signatures'),
  name: i18n.t('Name'),
  place: i18n.t('Place'),
  date: i18n.t('Date'),
  signature: i18n.t('Signature'),
  pageOf: (page, count) => i18n.t('Page {page} of {count}', { page, count }),
  months: (count) => i18n.t('{count, plural, one {1 month} other {# months}}', { count }),
});
