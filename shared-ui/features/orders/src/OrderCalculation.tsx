import { Trans, useLingui } from '@lingui/react/macro';
import type { Calculation, OrderDraw } from '@portal/contract/order-detail';
import { Day, Fixed, Money, useFormat } from '@portal/shared-ui';
import { DescriptionList } from '@portal/shared-ui/kit';
import { styled } from 'styled-components';
import { drawStatusLabels } from './draw-status-labels.ts';

/** How the monthly draw came about (RULES 2.2): parts without an amount are left out, the rest adds up. */
export function OrderCalculation({ calculation }: { calculation: Calculation }) {
  const { money } = useFormat();
  const { goods, net, allRisk, employeeIns, subsidy, grossDraw, netDraw, monthlyPrice, months, total } = calculation;
  const shown = (value: { amount: number; currency: string }) =>
    value.amount > 0 ? <Money value={value} /> : undefined;
  return (
    <DescriptionList
      facts={[
        { key: 'goods', label: <Trans>Goods per month</Trans>, value: shown(goods) },
        { key: 'net', label: <Trans>Net part per month, incl. VAT</Trans>, value: shown(net) },
        { key: 'allRisk', label: <Trans>All-risk insurance</Trans>, value: shown(allRisk) },
        { key: 'employeeIns', label: <Trans>Termination insurance</Trans>, value: shown(employeeIns) },
        {
          key: 'subsidy',
          label: <Trans>Less subsidy</Trans>,
          value: subsidy.amount > 0 ? <Fixed>{money(subsidy)}</Fixed> : undefined,
        },
        ...(netDraw.amount > 0
          ? [
              { key: 'gross', label: <Trans>Gross draw</Trans>, value: shown(grossDraw) },
              { key: 'netDraw', label: <Trans>Net draw</Trans>, value: shown(netDraw) },
            ]
          : []),
        {
          key: 'monthly',
          label: (
            <strong>
              <Trans>Draw per month</Trans>
            </strong>
          ),
          value: (
            <strong>
              <Money value={monthlyPrice} />
            </strong>
          ),
        },
        { key: 'total', label: <Trans>Total over {months} months</Trans>, value: <Money value={total} /> },
      ]}
    />
  );
}

const Rows = styled.ol`
  max-height: 220px;
  overflow: auto;
  font-variant-numeric: tabular-nums;
  li {
    display: grid;
    grid-template-columns: 1fr auto auto;
    gap: var(--s-4);
    padding: 6px 0;
    border-bottom: 1px solid var(--line);
  }
`;

/** The draws of an order: the first, the last, and each with what became of it. */
export function OrderDraws({ draws }: { draws: readonly OrderDraw[] }) {
  const { t, i18n } = useLingui();
  const { money } = useFormat();
  if (draws.length === 0) return <p>{t`Draws are planned when the order is shipped.`}</p>;
  return (
    // Scrolls by itself, so the keyboard must reach it.
    <Rows tabIndex={0} aria-label={t`Salary draws`}>
      {draws.map((draw) => (
        <li key={`${draw.period}${draw.kind}`}>
          <Day value={draw.effectDate} />
          <span>
            {draw.kind === 'correction' ? (
              <Trans>Credit {money({ ...draw.amount, amount: Math.abs(draw.amount.amount) })}</Trans>
            ) : draw.kind === 'final' ? (
              <Trans>Final settlement {money(draw.amount)}</Trans>
            ) : (
              <Fixed>{money(draw.amount)}</Fixed>
            )}
          </span>
          <span>{i18n._(drawStatusLabels[draw.status])}</span>
        </li>
      ))}
    </Rows>
  );
}
