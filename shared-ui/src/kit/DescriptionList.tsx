import { Fragment, type ReactNode } from 'react';
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
  dt { flex: none; max-width: 60%; color: var(--text-3); }
  dd { min-width: 0; text-align: right; font-weight: 500; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
  dd time { white-space: normal; }
`;

/** An e-mail address too long for its line is broken before its @. */
const inLines = (text: string) =>
  text.split(/(?=@)/).map((part, at) => (
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ));

type Fact = { key: string; label: ReactNode; value: ReactNode };

/** Names left, values right. Facts without a value are left out. */
export function DescriptionList({ facts }: { facts: readonly Fact[] }) {
  return (
    <List>
      {facts
        .filter(({ value }) => value !== undefined && value !== null && value !== false && value !== '')
        .map(({ key, label, value }) => (
          <div key={key} data-fact={key}>
            <dt>{label}</dt>
            <dd>{typeof value === 'string' ? inLines(value) : value}</dd>
          </div>
        ))}
    </List>
  );
}
