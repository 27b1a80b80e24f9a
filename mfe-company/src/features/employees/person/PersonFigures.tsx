import { Plural, Trans } from '@lingui/react/macro';
import type { FileDraw } from '@portal/contract/salary-draws';
import { FigureGrid } from '@portal/hub';
import { Fixed, Money, useFormat } from '@portal/shared-ui';
import { drawFigures } from '../../../shared/draw-months/draw-months.ts';

/** What is drawn next, what was drawn, what is left. Not there for a person without draws. */
export function PersonFigures({ draws }: { draws: readonly FileDraw[] }) {
  const { day } = useFormat();
  const { currency, nextDay, next, made, left, lastDay } = drawFigures(draws);
  if (currency === undefined) return null;
  return (
    <FigureGrid>
      <li>
        <div>
          <Trans>Next draw</Trans>
          <b>
            <Money value={{ amount: next.amount, currency }} />
          </b>
          <small>{nextDay ? <Fixed>{day(nextDay)}</Fixed> : <Trans>Nothing is planned</Trans>}</small>
        </div>
      </li>
      <li>
        <div>
          <Trans>Deducted so far</Trans>
          <b>
            <Money value={{ amount: made.amount, currency }} />
          </b>
          <small>
            <Plural value={made.count} one="# draw" other="# draws" />
          </small>
        </div>
      </li>
      <li>
        <div>
          <Trans>Still to be deducted</Trans>
          <b>
            <Money value={{ amount: left.amount, currency }} />
          </b>
          <small>
            <Plural value={left.count} one="# draw" other="# draws" />
            {lastDay && <Trans>, last {day(lastDay)}</Trans>}
          </small>
        </div>
      </li>
    </FigureGrid>
  );
}
