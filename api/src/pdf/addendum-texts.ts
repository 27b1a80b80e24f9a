import type { I18n } from '@lingui/core';

/** The fixed sentences; changing one makes a new `addendumVersion` of the contract. */
export const addendumTexts = (i18n: I18n) => ({
  title: i18n.t('Addendum to the employment contract'),
  employer: i18n.t('Employer'),
  employee: i18n.t('Employee'),
  order: i18n.t({ id: 'order-confirmation.order', message: 'Order' }),
  employeeNo: i18n.t('Employee number'),
  vatNo: i18n.t('Company registration number'),
  product: i18n.t('What is ordered'),
  perMonth: i18n.t('A month'),
  priceExVat: i18n.t('Price ex VAT'),
  nonDeductibleVat: i18n.t('VAT that the employer cannot deduct'),
  vat: i18n.t('VAT'),
  allRisk: i18n.t('All-risk insurance'),
  employeeIns: i18n.t('Termination insurance'),
  before: i18n.t('Before subsidy'),
  subsidy: i18n.t('Less: subsidy from the employer'),
  gross: i18n.t('Reduction of gross salary a month'),
  net: i18n.t('Deduction from net salary a month'),
  term: (months: number, first: string, total: string) =>
    i18n.t('For {months} months, {total} in all, the first time in {first} if the goods are delivered in time.', {
      months,
      total,
      first,
    }),
  netInAll: (net: string, benefitTax: string, rate: string) =>
    i18n.t(
      'In the net pay about {net} falls away in all, estimated at {rate} tax; {benefitTax} is tax on the benefit.',
      { net, benefitTax, rate },
    ),
  heading: i18n.t('What is agreed'),
  clauses: (buyOut: string) => [
    i18n.t(
      'The employee accepts a lower cash salary for the agreed period; in return the employer makes the goods ' +
        'above available. The agreement is voluntary and is made before the period begins.',
    ),
    i18n.t(
      'The amount is the same every month. It is not adjusted to use or cost, and the employer bears the ' +
        'economic risk.',
    ),
    i18n.t(
      'The employer owns or leases the goods. The employee has the use of them and owns nothing before a buy-out.',
    ),
    i18n.t(
      'When the period is over, the employee may be offered to buy the goods. The expected price is {buyOut} ' +
        'incl. VAT; this is an expectation and no promise.',
      { buyOut },
    ),
    i18n.t(
      'If the employment ends earlier, the remaining amount may be set off in the final salary payment, and ' +
        'what is left is invoiced, as the rules below and the insurances allow.',
    ),
    i18n.t('A lower gross salary may lower pension, holiday pay and other benefits that are calculated from it.'),
    i18n.t('After the period the salary returns to its original level without further agreement.'),
  ],
  rules: i18n.t('Rules of the scheme'),
  acceptance: i18n.t('Acceptance'),
  accepted: (name: string, when: string, ip: string) =>
    i18n.t('Accepted electronically by {name} on {when} from the address {ip}.', { name, when, ip }),
  versions: (rules: number, addendum: number) =>
    i18n.t('Rules version {rules}, addendum version {addendum}.', { rules, addendum }),
  supplier: i18n.t('Supplier'),
  ordered: i18n.t('Ordered on'),
  delivery: i18n.t('Delivered to'),
  fingerprint: i18n.t('Fingerprint of the content (SHA-256):'),
});
