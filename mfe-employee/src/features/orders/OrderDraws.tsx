import { Trans } from '@lingui/react/macro';
import type { EmployeeOrderDetail } from '@portal/contract/employee-orders';
import { Card, useFormat, VisuallyHidden } from '@portal/shared-ui';
import { styled } from 'styled-components';

const Ticks = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(7px, 1fr));
  gap: 3px;
  i { height: 22px; border-radius: 3px; background: var(--n-100); }
  i[data-state='done'] { background: var(--accent); }
  i[data-state='next'] { background: var(--surface); box-shadow: inset 0 0 0 2px var(--accent); }
`;
const Ends = styled.div`
  display: flex;
  justify-content: space-between;
  margin-top: 8px;
  font-size: var(--fs-12);
  color: var(--text-3);
`;
const Sum = styled.p`
  margin-top: 12px;
  font-size: var(--fs-13);
  color: var(--text-2);
  font-variant-numeric: tabular-nums;
`;

/** How far the deductions have come: one mark a month. Before delivery it says when they begin. */
export function OrderDraws({ order }: { order: EmployeeOrderDetail }) {
  const { money, period, periodTitle } = useFormat();
  const { draws, quote, status } = order;
  if (status === 'DELETED' && draws.length === 0) return null;
  const isDone = (state: string) => state === 'SENT' || state === 'IN_FILE';
  const done = draws.filter((draw) => isDone(draw.status)).length;
  const next = draws.findIndex((draw) => draw.status === 'PLANNED');
  const [first, last] = [draws[0], draws.at(-1)];
  return (
    <Card
      title={<Trans>Deductions</Trans>}
      actions={
        draws.length > 0 && (
          <Trans>
            {done} of {draws.length}
          </Trans>
        )
      }
    >
      {draws.length > 0 ? (
        <>
          <Ticks aria-hidden="true">
            {draws.map((draw, index) => (
              <i
                key={`${draw.period}${draw.amount.amount}`}
                data-state={isDone(draw.status) ? 'done' : index === next ? 'next' : undefined}
              />
            ))}
          </Ticks>
          <Ends>
            <span>{first && periodTitle(first.period)}</span>
            <span>{last && periodTitle(last.period)}</span>
          </Ends>
          <VisuallyHidden>
            <Trans>
              {done} of {draws.length} deductions are made.
            </Trans>
          </VisuallyHidden>
        </>
      ) : (
        <p>
          <Trans>Begin in {period(order.firstPeriod)}, when the goods are shipped in time.</Trans>
        </p>
      )}
      <Sum>
        <Trans>
          {quote.months} deductions of {money(quote.monthlyPrice)}, {money(quote.total)} in all.
        </Trans>
      </Sum>
    </Card>
  );
}
