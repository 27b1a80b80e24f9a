import { Trans } from '@lingui/react/macro';
import { periodOf, type Day } from '@portal/contract/days';
import type { SalaryMonth } from '@portal/contract/home-month';
import { Card, Fixed, useFormat } from '@portal/shared-ui';
import { Lines, Share } from './month-style.ts';

/** The employer's contribution of a year: in salary files, in the next one, in those after it. */
export function Subsidy({ months, today }: { months: readonly SalaryMonth[]; today: Day }) {
  const { amount, money, period } = useFormat();
  const year = today.slice(0, 4);
  const own = months.filter((month) => month.period.startsWith(year));
  const currency = months[0]?.currency ?? '';
  const coming = own.filter(({ isComing }) => isComing);
  const spent = own.reduce((sum, { subsidy }) => sum + subsidy, 0);
  const [next, ...later] = coming;
  const afterwards = later.reduce((sum, { subsidyPlanned }) => sum + subsidyPlanned, 0);
  const last = own.at(-1)?.period ?? periodOf(today);
  const lines = [
    { key: 'spent', kind: 'solid', label: <Trans>In salary files</Trans>, value: spent },
    ...(next
      ? [
          {
            key: 'next',
            kind: 'pale',
            label: <Trans>Planned for {period(next.period)}</Trans>,
            value: next.subsidyPlanned,
          },
        ]
      : []),
    ...(later.length > 0
      ? [{ key: 'later', kind: 'planned', label: <Trans>Planned until {period(last)}</Trans>, value: afterwards }]
      : []),
  ];
  const all = spent + (next?.subsidyPlanned ?? 0) + afterwards;
  return (
    <Card title={<Trans>Subsidy in {year}</Trans>}>
      <Lines>
        <strong>
          <Fixed>{money({ amount: spent, currency })}</Fixed>
        </strong>
        <Share aria-hidden="true">
          {lines.map(({ key, kind, value }) => (
            <i key={key} data-kind={kind} style={{ flexGrow: Math.max(0, value) }} />
          ))}
        </Share>
        <dl>
          {lines.map(({ key, kind, label, value }) => (
            <div key={key}>
              <dt>
                <i data-kind={kind} aria-hidden="true" />
                {label}
              </dt>
              <dd>
                <Fixed>{amount(value)}</Fixed>
              </dd>
            </div>
          ))}
          <div>
            <dt>
              <Trans>In all</Trans>
            </dt>
            <dd>
              <Fixed>{amount(all)}</Fixed>
            </dd>
          </div>
        </dl>
      </Lines>
    </Card>
  );
}
