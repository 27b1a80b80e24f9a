import { Trans, useLingui } from '@lingui/react/macro';
import type { Quote } from '@portal/contract/quote';
import { Fixed, useFormat } from '@portal/shared-ui';
import { styled } from 'styled-components';

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: var(--fs-13);
  line-height: 1.125rem;
  th { font-weight: 400; text-align: left; }
  th, td { padding: 8px 0; border-top: 1px solid var(--line); }
  td, thead th:not(:first-child) {
    padding-left: var(--s-3);
    text-align: right;
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
  [data-sum] > * { font-weight: 600; }
  @media (max-width: 399px) {
    font-size: var(--fs-12);
    tr > :first-child { overflow-wrap: anywhere; hyphens: auto; }
    && tr > :not(:first-child) { padding-left: var(--s-1); }
  }
`;
const Small = styled.p`font-size: var(--fs-12); line-height: 1.0625rem; color: var(--text-3);`;

type Props = { quote: Quote; estimate: NonNullable<Quote['estimate']> };

/** One column for each rate that employees can choose. */
export function ExampleTable({ quote, estimate: { columns, buyOut } }: Props) {
  const { t } = useLingui();
  const { amount, percent } = useFormat();
  const draw = quote.monthlyPrice.amount;
  const rows = [
    { label: t`Less tax you do not pay`, of: (one: Column) => draw - one.netCost.amount },
    { label: t`Plus tax on the benefit`, of: (one: Column) => one.notAlreadyTaxed.taxableCost.amount },
    { label: t`Net a month`, of: (one: Column) => one.notAlreadyTaxed.netPerMonth.amount, isSum: true },
  ];
  return (
    <>
      <Table>
        <thead>
          <tr>
            <th scope="col">{t`At a tax rate of`}</th>
            {columns.map(({ level, rate }) => (
              <th key={level} scope="col">
                <Fixed>{percent(rate)}</Fixed>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, of, isSum }) => (
            <tr key={label} data-sum={isSum}>
              <th scope="row">{label}</th>
              {columns.map((column) => (
                <td key={column.level}>
                  <Fixed>{amount(of(column))}</Fixed>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
      <Small>
        <Trans>
          Expected buy-out {amount(buyOut.scrap.amount)} + VAT {amount(buyOut.vat.amount)} ={' '}
          {amount(buyOut.total.amount)}. An estimate without insurance and subsidy, and no tax advice.
        </Trans>
      </Small>
    </>
  );
}

type Column = Props['estimate']['columns'][number];
