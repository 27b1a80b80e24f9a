import { styled } from 'styled-components';
import { salaryParts, type MonthlySplit } from './salary-parts.ts';

const Bar = styled.div<{ $height: number }>`
  display: flex;
  gap: 2px;
  height: ${({ $height }) => $height}px;
  margin-top: 12px;
  i { display: block; min-width: 2px; border-radius: 2px; flex: 0 1 0; }
  [data-part='you'] { background: var(--accent); }
  [data-part='tax'] { background: repeating-linear-gradient(135deg, var(--n-400) 0 1.5px, var(--n-100) 1.5px 4px); }
  [data-part='subsidy'] { background: var(--n-400); }
`;

/** The salary bar of a card, on white: your part, tax you do not pay, subsidy. Decoration for the figures above it. */
export function SmallBar({ split, height = 6 }: { split: MonthlySplit; height?: number }) {
  const parts = Object.entries(salaryParts(split)).filter(([, amount]) => amount > 0);
  return (
    <Bar $height={height} aria-hidden="true">
      {parts.map(([part, amount]) => (
        <i key={part} data-part={part} style={{ flexGrow: amount }} />
      ))}
    </Bar>
  );
}
