import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { leavingCosts } from '@portal/contract/leave-early';
import type { Choice } from '@portal/contract/offer';
import type { ProductDetail } from '@portal/contract/shop-products';
import { Button, Card, Fixed, useFormat } from '@portal/shared-ui';
import { useState } from 'react';
import { LeaveBars, LeaveTable, Sum, Why } from './leave-style.ts';

type Props = { product: ProductDetail; choice: Choice; companyName: string };

/** What leaving would cost, month by month, as paying in full does (RULES 2.5): chart and table (scenario 72). */
export function LeaveEarly({ product: { offer, leaving, round }, choice, companyName }: Props) {
  const { t } = useLingui();
  const { amount, money, periodTitle } = useFormat();
  const [isTable, setIsTable] = useState(false);
  const [month, setMonth] = useState<number>();
  const costs = leavingCosts(offer, choice, leaving, round.firstPeriod);
  const at = Math.min(month ?? Math.floor(costs.length / 2) - 1, costs.length - 1);
  const shown = costs[Math.max(at, 0)];
  const highest = costs[0]?.total ?? 0;
  if (!shown || highest === 0) return null;
  const { currency } = offer.terms;
  const perMonth = shown.lines.filter(({ months }) => months > 1 || months === shown.monthsRemaining);
  const monthly = perMonth
    .filter(({ key }) => key !== 'scrap' && key !== 'fee')
    .reduce((sum, line) => sum + line.perMonth, 0);
  const scrap = shown.lines.find(({ key }) => key === 'scrap')?.amount ?? 0;
  const fee = shown.lines.find(({ key }) => key === 'fee')?.amount ?? 0;
  return (
    <Card
      title={t`If you leave early`}
      actions={
        <Button look="quiet" size="small" onClick={() => setIsTable(!isTable)}>
          {isTable ? t`Show as chart` : t`Show as table`}
        </Button>
      }
    >
      <Sum>
        <Trans>If you leave in {periodTitle(shown.period)} and keep it, you pay once</Trans>
        <b>
          <Fixed>{money({ amount: shown.total, currency })}</Fixed>
        </b>
      </Sum>
      {isTable ? (
        <LeaveTable tabIndex={0} aria-label={t`What leaving costs, by month`}>
          <table>
            <thead>
              <tr>
                <th scope="col">{t`Last month`}</th>
                <th scope="col">{t`Months left`}</th>
                <th scope="col">{t`To pay incl. VAT`}</th>
              </tr>
            </thead>
            <tbody>
              {costs.map(({ period, monthsRemaining, total }) => (
                <tr key={period}>
                  <th scope="row">
                    <Fixed>{periodTitle(period)}</Fixed>
                  </th>
                  <td>{monthsRemaining}</td>
                  <td>
                    <Fixed>{amount(total)}</Fixed>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </LeaveTable>
      ) : (
        <LeaveBars>
          <div aria-hidden="true">
            {costs.map(({ period, total }, index) => (
              <i
                key={period}
                data-shown={index === at || undefined}
                style={{ height: `${(total / highest) * 100}%` }}
                onPointerEnter={() => setMonth(index)}
                onPointerDown={() => setMonth(index)}
              />
            ))}
          </div>
          <input
            type="range"
            min={0}
            max={costs.length - 1}
            value={at}
            aria-label={t`Last month`}
            aria-valuetext={`${periodTitle(shown.period)}: ${money({ amount: shown.total, currency })}`}
            onChange={(event) => setMonth(Number(event.target.value))}
          />
        </LeaveBars>
      )}
      <Why>
        {shown.monthsRemaining > 0 && (
          <Trans>
            <Plural value={shown.monthsRemaining} one="# month" other="# months" /> left at {amount(monthly)}
          </Trans>
        )}
        {shown.monthsRemaining > 0 && (scrap > 0 || fee > 0) && ' + '}
        {scrap > 0 && <Trans>expected value {amount(scrap)}</Trans>}
        {scrap > 0 && fee > 0 && ' + '}
        {fee > 0 && <Trans>fee {amount(fee)}</Trans>}{' '}
        <Trans>
          = {amount(shown.total - shown.vat)}, + VAT {amount(shown.vat)}.
        </Trans>{' '}
        {choice.employeeIns && t`Termination insurance may pay the months left, for some reasons.`}{' '}
        <Trans>An estimate by today’s terms. You can also hand it back, by the rules of {companyName}.</Trans>
      </Why>
    </Card>
  );
}
