import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { LeasableOrder, LeasingAgreement, LeasingAgreementRow } from '@portal/contract/leasing-agreements';
import { Amount, Day, drawFrequencyLabels, Fixed, Link } from '@portal/shared-ui';
import { NameLink, type Column } from '@portal/shared-ui/kit';
import { Months } from './Months.tsx';

function Frequency({ value }: { value: LeasingAgreementRow['drawFreq'] }) {
  const { i18n } = useLingui();
  return i18n._(drawFrequencyLabels[value]);
}

/** Agreements of a list whose pages begin at `path`. */
export const agreementColumns = (path: string): readonly Column<LeasingAgreementRow>[] => [
  {
    key: 'name',
    header: msg`Name`,
    sort: 'name',
    card: 'title',
    cell: ({ id, name }) => (
      <Link to={`${path}/${id}`}>
        <Fixed>{name}</Fixed>
      </Link>
    ),
  },
  { key: 'period', header: msg`Period`, cell: ({ period }) => <Months value={period} /> },
  { key: 'start', header: msg`Start`, sort: 'leasingStart', cell: ({ leasingStart }) => <Day value={leasingStart} /> },
  { key: 'end', header: msg`End`, sort: 'leasingEnd', cell: ({ leasingEnd }) => <Day value={leasingEnd} /> },
  { key: 'frequency', header: msg`Payments`, expendable: true, cell: ({ drawFreq }) => <Frequency value={drawFreq} /> },
  { key: 'partner', header: msg`Leasing partner`, expendable: true, cell: ({ partner }) => partner ?? '–' },
  { key: 'orders', header: msg`Orders`, align: 'end', cell: ({ orders }) => orders },
  {
    key: 'draw',
    header: msg`Salary draws in all`,
    align: 'end',
    expendable: true,
    currency: ({ totalSalaryDraw }) => totalSalaryDraw.currency,
    cell: ({ totalSalaryDraw }) => <Amount minor={totalSalaryDraw.amount} />,
  },
  {
    key: 'value',
    header: msg`Leasing value`,
    align: 'end',
    card: 'amount',
    currency: ({ totalLeasingValue }) => totalLeasingValue.currency,
    cell: ({ totalLeasingValue }) => <Amount minor={totalLeasingValue.amount} />,
  },
];

export const paymentColumns: readonly Column<LeasingAgreement['schedule'][number]>[] = [
  { key: 'k', header: msg`Payment`, cell: ({ k }) => k + 1 },
  { key: 'from', header: msg`From`, card: 'title', cell: ({ from }) => <Day value={from} /> },
  { key: 'units', header: msg`Covers`, cell: ({ units }) => <Months value={units} /> },
  {
    key: 'amount',
    header: msg`Amount`,
    align: 'end',
    card: 'amount',
    currency: ({ amount }) => amount.currency,
    cell: ({ amount }) => <Amount minor={amount.amount} />,
  },
];

/** The orders of an agreement, prices ex VAT. */
export const leasedOrderColumns: readonly Column<LeasableOrder>[] = [
  {
    key: 'number',
    header: msg`Order`,
    sort: 'orderNumber',
    cell: ({ orderId: id, orderNumber }) => (
      <NameLink of={{ kind: 'order', id }}>
        <Fixed>{orderNumber}</Fixed>
      </NameLink>
    ),
  },
  {
    key: 'employee',
    header: msg`Employee`,
    sort: 'employeeName',
    card: 'title',
    cell: ({ employeeId: id, employeeName: name, companyId }) => (
      <NameLink of={{ kind: 'person', id, name, companyId }}>
        <Fixed>{name}</Fixed>
      </NameLink>
    ),
  },
  { key: 'product', header: msg`Product`, sort: 'product', cell: ({ product }) => product },
  {
    key: 'price',
    header: msg`Product ex VAT`,
    sort: 'productPrice',
    align: 'end',
    expendable: true,
    currency: ({ productPrice }) => productPrice.currency,
    cell: ({ productPrice }) => <Amount minor={productPrice.amount} />,
  },
  {
    key: 'accessories',
    header: msg`Accessories ex VAT`,
    sort: 'accessoryPrice',
    align: 'end',
    expendable: true,
    currency: ({ accessoryPrice }) => accessoryPrice.currency,
    cell: ({ accessoryPrice }) => <Amount minor={accessoryPrice.amount} />,
  },
  {
    key: 'draw',
    header: msg`Draw a month`,
    sort: 'drawPerMonth',
    align: 'end',
    card: 'amount',
    currency: ({ drawPerMonth }) => drawPerMonth.currency,
    cell: ({ drawPerMonth }) => <Amount minor={drawPerMonth.amount} />,
  },
];
