import { styled } from 'styled-components';
import { salaryParts, type MonthlySplit } from './salary-parts.ts';

const Bar = styled.div<{ $height: number }>`
  display: flex;
  gap: 2px;
  height: ${({ $height }) => $height}px;
  margin-top: 12px;
  i { display: block; min-width: 2px; border-radius: 2px; flex: 0 1 0; }
  [data-part='you'] { background: var(--accent); }
  [data-part='subsidy'] { background: var(--n-400); }
`;

/**
 * The bar of a card, on white: what is paid, by you and by the workplace; full where you pay all of it (VISUAL-2).
 * Decoration for the figures above it.
 */
export function SmallBar({ split, height = 6 }: { split: MonthlySplit; height?: number }) {
  const { you, subsidy } = salaryParts(split);
  const parts = Object.entries({ you, subsidy }).filter(([, amount]) => amount > 0);
  return (
    <Bar $height={height} aria-hidden="true">
      {parts.map(([part, amount]) => (
        <i key={part} data-part={part} style={{ flexGrow: amount }} />
      ))}
    </Bar>
  );
}
