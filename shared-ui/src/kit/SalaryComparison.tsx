import type { ReactNode } from 'react';
import { asFixed } from '../ui/Fixed.tsx';
import { Comparison } from './salary-style.ts';

export type ComparisonRow = {
  key: string;
  label: ReactNode;
  note?: ReactNode;
  /** formatted, one for each tax level; none for a heading between the rows */
  values?: readonly ReactNode[];
  isSum?: boolean;
};

/** Net cost, benefit tax, buy-out and saving by tax level. */
export function SalaryComparison({ head, rows }: { head: readonly ReactNode[]; rows: readonly ComparisonRow[] }) {
  return (
    <Comparison>
      <thead>
        <tr>
          {head.map((text, column) => (
            <th key={column === 0 ? 'label' : `column${column}`} scope="col">
              {text}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, label, note, values, isSum }) => (
          <tr key={key} data-sum={isSum || undefined}>
            <th scope={values ? 'row' : 'rowgroup'} colSpan={values ? 1 : head.length}>
              {label}
              {note && <small>{note}</small>}
            </th>
            {values?.map((value, index) => (
              <td key={index === 0 ? 'tax' : 'top-tax'}>{asFixed(value)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Comparison>
  );
}
