import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const List = styled.dl`
  display: grid;
  div {
    display: flex;
    justify-content: space-between;
    gap: var(--s-4);
    padding: 10px 0;
    border-bottom: 1px solid var(--line);
  }
  div:last-child { border-bottom: 0; }
  dt { color: var(--text-3); }
  dd { text-align: right; font-weight: 500; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
`;

type Fact = { key: string; label: ReactNode; value: ReactNode };

/** Names left, values right. Facts without a value are left out. */
export function DescriptionList({ facts }: { facts: readonly Fact[] }) {
  return (
    <List>
      {facts
        .filter(({ value }) => value !== undefined && value !== null && value !== '')
        .map(({ key, label, value }) => (
          <div key={key} data-fact={key}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </List>
  );
}
