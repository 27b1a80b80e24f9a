import { Trans, useLingui } from '@lingui/react/macro';
import type { Operations, OperationsHour } from '@portal/contract/operations';
import { Card, useFormat } from '@portal/shared-ui';
import { BarChart, type BarOfChart } from '@portal/shared-ui/kit';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useHours } from './use-hours.ts';

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(400px, 100%), 1fr));
  gap: var(--s-4);
  align-items: start;
`;

type Props = Pick<Operations, 'hours'>;

/** What left and what was worked on in the last 24 hours, hour by hour, and how much of it failed. */
export function HourCharts({ hours }: Props) {
  return (
    <Pair>
      <Mails hours={hours} />
      <Jobs hours={hours} />
    </Pair>
  );
}

const sumOf = (hours: readonly OperationsHour[], of: (hour: OperationsHour) => number) =>
  hours.reduce((sum, hour) => sum + of(hour), 0);

function Mails({ hours }: Props) {
  const { t } = useLingui();
  const { number } = useFormat();
  const bars = useBars(hours, (hour) => [hour.mailsTaken, hour.mailsRefused]);
  const [taken, refused] = [sumOf(hours, (hour) => hour.mailsTaken), sumOf(hours, (hour) => hour.mailsRefused)];
  const title = t`Mail by the hour`;
  if (taken + refused === 0) return <Quiet title={title}>{t`No mail was tried in the last 24 hours.`}</Quiet>;
  return (
    <BarChart
      id="mail-hours"
      title={title}
      sentence={t`Mails of the last 24 hours by their last try: ${number(taken)} accepted, ${number(refused)} refused.`}
      columns={[
        <Trans key="hour">Hour</Trans>,
        <Trans key="taken" context="mail">
          Accepted
        </Trans>,
        <Trans key="refused">Refused</Trans>,
      ]}
      legend={[
        { kind: 'solid', label: <Trans context="mail">Accepted</Trans> },
        { kind: 'failed', label: t`Refused` },
      ]}
      scale={number}
      bars={bars}
    />
  );
}

function Jobs({ hours }: Props) {
  const { t } = useLingui();
  const { number } = useFormat();
  const bars = useBars(hours, (hour) => [hour.jobsDone, hour.jobsFailed]);
  const [done, failed] = [sumOf(hours, (hour) => hour.jobsDone), sumOf(hours, (hour) => hour.jobsFailed)];
  const title = t`Background jobs by the hour`;
  if (done + failed === 0) return <Quiet title={title}>{t`No background job ended in the last 24 hours.`}</Quiet>;
  return (
    <BarChart
      id="job-hours"
      title={title}
      sentence={t`Background jobs of the last 24 hours: ${number(done)} done, ${number(failed)} failed.`}
      columns={[
        <Trans key="hour">Hour</Trans>,
        <Trans key="done" context="jobs">
          Done
        </Trans>,
        <Trans key="failed">Failed</Trans>,
      ]}
      legend={[
        { kind: 'solid', label: <Trans context="jobs">Done</Trans> },
        { kind: 'failed', label: t`Failed` },
      ]}
      scale={number}
      bars={bars}
    />
  );
}

function Quiet({ title, children }: { title: ReactNode; children: string }) {
  return (
    <Card title={title}>
      <p>{children}</p>
    </Card>
  );
}

/** The first and the last hour are not whole: paler, and without a label. */
function useBars(
  hours: readonly OperationsHour[],
  of: (hour: OperationsHour) => readonly [done: number, failed: number],
): BarOfChart[] {
  const { number } = useFormat();
  const words = useHours();
  return hours.map((hour, index) => {
    const [done, failed] = of(hour);
    const isWhole = index > 0 && index < hours.length - 1;
    return {
      name: words.range(hour),
      ...(isWhole ? words.label(hour) : { label: '' }),
      parts: [
        { kind: isWhole ? 'solid' : 'pale', value: done },
        { kind: 'failed', value: failed },
      ],
      cells: [{ text: number(done) }, { text: number(failed) }],
    };
  });
}
