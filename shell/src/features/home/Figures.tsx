import { Trans, useLingui } from '@lingui/react/macro';
import { periodOf } from '@portal/contract/days';
import type { Home } from '@portal/contract/home';
import { Card, Fixed, Link, orderStatusLabels, type RemoteMeta, useFormat } from '@portal/shared-ui';
import { fillAddress } from '../../federation/fill-address.ts';
import { Band, Figure, Pipeline, Segment } from './home-style.ts';
import { figureLabels } from './home-words.ts';

type Props = {
  home: Home;
  /** where each number comes from, as the role's remote says */
  numbers: NonNullable<RemoteMeta['numbers']>;
};

/** The numbers of the role on one card, each a link to what it counts; the next salary file has a card of its own. */
export function Figures({ home: { figures }, numbers }: Props) {
  const { i18n } = useLingui();
  const { number, money, day } = useFormat();
  return (
    <Band>
      {figures
        .filter(({ figure }) => figure !== 'next-salary-day')
        .map((one) => {
          const text = one.money ? money(one.money) : one.day ? day(one.day) : number(one.count ?? 0);
          const to = fillAddress(numbers[one.figure], { period: one.day && periodOf(one.day) });
          return (
            <Figure key={one.figure}>
              <dt>{i18n._(figureLabels[one.figure])}</dt>
              <dd>{to ? <Link to={to}>{text}</Link> : text}</dd>
            </Figure>
          );
        })}
    </Band>
  );
}

/** The orders that the chart counts, by their status. */
export function OrderPipeline({ home: { pipeline, days }, numbers }: Props) {
  const { i18n } = useLingui();
  const { number } = useFormat();
  const from = days[0]?.day;
  return (
    <Card title={<Trans>Orders of the last 30 days</Trans>}>
      {pipeline.some(({ count }) => count > 0) && (
        <Pipeline aria-hidden="true">
          {pipeline
            .filter(({ count }) => count > 0)
            .map(({ status, count }) => (
              <Segment key={status} $status={status} $share={count} />
            ))}
        </Pipeline>
      )}
      <dl>
        {pipeline.map(({ status, count }) => {
          const to = count > 0 && fillAddress(numbers['orders-of-status'], { status, from });
          return (
            <div key={status}>
              <dt>
                <Segment as="i" $status={status} $share={0} />
                {i18n._(orderStatusLabels[status])}
              </dt>
              <dd>
                {to ? (
                  <Link to={to}>
                    <Fixed>{number(count)}</Fixed>
                  </Link>
                ) : (
                  <Fixed>{number(count)}</Fixed>
                )}
              </dd>
            </div>
          );
        })}
      </dl>
    </Card>
  );
}
