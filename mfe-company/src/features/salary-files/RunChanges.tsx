import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { tabOfChange, type SalaryRun } from '@portal/contract/salary-runs';
import { Amount, ArrowRight, Ban, Card, FileText, Link, Plus, useFormat } from '@portal/shared-ui';
import { ArrowDown, ArrowUp, Hourglass, RotateCcw } from '@portal/shared-ui/kit';
import { styled } from 'styled-components';
import { Sides } from './difference-style.ts';
import { Difference } from './Difference.tsx';

const List = styled.ul`
  padding: 6px 20px 12px;
  font-size: var(--fs-13);
  li {
    display: grid;
    grid-template-columns: 18px minmax(0, 1fr) auto;
    gap: 0 12px;
    padding: 9px 0;
    align-items: start;
  }
  li + li { border-top: 1px solid var(--n-100); }
  li > svg { width: 16px; height: 16px; margin-top: 2px; color: var(--text-3); }
  a { font-weight: 600; }
  small { display: block; color: var(--text-3); }
  li > :last-child { font-weight: 600; font-variant-numeric: tabular-nums; }
`;
const Plain = styled.p`padding: 4px 20px 20px;`;

type Line = SalaryRun['changes'][number];
const icons = {
  NEW: Plus,
  AGAIN: RotateCcw,
  MORE: ArrowUp,
  LESS: ArrowDown,
  LEFT_OUT: Hourglass,
  SUSPENDED: Hourglass,
  BY_HAND: FileText,
  ENDED: Ban,
} as const;

/** What changed since the month drawn before, in sentences that open their rows; they sum to the difference. */
export function RunChanges({ run: { previous, month, changes, period } }: { run: SalaryRun }) {
  const { t } = useLingui();
  const { period: monthOf } = useFormat();
  if (!previous)
    return (
      <Card title={t`What changed`}>
        <p>{t`No file was made before, so there is nothing to compare with.`}</p>
      </Card>
    );
  return (
    <Card title={<Trans>What changed since {monthOf(previous.period)}</Trans>} flush>
      {changes.length === 0 ? (
        <Plain>{t`Nothing: the same orders with the same draws.`}</Plain>
      ) : (
        <List>
          {changes.map((line) => (
            <Sentence key={`${line.change} ${line.amount.currency}`} line={line} />
          ))}
        </List>
      )}
      {month.sums.map(({ amount }) => {
        const before = previous.totals.find(({ currency }) => currency === amount.currency)?.amount ?? 0;
        return (
          <Sides key={amount.currency}>
            <div>
              <Trans>
                {monthOf(previous.period)}, <Plural value={previous.draws} one="# draw" other="# draws" />
              </Trans>
              <b>
                <Amount minor={before} />
              </b>
            </div>
            <ArrowRight aria-hidden="true" />
            <div>
              <Trans>
                {monthOf(period)}, <Plural value={month.draws} one="# draw" other="# draws" />
              </Trans>
              <b>
                <Amount minor={amount.amount} />
              </b>
            </div>
            <div>
              <Trans>Difference, {amount.currency}</Trans>
              <b>
                <Difference minor={amount.amount - before} />
              </b>
            </div>
          </Sides>
        );
      })}
    </Card>
  );
}

function Sentence({ line: { change, orders, amount, names, by } }: { line: Line }) {
  const Icon = icons[change];
  const others = orders - names.length;
  const people = names.join(', ');
  const admins = by.join(', ');
  return (
    <li>
      <Icon aria-hidden="true" />
      <span>
        <Link to={`?tab=${tabOfChange[change]}`}>
          <What change={change} orders={orders} />
        </Link>
        <small>
          {others > 0 ? (
            <Trans>
              {people} and <Plural value={others} one="# more" other="# more" />
            </Trans>
          ) : (
            people
          )}
          {admins && <Trans>, by {admins}</Trans>}
        </small>
      </span>
      <Difference minor={amount.amount} />
    </li>
  );
}

function What({ change, orders }: Pick<Line, 'change' | 'orders'>) {
  if (change === 'NEW') return <Plural value={orders} one="# order is new" other="# orders are new" />;
  if (change === 'AGAIN')
    return <Plural value={orders} one="# order is drawn again" other="# orders are drawn again" />;
  if (change === 'LEFT_OUT')
    return <Plural value={orders} one="# order is left out this month" other="# orders are left out this month" />;
  if (change === 'SUSPENDED')
    return <Plural value={orders} one="# order waits for pay in full" other="# orders wait for pay in full" />;
  if (change === 'BY_HAND')
    return (
      <Plural
        value={orders}
        one="# order is drawn by a file made by hand"
        other="# orders are drawn by a file made by hand"
      />
    );
  if (change === 'MORE') return <Plural value={orders} one="# order draws more" other="# orders draw more" />;
  if (change === 'LESS') return <Plural value={orders} one="# order draws less" other="# orders draw less" />;
  return <Plural value={orders} one="# order is no longer drawn" other="# orders are no longer drawn" />;
}
