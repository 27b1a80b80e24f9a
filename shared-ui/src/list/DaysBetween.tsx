import { Trans } from '@lingui/react/macro';
import { isDay, type Day } from '@portal/contract/days';
import { useId } from 'react';
import { styled } from 'styled-components';
import { DayInput } from '../kit/DayInput.tsx';

const Side = styled.div`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  font-size: var(--fs-13);
  color: var(--text-2);
  > div { width: 190px; }
  @media (max-width: 759px) { flex: 1 1 100%; justify-content: space-between; }
`;

type DaysBetweenProps = {
  from: Day | undefined;
  to: Day | undefined;
  /** the side that changed; undefined when it was emptied */
  onChange: (change: { from?: Day | undefined } | { to?: Day | undefined }) => void;
};

// Half a day filters nothing.
const isWhole = (text: string) => text === '' || isDay(text);

/** Filters a list by two days, both included; either may be left open. */
export function DaysBetween({ from, to, onChange }: DaysBetweenProps) {
  const [fromId, toId] = [useId(), useId()];
  return (
    <>
      <Side data-unguarded="filter">
        <label htmlFor={fromId}>
          <Trans>From</Trans>
        </label>
        <DayInput
          id={fromId}
          value={from ?? ''}
          max={to}
          onChange={(day) => isWhole(day) && onChange({ from: day || undefined })}
        />
      </Side>
      <Side data-unguarded="filter">
        <label htmlFor={toId}>
          <Trans>To</Trans>
        </label>
        <DayInput
          id={toId}
          value={to ?? ''}
          min={from}
          onChange={(day) => isWhole(day) && onChange({ to: day || undefined })}
        />
      </Side>
    </>
  );
}
