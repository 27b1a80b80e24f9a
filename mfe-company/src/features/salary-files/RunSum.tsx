import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { SalaryRun } from '@portal/contract/salary-runs';
import { styled } from 'styled-components';
import { SignedAmount } from './SignedAmount.tsx';

const Sums = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 4px var(--s-8);
  padding: 12px 20px;
  border-top: 1px solid var(--line-strong);
  font-size: var(--fs-13);
  p { font-weight: 600; }
  dl { display: flex; flex-wrap: wrap; gap: 4px var(--s-8); }
  dt { color: var(--text-3); font-size: var(--fs-12); }
  dd { font-weight: 600; font-variant-numeric: tabular-nums; text-align: right; }
`;

/** The sum of all rows of a coming file and what was made of its month before, whichever tab is shown. */
export function RunSum({ run: { month } }: { run: SalaryRun }) {
  const { t } = useLingui();
  const { sums, draws, employees } = month;
  return sums.map(({ priceBeforeSubsidy, subsidy, amount }) => (
    <Sums key={amount.currency}>
      <p>
        <Trans>
          <Plural value={draws} one="All # draw" other="All # draws" />,{' '}
          <Plural value={employees} one="# employee" other="# employees" />
        </Trans>
      </p>
      <dl>
        <div>
          <dt>{t`Before subsidy`}</dt>
          <dd>
            <SignedAmount minor={priceBeforeSubsidy.amount} />
          </dd>
        </div>
        <div>
          <dt>{t`Subsidy`}</dt>
          <dd>
            <SignedAmount minor={subsidy.amount} />
          </dd>
        </div>
        <div>
          <dt>
            <Trans>Draw, {amount.currency}</Trans>
          </dt>
          <dd>
            <SignedAmount minor={amount.amount} />
          </dd>
        </div>
      </dl>
    </Sums>
  ));
}
