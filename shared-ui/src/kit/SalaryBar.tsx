import type { ReactNode } from 'react';
import { Bar, Legend } from './salary-style.ts';

export type SalaryPart = {
  kind: 'you' | 'tax' | 'subsidy';
  /** "You 132.66" */
  label: ReactNode;
  /** minor units; gives the width. A part of nothing is not drawn: the bar never shows a saving that is not there. */
  amount: number;
};

/** One bar for the price before subsidy. Decoration: the lines below it say the same in words. */
export function SalaryBar({ parts, legend = true }: { parts: readonly SalaryPart[]; legend?: boolean }) {
  const drawn = parts.filter(({ amount }) => amount > 0);
  return (
    <>
      <Bar aria-hidden="true">
        {drawn.map(({ kind, amount }) => (
          <i key={kind} data-part={kind} style={{ flexGrow: amount }} />
        ))}
      </Bar>
      {legend && (
        <Legend>
          {drawn.map(({ kind, label }) => (
            <li key={kind}>
              <i data-part={kind} aria-hidden="true" />
              {label}
            </li>
          ))}
        </Legend>
      )}
    </>
  );
}
