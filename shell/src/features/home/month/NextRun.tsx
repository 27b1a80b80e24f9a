import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { daysBetween, periodOf, type Day } from '@portal/contract/days';
import type { SalaryRun } from '@portal/contract/salary-runs';
import {
  Badge,
  Card,
  CircleAlert,
  Fixed,
  Link,
  type RemoteMeta,
  TriangleAlert,
  useFormat,
  useQuery,
} from '@portal/shared-ui';
import type { ReactNode } from 'react';
import { fillAddress } from '../../../federation/fill-address.ts';
import { Facts, Hint, Hints, RunFigure } from './month-style.ts';
import { nextRun } from './month.api.ts';
import { Part } from './Part.tsx';

type Numbers = NonNullable<RemoteMeta['numbers']>;
type Props = { fileDay: Day; today: Day; numbers: Numbers };

/** As many people as are named; the run's page has them all. */
const named = 3;

/** The next salary file as it would be made now, and what to correct before: the figures of its own page (UX 1.7). */
export function NextRun({ fileDay, today, numbers }: Props) {
  const period = periodOf(fileDay);
  const title = <Trans>Next salary file</Trans>;
  const to = fillAddress(numbers.planned, { period });
  return (
    <Part title={title} query={useQuery(nextRun(period))} height={236}>
      {(run) => (
        <Card
          title={title}
          actions={
            to && (
              <Link to={to}>
                <Trans>Open the run</Trans>
              </Link>
            )
          }
        >
          <Amount run={run} days={daysBetween(today, fileDay)} to={to} />
          <FactsOf run={run} />
          <BeforeIt run={run} numbers={numbers} to={to} />
        </Card>
      )}
    </Part>
  );
}

function Amount({ run, days, to }: { run: SalaryRun; days: number; to: string | undefined }) {
  const { money, day } = useFormat();
  const sums = run.sums.map(({ amount }) => money(amount)).join(' + ');
  return (
    <RunFigure>
      {run.draws === 0 ? (
        <strong>
          <Trans>Nothing planned</Trans>
        </strong>
      ) : to ? (
        <Link to={to}>{sums}</Link>
      ) : (
        <strong>{sums}</strong>
      )}
      <p>
        <b>
          <Trans>{day(run.fileDay)} at 06:00</Trans>
        </b>
        {run.stopped ? (
          <Badge tone="warn">
            <Trans>Stopped</Trans>
          </Badge>
        ) : (
          <span>{days === 0 ? <Trans>today</Trans> : <Plural value={days} one="in # day" other="in # days" />}</span>
        )}
      </p>
    </RunFigure>
  );
}

function FactsOf({ run: { sums, employees, draws, previous, month: all } }: { run: SalaryRun }) {
  const { number, amount, period } = useFormat();
  const sum = sums[0];
  // Months are compared whole: with what a person made of this one by hand.
  const whole = all.sums[0]?.amount;
  const before = previous?.totals.find(({ currency }) => currency === whole?.currency);
  const change = (whole?.amount ?? 0) - (before?.amount ?? 0);
  const month = previous ? period(previous.period) : '';
  const facts: readonly (readonly [string, ReactNode, ReactNode])[] = [
    ['employees', <Trans key="label">Employees</Trans>, number(employees)],
    ['draws', <Trans key="label">Draws</Trans>, number(draws)],
    [
      'change',
      previous ? <Trans key="label">Against {month}</Trans> : <Trans key="label">Against the month before</Trans>,
      previous ? <Change key="value" minor={change} text={amount(Math.abs(change))} /> : '–',
    ],
    ['subsidy', <Trans key="label">Your subsidy</Trans>, amount(sum?.subsidy.amount ?? 0)],
  ];
  return (
    <Facts>
      {facts.map(([key, label, value]) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Facts>
  );
}

function Change({ minor, text }: { minor: number; text: string }) {
  if (minor === 0) return <Trans>the same</Trans>;
  return minor > 0 ? <Trans>{text} more</Trans> : <Trans>{text} less</Trans>;
}

/** Red stops the file, amber does not; each with the way to where it is corrected. */
function BeforeIt({ run, numbers, to }: { run: SalaryRun; numbers: Numbers; to: string | undefined }) {
  const { t } = useLingui();
  const { money, day } = useFormat();
  const why = {
    EMPLOYEE_NUMBER_MISSING: t`has no employee number. The file waits for it.`,
    WAGE_CODE_MISSING: t`A wage code is missing. The file waits for it.`,
    SETTLEMENT_CODE_MISSING: t`A wage code of a credit or final salary is missing. Only that row waits for it.`,
    SALARY_SYSTEM_MISSING: t`No salary system is chosen. The file waits for it.`,
    ROW_FAILED: t`A row cannot be written.`,
    SENDING_FAILED: t`The last file could not be sent.`,
  };
  const hints = [
    ...run.problems.map(({ reason, employee }) => ({
      key: `${reason} ${employee?.id}`,
      icon: CircleAlert,
      tone: 'danger',
      who: employee,
      text: why[reason],
    })),
    ...run.leavers.map(({ employee, exitDate, amount, orderNumber }) => ({
      key: orderNumber,
      icon: TriangleAlert,
      tone: 'warn',
      who: employee,
      text: t`leaves ${day(exitDate)}, before the draw of ${money(amount)}.`,
    })),
  ];
  const more = hints.length - named;
  return (
    <Hints>
      {hints.slice(0, named).map(({ key, icon: Icon, tone, who, text }) => {
        const person = who && fillAddress(numbers.person, who);
        return (
          <Hint key={key} data-tone={tone}>
            <Icon aria-hidden="true" />
            <span>
              {who &&
                (person ? (
                  <Link to={person}>
                    <Fixed>{who.name}</Fixed>
                  </Link>
                ) : (
                  <strong>
                    <Fixed>{who.name}</Fixed>
                  </strong>
                ))}{' '}
              {text}
            </span>
          </Hint>
        );
      })}
      {more > 0 && to && (
        <Hint>
          <Link to={to}>
            <Plural value={more} one="# more" other="# more" />
          </Link>
        </Hint>
      )}
    </Hints>
  );
}
