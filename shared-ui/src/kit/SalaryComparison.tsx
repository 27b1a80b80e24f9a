import type { ReactNode } from 'react';
import { Comparison } from './salary-style.ts';

export type ComparisonRow = {
  key: string;
  label: ReactNode;
  note?: ReactNode;
  /** formatted, one for each tax level; none for a heading between the rows */
  values?: readonly [ReactNode, ReactNode];
  isSum?: boolean;
};

/** Net cost, benefit tax, buy-out and saving by tax level. */
export function SalaryComparison({
  head,
  rows,
}: {
  head: readonly [ReactNode, ReactNode, ReactNode];
  rows: readonly ComparisonRow[];
}) {
  return (
    <Comparison>
      <thead>
        <tr>
          <th scope="col">{head[0]}</th>
          <th scope="col">{head[1]}</th>
          <th scope="col">{head[2]}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, label, note, values, isSum }) => (
          <tr key={key} data-sum={isSum || undefined}>
            <th scope={values ? 'row' : 'rowgroup'} colSpan={values ? 1 : 3}>
              {label}
              {note && <small>{note}</small>}
            </th>
            {values?.map((value, index) => (
              <td key={index === 0 ? 'tax' : 'top-tax'}>{value}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Comparison>
  );
}
