import { Trans } from '@lingui/react/macro';
import { Card, VisuallyHidden } from '@portal/shared-ui';
import { useState, type ReactNode } from 'react';
import { Bar, Bars, ChartTable, Labels, Plot, Scale, ShowAs } from './chart-style.ts';

type BarOfChart = {
  /** of the row in the table: "20 November 2026" */
  name: string;
  /** under the bar; empty for most where there are many */
  label: string;
  value: number;
  /** the value as it is written */
  text: string;
  /** a day or month that is not over: drawn pale */
  isRunning?: boolean;
};

type Props = {
  title: ReactNode;
  /** the chart in one sentence, for those who do not see it */
  sentence: string;
  bars: readonly BarOfChart[];
  /** heads of the table's two columns */
  columns: readonly [ReactNode, ReactNode];
};

/**
 * One series of bars on a card, which can be read as a table instead (VISUAL 5). Product colours: a theme changes no
 * data.
 */
export function BarChart({ title, sentence, bars, columns }: Props) {
  const [isTable, setIsTable] = useState(false);
  const highest = bars.reduce((most, bar) => (bar.value > most.value ? bar : most), { value: 0, text: '0' });
  return (
    <Card
      title={title}
      actions={
        <ShowAs type="button" onClick={() => setIsTable(!isTable)}>
          {isTable ? <Trans>Show as chart</Trans> : <Trans>Show as table</Trans>}
        </ShowAs>
      }
    >
      {isTable ? (
        <ChartTable>
          <caption>
            <VisuallyHidden>{title}</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              {columns.map((column, index) => (
                <th key={index} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {bars.map(({ name, text }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{text}</td>
              </tr>
            ))}
          </tbody>
        </ChartTable>
      ) : (
        <figure role="img" aria-label={sentence}>
          <Plot aria-hidden="true">
            <Scale>{highest.text}</Scale>
            <Bars>
              {bars.map(({ name, text, value, isRunning }) => (
                <Bar
                  key={name}
                  title={`${name}: ${text}`}
                  data-running={isRunning ? '' : undefined}
                  style={{ blockSize: `${highest.value > 0 ? Math.max((100 * value) / highest.value, 0) : 0}%` }}
                />
              ))}
            </Bars>
            <Labels>
              {bars.map(({ name, label }) => (
                <span key={name}>{label}</span>
              ))}
            </Labels>
          </Plot>
        </figure>
      )}
    </Card>
  );
}
