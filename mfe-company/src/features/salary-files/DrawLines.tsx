import { Trans, useLingui } from '@lingui/react/macro';
import type { Money } from '@portal/contract/money';
import type { OrderDetail } from '@portal/contract/order-detail';
import type { FileDraw } from '@portal/contract/salary-draws';
import { useQuery } from '@portal/shared-ui';
import { QueryResult } from '@portal/shared-ui/kit';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { DrawFacts } from './DrawFacts.tsx';
import { pricedLines } from './priced-lines.ts';
import { orderOfDraw } from './salary-files.api.ts';
import { SignedAmount } from './SignedAmount.tsx';

const Frame = styled.div`display: flex; flex-wrap: wrap; gap: var(--s-4) var(--s-10);`;
const Lines = styled.dl`
  flex: 0 1 460px;
  min-width: 0;
  div { display: flex; justify-content: space-between; gap: var(--s-4); min-height: 24px; color: var(--text-2); }
  dd { font-variant-numeric: tabular-nums lining-nums; white-space: nowrap; }
  [data-sum] {
    font-weight: 600;
    color: var(--text);
    border-top: 1px solid var(--line);
    padding-top: 3px;
    min-height: 27px;
  }
`;

/**
 * A draw opened into the lines that add up to it (VISUAL 1.3): goods and insurances before the subsidy, then what it is
 * before and after tax. A correction has no price: it takes back what was drawn.
 */
export function DrawLines({ draw }: { draw: FileDraw }) {
  const { t } = useLingui();
  const order = useQuery(orderOfDraw(draw.orderId));
  return (
    <Frame>
      <Lines>
        {draw.kind === 'planned' && (
          <>
            {order.data && <PricedLines draw={draw} order={order.data.data} />}
            <Line name={t`Price before subsidy`} money={draw.priceBeforeSubsidy} isSum={order.data !== undefined} />
            <Line name={t`less subsidy`} money={draw.subsidyPerMonth} />
          </>
        )}
        <Line name={t`Gross draw`} money={draw.grossDraw} isSum />
        <Line name={t`Net draw`} money={draw.netDraw} />
        <Line name={<Trans>Draw, {draw.amount.currency}</Trans>} money={draw.amount} isSum />
      </Lines>
      <QueryResult label={t`The order`} query={order} isPart>
        {(found) => <DrawFacts draw={draw} order={found} />}
      </QueryResult>
    </Frame>
  );
}

function PricedLines({ draw, order }: { draw: FileDraw; order: OrderDetail }) {
  const { t } = useLingui();
  const words = { allRisk: t`All-risk insurance`, employeeIns: t`Termination insurance` };
  return pricedLines(draw, order).map((line) => (
    <Line key={line.key} name={'insurance' in line ? words[line.insurance] : line.name} money={line.money} />
  ));
}

function Line({ name, money, isSum }: { name: ReactNode; money: Money; isSum?: boolean }) {
  return (
    <div data-sum={isSum || undefined}>
      <dt>{name}</dt>
      <dd>
        <SignedAmount minor={money.amount} />
      </dd>
    </div>
  );
}
