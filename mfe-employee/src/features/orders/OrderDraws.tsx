import { Trans, useLingui } from '@lingui/react/macro';
import type { EmployeeOrderDetail } from '@portal/contract/employee-orders';
import { Badge, Button, Card, Fixed, useFormat, VisuallyHidden } from '@portal/shared-ui';
import { useState } from 'react';
import { NetInAll } from '../../shared/NetInAll.tsx';
import { drawMonths, type DrawMonth } from './draw-months.ts';
import { Ends, Months, Sum, Ticks } from './draws-style.ts';
import { DrawState } from './DrawState.tsx';

const firstShown = 6;

/** Every month's deduction with its day, amount and state; a paused month stands where it was (UX 2 #31). */
export function OrderDraws({ order }: { order: EmployeeOrderDetail }) {
  const { t } = useLingui();
  const { money, period, periodTitle } = useFormat();
  const [showsAll, setShowsAll] = useState(false);
  const { quote, status, progress } = order;
  const months = drawMonths(order);
  if (status === 'DELETED' && months.length === 0) return null;
  const [first, last] = [months[0], months.at(-1)];
  const next = months.findIndex(({ state }) => state === 'planned');
  // What was just made and what comes next matters most; of a deleted order, what was given back.
  const turn = next < 0 ? months.findLastIndex(({ state }) => state !== 'cancelled') : next;
  const from = Math.max(0, Math.min(turn - 1, months.length - firstShown));
  const shown = showsAll ? months : months.slice(from, from + firstShown);
  const made = progress?.made ?? 0;
  const all = progress?.all ?? 0;
  return (
    <Card
      title={t`Deductions`}
      actions={
        progress && (
          <Trans>
            {made} of {all}
          </Trans>
        )
      }
    >
      {months.length > 0 ? (
        <>
          <Ticks aria-hidden="true">
            {months.map((month, index) => (
              <i
                key={`${month.period}${month.state}`}
                data-state={month.state === 'sent' ? 'done' : index === next ? 'next' : month.state}
              />
            ))}
          </Ticks>
          <Ends>
            <span>{first && <Fixed>{periodTitle(first.period)}</Fixed>}</span>
            <span>{last && <Fixed>{periodTitle(last.period)}</Fixed>}</span>
          </Ends>
          <VisuallyHidden>
            <Trans>
              {made} of {all} deductions are made.
            </Trans>
          </VisuallyHidden>
          <Months>
            {shown.map((month) => (
              <Month key={`${month.period}${month.state}`} month={month} />
            ))}
          </Months>
          {months.length > firstShown && (
            <Button look="quiet" size="small" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
              {showsAll ? t`Show fewer months` : <Trans>Show all {months.length} months</Trans>}
            </Button>
          )}
        </>
      ) : (
        <p>
          <Trans>Begin in {period(order.firstPeriod)}, when the goods are shipped in time.</Trans>
        </p>
      )}
      <Sum>
        <Trans>
          {quote.months} deductions of {money(quote.monthlyPrice)}, {money(quote.total)} in all before tax.
        </Trans>{' '}
        <NetInAll quote={quote} />
      </Sum>
    </Card>
  );
}

function Month({ month: { period, effectDate, amount, units, reason, state } }: { month: DrawMonth }) {
  const { day, money, periodTitle } = useFormat();
  return (
    <li>
      <span>
        <b>
          <Fixed>{periodTitle(period)}</Fixed>
        </b>
        {state === 'paused' ? (
          <small>
            <Trans>Left out by your workplace, drawn at the end instead</Trans>
            {reason && <>: {reason}</>}
          </small>
        ) : (
          <small>
            {effectDate && <Fixed>{day(effectDate)}</Fixed>}
            {units > 1 && (
              <>
                , <Trans>{units} months</Trans>
              </>
            )}
          </small>
        )}
      </span>
      <DrawState state={state} />
      <data>{amount ? <Fixed>{money(amount)}</Fixed> : <Badge>–</Badge>}</data>
    </li>
  );
}
