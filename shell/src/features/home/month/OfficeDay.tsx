import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { OfficeHome, OfficeSalaryFile } from '@portal/contract/home-office';
import {
  Badge,
  Card,
  Fixed,
  Link,
  Money,
  type RemoteMeta,
  TriangleAlert,
  useFormat,
  useQuery,
} from '@portal/shared-ui';
import { BarChart, ChartTable, useMoneyScale } from '@portal/shared-ui/kit';
import { fillAddress } from '../../../federation/fill-address.ts';
import { officeHome } from './month.api.ts';
import { Part } from './Part.tsx';
import { useShortDates } from './use-short-dates.ts';
import { Wide } from './wide.ts';

type Numbers = NonNullable<RemoteMeta['numbers']>;
type Props = { numbers: Numbers };

/** What back office looks at first: the day's salary files, whose orders wait, what was deducted (VISUAL-2). */
export function OfficeDay({ numbers }: Props) {
  return (
    <Part wide title={<Trans>Salary files of today</Trans>} query={useQuery(officeHome)} height={200}>
      {({ salaryFiles, toProcess, deducted }) => (
        <>
          <SalaryFiles files={salaryFiles} pattern={numbers['company-salary-files']} />
          {toProcess.length > 0 && <OrdersByCompany rows={toProcess} pattern={numbers['company-orders']} />}
          {[...Map.groupBy(deducted, ({ currency }) => currency)].map(([currency, months]) => (
            <Wide key={currency}>
              <DeductedByMonth months={months} currency={currency} />
            </Wide>
          ))}
        </>
      )}
    </Part>
  );
}

function SalaryFiles({ files, pattern }: { files: readonly OfficeSalaryFile[]; pattern: string | undefined }) {
  const { t } = useLingui();
  const { number, periodTitle } = useFormat();
  const title = t`Salary files of today`;
  if (files.length === 0) return <Card title={title}>{t`No salary file is made today, and none is held back.`}</Card>;
  return (
    <Card title={title}>
      <ChartTable aria-label={t`Salary files of today`}>
        <thead>
          <tr>
            <th scope="col">{t`Company`}</th>
            <th scope="col">{t`Rows`}</th>
            <th scope="col">{t`Amount`}</th>
            <th scope="col">{t`Status`}</th>
          </tr>
        </thead>
        <tbody>
          {files.map(({ company: { id, name }, period, rowCount, total, state }, at) => {
            const to = fillAddress(pattern, { id });
            return (
              <tr key={`${id} ${period} ${at}`}>
                <th scope="row">
                  {to ? (
                    <Link to={to}>
                      <Fixed>{name}</Fixed>
                    </Link>
                  ) : (
                    <Fixed>{name}</Fixed>
                  )}
                  <small>
                    <Fixed>{periodTitle(period)}</Fixed>
                  </small>
                </th>
                <td>{total && <Fixed>{number(rowCount)}</Fixed>}</td>
                <td>{total && <Money value={total} />}</td>
                <td>
                  <State state={state} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </ChartTable>
    </Card>
  );
}

function State({ state }: Pick<OfficeSalaryFile, 'state'>) {
  switch (state) {
    case 'FAILED':
      return (
        <Badge icon={TriangleAlert} tone="danger">
          <Trans>Sending failed</Trans>
        </Badge>
      );
    case 'HELD':
      return (
        <Badge icon={TriangleAlert} tone="danger">
          <Trans>Something is missing</Trans>
        </Badge>
      );
    case 'TO_APPROVE':
      return (
        <Badge tone="warn">
          <Trans>To approve</Trans>
        </Badge>
      );
    case 'NOT_SENT':
      return (
        <Badge tone="warn">
          <Trans>Not sent</Trans>
        </Badge>
      );
    case 'SENT':
      return (
        <Badge tone="success">
          <Trans>Sent</Trans>
        </Badge>
      );
  }
}

function OrdersByCompany({ rows, pattern }: { rows: OfficeHome['toProcess']; pattern: string | undefined }) {
  const { t } = useLingui();
  const { day } = useFormat();
  return (
    <Card title={t`Orders to process, by company`}>
      <ChartTable aria-label={t`Orders to process, by company`}>
        <tbody>
          {rows.map(({ company: { id, name }, count, oldest }) => {
            const to = fillAddress(pattern, { id });
            return (
              <tr key={id}>
                <th scope="row">
                  <Fixed>{name}</Fixed>
                  <small>
                    <Trans>The oldest waits since {day(oldest)}</Trans>
                  </small>
                </th>
                <td>
                  {to ? (
                    <Link to={to}>
                      <Plural value={count} one="# order" other="# orders" />
                    </Link>
                  ) : (
                    <Plural value={count} one="# order" other="# orders" />
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </ChartTable>
    </Card>
  );
}

function DeductedByMonth({ months, currency }: { months: OfficeHome['deducted']; currency: string }) {
  const { t } = useLingui();
  const { amount, money, periodTitle } = useFormat();
  const short = useShortDates();
  const sum = money({ amount: months.reduce((total, one) => total + one.amount, 0), currency });
  return (
    <BarChart
      id={`deducted-${currency}`}
      title={t`Deducted a month, ${currency}`}
      sentence={t`${sum} in the salary files of the last 12 months, of all companies.`}
      columns={[<Trans key="month">Month</Trans>, <Trans key="amount">Amount</Trans>]}
      scale={useMoneyScale()}
      bars={months.map(({ period, amount: value }, at) => ({
        name: periodTitle(period),
        label: short.month(period),
        ...(period.endsWith('-01') || (at === 0 && period.slice(5) < '11') ? { below: period.slice(0, 4) } : {}),
        parts: [{ kind: at === months.length - 1 ? 'pale' : 'solid', value }],
        cells: [{ text: amount(value) }],
      }))}
    />
  );
}
