import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useFormat } from '../i18n/use-format.ts';
import { Card } from '../ui/Card.tsx';
import { Fixed } from '../ui/Fixed.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { stepsTo } from './chart-steps.ts';
import { Bar, Bars, ChartTable, Grid, Label, Legend, Plot, ShowAs, Stack, type BarKind } from './chart-style.ts';

export type BarOfChart = {
  /** of the row in the table: "20 November 2026" */
  name: string;
  /** under the bar; empty for most where there are many */
  label: string;
  /** the year or whatever stands below the first of its labels */
  below?: string;
  /** from the ground up */
  parts: readonly { kind: BarKind; value: number }[];
  /** the further columns of the row, and where each number comes from */
  cells: readonly { text: string; to?: string | undefined }[];
};

type Props = {
  /** in the address while the table is shown */
  id: string;
  title: ReactNode;
  /** the chart in one sentence, also for those who do not see it */
  sentence: string;
  bars: readonly BarOfChart[];
  /** heads of the table's columns */
  columns: readonly ReactNode[];
  legend?: readonly { kind: BarKind; label: ReactNode }[];
  /** what the axis says of a value */
  scale: (value: number) => string;
};

/** One series of bars on a card, or as a table whose numbers lead to their lists (VISUAL 5). */
export function BarChart({ id, title, sentence, bars, columns, legend = [], scale }: Props) {
  const [search, change] = useSearchParams();
  const isTable = search.getAll('table').includes(id);
  const toggle = () => {
    const others = search.getAll('table').filter((one) => one !== id);
    search.delete('table');
    for (const one of isTable ? others : [...others, id]) search.append('table', one);
    change(search, { replace: true });
  };
  return (
    <Card
      title={title}
      actions={
        <ShowAs type="button" onClick={toggle}>
          {isTable ? <Trans>Show as chart</Trans> : <Trans>Show as table</Trans>}
        </ShowAs>
      }
    >
      <p>{sentence}</p>
      {isTable ? (
        <Rows title={title} bars={bars} columns={columns} />
      ) : (
        <figure role="img" aria-label={sentence}>
          {legend.length > 0 && (
            <Legend aria-hidden="true">
              {legend.map(({ kind, label }) => (
                <span key={kind}>
                  <Bar data-kind={kind} />
                  {label}
                </span>
              ))}
            </Legend>
          )}
          <Drawing bars={bars} scale={scale} />
        </figure>
      )}
    </Card>
  );
}

function Drawing({ bars, scale }: Pick<Props, 'bars' | 'scale'>) {
  const sums = bars.map(({ parts }) => parts.reduce((sum, { value }) => sum + Math.max(value, 0), 0));
  const steps = stepsTo(Math.max(0, ...sums));
  const top = steps.at(-1) || 1;
  const isMany = bars.filter(({ label }) => label !== '').length > 8 || undefined;
  return (
    <Plot aria-hidden="true">
      <Grid>
        {steps.map((step) => (
          <span key={step} style={{ insetBlockEnd: `${(100 * step) / top}%` }}>
            {scale(step)}
          </span>
        ))}
      </Grid>
      <Bars>
        {bars.map(({ name, label, below, parts, cells }, index) => (
          <Stack key={index} title={`${name}: ${cells.map(({ text }) => text).join(' · ')}`}>
            <div>
              {parts
                .filter(({ value }) => value > 0)
                .map(({ kind, value }) => (
                  <Bar key={kind} data-kind={kind} style={{ blockSize: `${(100 * value) / top}%` }} />
                ))}
            </div>
            <Label data-many={isMany}>
              <span>{label}</span>
              {below && <b>{below}</b>}
            </Label>
          </Stack>
        ))}
      </Bars>
    </Plot>
  );
}

function Rows({ title, bars, columns }: Pick<Props, 'title' | 'bars' | 'columns'>) {
  return (
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
        {bars.map(({ name, cells }, row) => (
          <tr key={row}>
            <th scope="row">
              <Fixed>{name}</Fixed>
            </th>
            {cells.map(({ text, to }, index) => (
              <td key={index}>{to ? <Link to={to}>{text}</Link> : text}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </ChartTable>
  );
}

/** Whole thousands on an axis of amounts: `40k`, in Danish `40 t`. */
export function useMoneyScale(): (minor: number) => string {
  const { locale } = useFormat();
  const format = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 });
  return (minor) => format.format(minor / 100);
}
