import type { ReactNode } from 'react';
import { asFixed } from '../ui/Fixed.tsx';
import { Block, Calculation, Foot, Top } from './salary-style.ts';
import { SalaryBar, type SalaryPart } from './SalaryBar.tsx';
import { SalaryComparison, type ComparisonRow } from './SalaryComparison.tsx';
import { SalaryRow, type SalaryLine } from './SalaryRow.tsx';

type SalaryBlockProps = {
  /** "You notice in your net pay, each month" */
  label: ReactNode;
  /** "Estimate" */
  tag?: ReactNode;
  /** formatted figure and its unit: "132.66", "DKK" */
  figure: ReactNode;
  unit: ReactNode;
  /** what the price before subsidy is made of; the parts sum to it */
  parts: readonly SalaryPart[];
  /** what the reader may choose before the lines, such as a tax rate */
  choice?: ReactNode;
  lines: readonly SalaryLine[];
  /** the table by tax level: heads of the two columns and rows */
  comparison?: { head: readonly ReactNode[]; rows: readonly ComparisonRow[] };
  /** the order button and the sentence under it */
  footer?: ReactNode;
};

/**
 * The salary calculation (VISUAL 4.2): the net figure first, then every line that adds up to it. Amounts and texts are
 * worked out and formatted by the page; this only draws them.
 */
export function SalaryBlock({ label, tag, figure, unit, parts, choice, lines, comparison, footer }: SalaryBlockProps) {
  return (
    <Block>
      <Top>
        <div>
          <span>{label}</span>
          {tag && <em>{tag}</em>}
        </div>
        <strong>
          {asFixed(figure)} <small>{asFixed(unit)}</small>
        </strong>
        <SalaryBar parts={parts} />
      </Top>
      {choice}
      <Calculation>
        {lines.map(({ key, ...line }) => (
          <SalaryRow key={key} {...line} />
        ))}
      </Calculation>
      {comparison && <SalaryComparison {...comparison} />}
      {footer && <Foot>{footer}</Foot>}
    </Block>
  );
}
