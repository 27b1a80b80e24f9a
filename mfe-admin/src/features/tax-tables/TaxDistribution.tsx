import { Trans, useLingui } from '@lingui/react/macro';
import type { TaxPreview } from '@portal/contract/tax-preview';
import { Button, Fixed, useFormat } from '@portal/shared-ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Table } from './tax-preview-style.ts';

type Bar = TaxPreview['distribution'][number];

const Figure = styled.figure`
  margin-top: var(--s-4);
  figcaption { display: flex; justify-content: space-between; align-items: center; gap: var(--s-3); font-weight: 600; }
`;
const Bars = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  gap: 6px;
  align-items: end;
  margin-top: var(--s-3);
  font-size: var(--fs-12);
  text-align: center;
  > div { display: grid; gap: 4px; font-variant-numeric: tabular-nums; font-weight: 550; }
  i { display: block; min-height: 2px; border-radius: 4px 4px 0 0; background: var(--chart-4); }
  [data-side='less'] i { background: var(--chart-3); }
  [data-side='more'] i { background: var(--warn-solid); }
  small { min-height: 30px; padding-top: 4px; border-top: 1px solid var(--line-strong); color: var(--text-3); }
  @media (forced-colors: active) { i { background: CanvasText !important; forced-color-adjust: none; } }
`;
const highest = 104;

/** What employees notice of another table, as bars from less to more, or as the table of the same numbers. */
export function TaxDistribution({ bars, currency }: { bars: readonly Bar[]; currency: string }) {
  const { t } = useLingui();
  const [isTable, setIsTable] = useState(false);
  const words = useWords();
  const most = Math.max(1, ...bars.map(({ count }) => count));
  const said = bars.filter(({ count }) => count > 0).map((bar) => `${bar.count}: ${words.of(bar)}`);
  return (
    <Figure>
      <figcaption>
        <Trans>What employees notice, {currency} a month</Trans>
        <Button look="quiet" size="small" onClick={() => setIsTable(!isTable)}>
          {isTable ? t`Show as chart` : t`Show as table`}
        </Button>
      </figcaption>
      {isTable ? (
        <Table>
          <thead>
            <tr>
              <th scope="col">{t`Difference`}</th>
              <th scope="col">{t`Estimates`}</th>
            </tr>
          </thead>
          <tbody>
            {bars.map((bar) => (
              <tr key={`${bar.side} ${bar.over}`}>
                <th scope="row">{words.of(bar)}</th>
                <td>
                  <Fixed>{bar.count}</Fixed>
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      ) : (
        <Bars role="img" aria-label={said.join(', ')}>
          {bars.map((bar) => (
            <div key={`${bar.side} ${bar.over}`} data-side={bar.side}>
              <Fixed>{bar.count}</Fixed>
              <i style={{ height: (bar.count / most) * highest }} />
              <small>{words.short(bar)}</small>
            </div>
          ))}
        </Bars>
      )}
    </Figure>
  );
}

/** A bar in words: in full for tables and for those who do not see it, short below it. */
function useWords() {
  const { t } = useLingui();
  const { amount } = useFormat();
  const short = ({ side, over, upTo }: Bar) => {
    if (side === 'same') return t`same`;
    if (upTo === null) return t`over ${amount(over)}`;
    return over === 0 ? t`up to ${amount(upTo)}` : `${amount(over)}–${amount(upTo)}`;
  };
  const of = (bar: Bar) => {
    const size = short(bar);
    return bar.side === 'same' ? size : bar.side === 'less' ? t`${size} less` : t`${size} more`;
  };
  return { short, of };
}
