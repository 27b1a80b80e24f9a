import { useLingui } from '@lingui/react/macro';
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
  const { t } = useLingui();
  return (
    <Steps>
      <dt>{t`Input`}</dt>
      <dd>{input}</dd>
      <dt>{t`Rule`}</dt>
      <dd>{rule}</dd>
      {rate && (
        <>
          <dt>{t`Rate`}</dt>
          <dd>{rate}</dd>
        </>
      )}
      <dt>{t`Rounding`}</dt>
      <dd>{rounding}</dd>
    </Steps>
  );
}
