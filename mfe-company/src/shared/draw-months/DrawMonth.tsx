import { Trans, useLingui } from '@lingui/react/macro';
import type { LeftOutMonth } from '@portal/contract/draw-pauses';
import type { FileDraw } from '@portal/contract/salary-draws';
import { Amount, Check, useFormat, VisuallyHidden } from '@portal/shared-ui';
import { Clock, Hourglass } from '@portal/shared-ui/kit';
import { isMade, sumOf, type DrawRow, type MonthCell } from './draw-months.ts';
import { MonthBox } from './months-style.ts';

type DrawMonthProps = {
  cell: MonthCell | undefined;
  of: DrawRow;
  /** the month of the person's next draw */
  isNext: boolean;
  onPause: (draw: FileDraw) => void;
  onPutBack: (month: LeftOutMonth) => void;
};

/** One month of one order: sent, next, planned or left out, told by icon and word. */
export function DrawMonth({ cell, of: { productName }, isNext, onPause, onPutBack }: DrawMonthProps) {
  const { t } = useLingui();
  const { amount, period } = useFormat();
  if (!cell) return null;
  const { draws, leftOut } = cell;
  if (draws.length === 0 && leftOut) {
    const month = period(leftOut.period);
    const paused = (
      <>
        <Hourglass aria-hidden="true" />
        <Trans>Left out</Trans>
      </>
    );
    return leftOut.mayPutBack ? (
      <MonthBox
        as="button"
        data-state="paused"
        aria-label={t`Put ${month} back for ${productName}`}
        onClick={() => onPutBack(leftOut)}
      >
        {paused}
      </MonthBox>
    ) : (
      <MonthBox data-state="paused">{paused}</MonthBox>
    );
  }
  const sum = sumOf(draws);
  const planned = draws.find(({ status, kind }) => status === 'PLANNED' && kind === 'planned');
  if (planned) {
    const [month, each] = [period(planned.period), amount(sum)];
    return (
      <MonthBox
        as="button"
        data-state={isNext ? 'next' : 'planned'}
        aria-label={t`Leave ${month} out for ${productName}, ${each} planned`}
        onClick={() => onPause(planned)}
      >
        {isNext && <Clock aria-hidden="true" />}
        <Amount minor={sum} />
      </MonthBox>
    );
  }
  return draws.every(isMade) ? (
    <MonthBox data-state="made">
      <Check aria-hidden="true" />
      <VisuallyHidden>
        <Trans context="draw">Sent</Trans>
      </VisuallyHidden>
      <Amount minor={sum} />
    </MonthBox>
  ) : (
    <MonthBox data-state="paused">
      <Hourglass aria-hidden="true" />
      <VisuallyHidden>
        <Trans context="draw">Waits for pay in full</Trans>
      </VisuallyHidden>
      <Amount minor={sum} />
    </MonthBox>
  );
}
