import type { ReactNode } from 'react';
import { Block, Calculation, Foot, Top } from './salary-style.ts';
import { SalaryBar, type SalaryPart } from './SalaryBar.tsx';
import { SalaryComparison, type ComparisonRow } from './SalaryComparison.tsx';

export type SalaryLine = {
  key: string;
  label: ReactNode;
  /** small line under the label: "6,399.20 ex VAT over 24 months" */
  note?: ReactNode;
  /** formatted, without currency and never negative; a step's heading has none */
  amount?: ReactNode;
  /** number before the three steps of the calculation */
  step?: 1 | 2 | 3;
  /** `part` is indented below its step, `sum` closes some lines, `result` is the row on the brand's tint */
  kind?: 'part' | 'sum' | 'result';
  /** the word before a reduction: "less" */
  less?: ReactNode;
};

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
  lines: readonly SalaryLine[];
  /** the table by tax level: heads of the two columns and rows */
  comparison?: { head: readonly [ReactNode, ReactNode, ReactNode]; rows: readonly ComparisonRow[] };
  /** the order button and the sentence under it */
  footer?: ReactNode;
};

/**
 * The salary calculation (VISUAL 4.2): the net figure first, then every line that adds up to it. Amounts and texts are
 * worked out and formatted by the page; this only draws them.
 */
export function SalaryBlock({ label, tag, figure, unit, parts, lines, comparison, footer }: SalaryBlockProps) {
  return (
    <Block>
      <Top>
        <div>
          <span>{label}</span>
          {tag && <em>{tag}</em>}
        </div>
        <strong>
          {figure} <small>{unit}</small>
        </strong>
        <SalaryBar parts={parts} />
      </Top>
      <Calculation>
        {lines.map(({ key, label: text, note, amount, step, kind, less }) => (
          <div key={key} data-kind={kind} data-less={less ? true : undefined}>
            <dt>
              {step && <i aria-hidden="true">{step}</i>}
              {less && <span>{less} </span>}
              {text}
              {note && <small>{note}</small>}
            </dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </Calculation>
      {comparison && <SalaryComparison {...comparison} />}
      {footer && <Foot>{footer}</Foot>}
    </Block>
  );
}
