import { Trans, useLingui } from '@lingui/react/macro';
import { factForms } from '@portal/contract/seen';
import { useEffect, useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { useFormat } from '../i18n/use-format.ts';
import type { Change } from './changes-of.ts';
import { factLabels, subjectLabels } from './fact-labels.ts';

const Box = styled.div`
  min-width: 0;
  padding: var(--s-3) var(--s-4) var(--s-4);
  border-radius: var(--r-md);
  background: var(--surface);
  box-shadow: inset 0 0 0 1.5px var(--warn);
  font-size: var(--fs-13);
  text-align: left;
  h2 {
    font-size: var(--fs-14);
    line-height: 1.25rem;
    font-family: var(--font-text);
    letter-spacing: 0;
  }
  > p {
    margin-top: 4px;
    text-align: left;
    color: var(--text-2);
  }
  table {
    width: 100%;
    margin-top: var(--s-2);
    border-collapse: collapse;
  }
  th,
  td {
    padding: 6px 8px 6px 0;
    text-align: left;
    vertical-align: top;
    overflow-wrap: anywhere;
    border-bottom: 1px solid var(--line);
    font-variant-numeric: tabular-nums;
  }
  thead th {
    color: var(--text-3);
    font-weight: 400;
  }
  tbody th {
    font-weight: 550;
    hyphens: auto;
  }
  td {
    white-space: pre-line;
  }
  td[data-short] {
    white-space: nowrap;
  }
`;

/**
 * Old and new side by side of everything that changed between looking and pressing (DECISIONS 48). Takes the focus when
 * it appears, because nothing was done, or only what `done` says, and consent is asked for again. Renders nothing
 * without changes.
 */
export function ChangedSinceSeen({ changes, done }: { changes: readonly Change[]; done?: ReactNode }) {
  const { i18n } = useLingui();
  const show = useShown();
  const box = useRef<HTMLDivElement>(null);
  const told = JSON.stringify(changes);
  useEffect(() => {
    if (changes.length > 0) box.current?.focus();
    // By what is told: the same changes in another array take the focus once.
  }, [told, changes.length]);
  if (changes.length === 0) return null;
  const nameOf = ({ fact, of }: Change) => {
    const subject = subjectLabels[of];
    return [i18n._(factLabels[fact]), subject ? i18n._(subject) : of].filter(Boolean).join(': ');
  };
  return (
    <Box ref={box} tabIndex={-1} role="alert">
      <h2>
        <Trans>This has changed since you looked</Trans>
      </h2>
      <p>
        {done ? (
          <>
            {done} <Trans>Look at the new values; if you agree to them, confirm again.</Trans>
          </>
        ) : (
          <Trans>Nothing was done. Look at the new values; if you agree to them, confirm again.</Trans>
        )}
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <Trans>What</Trans>
            </th>
            <th scope="col">
              <Trans>You saw</Trans>
            </th>
            <th scope="col">
              <Trans>Now</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {changes.map((change, index) => (
            <tr key={`${change.fact} ${change.of} ${index}`}>
              <th scope="row">{nameOf(change)}</th>
              <td data-short={isShort(change) || undefined}>{show(change, change.seen)}</td>
              <td data-short={isShort(change) || undefined}>{show(change, change.current)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
  );
}

/** Amounts and numbers stay in one line on a phone; days and texts may break. */
const isShort = ({ fact }: Change) => ['money', 'rate', 'count'].includes(factForms[fact]);

function useShown() {
  const { t } = useLingui();
  const { money, percent, day, period, number } = useFormat();
  return ({ fact }: Change, value: Change['seen']): string => {
    const form = factForms[fact];
    if (value === null || value === '') return t`none`;
    // A correction may be below zero, and money is never shown so.
    if (typeof value === 'object')
      return value.amount < 0 ? `−${money({ ...value, amount: -value.amount })}` : money(value);
    if (typeof value === 'number') return form === 'rate' ? percent(value) : number(value);
    if (form === 'day') return day(value);
    return form === 'period' ? period(value) : value;
  };
}
