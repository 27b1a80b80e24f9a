import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Steps = styled.dl`
  display: grid;
  grid-template-columns: 68px minmax(0, 1fr);
  gap: 3px 10px;
  && dt { padding: 0; color: var(--text-3); }
  && dd { margin: 0; padding: 0; white-space: normal; font-variant-numeric: tabular-nums; }
`;

type Props = { input: ReactNode; rule: ReactNode; rate?: ReactNode; rounding: ReactNode };

/** What an amount is worked out from, so that a reader can do it again. */
export function WorkedOut({ input, rule, rate, rounding }: Props) {
  return (
    <Steps>
      <dt>
        <Trans>Input</Trans>
      </dt>
      <dd>{input}</dd>
      <dt>
        <Trans>Rule</Trans>
      </dt>
      <dd>{rule}</dd>
      {rate && (
        <>
          <dt>
            <Trans>Rate</Trans>
          </dt>
          <dd>{rate}</dd>
        </>
      )}
      <dt>
        <Trans>Rounding</Trans>
      </dt>
      <dd>{rounding}</dd>
    </Steps>
  );
}
