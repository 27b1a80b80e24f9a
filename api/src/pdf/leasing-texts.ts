import type { Locale } from '@portal/contract/constants';

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
  | 'exVat',
  string
> & { months: (count: number) => string };

/** Words of the agreement's PDF. */
export const leasingTexts: Readonly<Record<Locale, Texts>> = {
  'en-us': {
    title: 'Leasing agreement',
    company: 'Company',
    partner: 'Leasing partner',
    contractId: 'Contract',
    start: 'Start',
    end: 'End',
    period: 'Period',
    frequency: 'Payments',
    monthly: 'Monthly',
    quarterly: 'Quarterly',
    sums: 'Sums',
    productSum: 'Products',
    accessorySum: 'Accessories',
    value: 'Leasing value',
    monthlyDraw: 'Salary draws a month',
    salaryDraw: 'Salary draws in all',
    payments: 'Payments',
    orders: 'Orders',
    order: 'Order',
    note: 'Note',
    exVat: 'Prices are ex VAT; salary draws are after subsidy.',
    months: (count) => (count === 1 ? '1 month' : `${count} months`),
  },
  'da-dk': {
    title: 'Leasingaftale',
    company: 'Virksomhed',
    partner: 'Leasingpartner',
    contractId: 'Kontrakt',
    start: 'Start',
    end: 'Slut',
    period: 'Periode',
    frequency: 'Betalinger',
    monthly: 'Månedligt',
    quarterly: 'Kvartalsvis',
    sums: 'Summer',
    productSum: 'Produkter',
    accessorySum: 'Tilbehør',
    value: 'Leasingværdi',
    monthlyDraw: 'Løntræk pr. måned',
    salaryDraw: 'Løntræk i alt',
    payments: 'Betalinger',
    orders: 'Ordrer',
    order: 'Ordre',
    note: 'Note',
    exVat: 'Priser er ekskl. moms; løntræk er efter tilskud.',
    months: (count) => (count === 1 ? '1 måned' : `${count} måneder`),
  },
};
