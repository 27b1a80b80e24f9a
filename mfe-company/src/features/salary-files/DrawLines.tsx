import { Trans, useLingui } from '@lingui/react/macro';
import type { Money } from '@portal/contract/money';
import type { FileDraw } from '@portal/contract/salary-draws';
import { Link, useFormat } from '@portal/shared-ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
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
const Aside = styled.p`display: grid; gap: 4px; align-content: start; color: var(--text-3);`;

/**
 * A draw opened into the lines that add up to it (VISUAL 1.3). A correction has no price: it takes back what was drawn.
 */
export function DrawLines({ draw }: { draw: FileDraw }) {
  const { t } = useLingui();
  const { day, period } = useFormat();
  return (
    <Frame>
      <Lines>
        {draw.kind === 'planned' && (
          <>
            <Line name={t`Price before subsidy`} money={draw.priceBeforeSubsidy} />
            <Line name={t`less subsidy`} money={draw.subsidyPerMonth} />
          </>
        )}
        <Line name={t`Gross draw`} money={draw.grossDraw} isSum />
        <Line name={t`Net draw`} money={draw.netDraw} />
        <Line name={<Trans>Draw, {draw.amount.currency}</Trans>} money={draw.amount} isSum />
      </Lines>
      <Aside>
        <Link to={`/company/orders?order=${draw.orderId}`}>
          <Trans>Order {draw.orderNumber}</Trans>
        </Link>
        <span>
          <Trans>
            For {period(draw.period)}, drawn on {day(draw.effectDate)}
          </Trans>
        </span>
      </Aside>
    </Frame>
  );
}

function Line({ name, money, isSum }: { name: ReactNode; money: Money; isSum?: boolean }) {
  return (
    <div data-sum={isSum}>
      <dt>{name}</dt>
      <dd>
        <SignedAmount minor={money.amount} />
      </dd>
    </div>
  );
}
