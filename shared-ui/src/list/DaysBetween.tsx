import { Trans } from '@lingui/react/macro';
import type { Day } from '@portal/contract/days';
import { styled } from 'styled-components';
import { Input } from '../ui/Input.tsx';

const Side = styled.label`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  font-size: var(--fs-13);
  color: var(--text-2);
  input { width: 150px; }
  @media (max-width: 759px) { flex: 1 1 100%; justify-content: space-between; }
`;

type DaysBetweenProps = {
  from: Day | undefined;
  to: Day | undefined;
  /** the side that changed; undefined when it was emptied */
  onChange: (change: { from?: Day | undefined } | { to?: Day | undefined }) => void;
};

/** Filters a list by two days, both included; either may be left open. */
export function DaysBetween({ from, to, onChange }: DaysBetweenProps) {
  return (
    <>
      <Side>
        <Trans>From</Trans>
        <Input
          type="date"
          value={from ?? ''}
          max={to}
          onChange={(event) => onChange({ from: event.target.value || undefined })}
        />
      </Side>
      <Side>
        <Trans>To and with</Trans>
        <Input
          type="date"
          value={to ?? ''}
          min={from}
          onChange={(event) => onChange({ to: event.target.value || undefined })}
        />
      </Side>
    </>
  );
}
