import { Trans, useLingui } from '@lingui/react/macro';
import type { ShippingTime } from '@portal/contract/home-month';
import { Card, Fixed, Link, type RemoteMeta, useFormat, useQuery } from '@portal/shared-ui';
import { ChartTable } from '@portal/shared-ui/kit';
import { fillAddress } from '../../../federation/fill-address.ts';
import { shippingTimes } from './month.api.ts';
import { Part } from './Part.tsx';
import { Track } from './shipping-style.ts';
import { Wide } from './wide.ts';

type Props = { isOffice: boolean; numbers: NonNullable<RemoteMeta['numbers']> };

/** How long orders took from processing to shipping: back office sees it by supplier, a supplier by company. */
export function ShippingTimes({ isOffice, numbers }: Props) {
  const title = <Trans>Time to ship</Trans>;
  return (
    <Part wide title={title} query={useQuery(shippingTimes)} height={200}>
      {(rows) => (
        <Wide>
          <Card title={title}>
            {rows.length === 0 ? (
              <Trans>No order was shipped in the last 90 days.</Trans>
            ) : (
              <>
                <p>
                  <Trans>Days from processing to shipping, in the last 90 days.</Trans>
                </p>
                <Rows rows={rows} isOffice={isOffice} pattern={numbers.shipping} />
              </>
            )}
          </Card>
        </Wide>
      )}
    </Part>
  );
}

type RowsProps = { rows: readonly ShippingTime[]; isOffice: boolean; pattern: string | undefined };

/** A table with a bar in each row: solid to the median, pale to what the slowest tenth took. */
function Rows({ rows, isOffice, pattern }: RowsProps) {
  const { t } = useLingui();
  const { number } = useFormat();
  const longest = Math.max(...rows.map(({ slowest }) => slowest), 1);
  return (
    <ChartTable aria-label={t`Time to ship`}>
      <thead>
        <tr>
          <th scope="col">{isOffice ? t`Supplier` : t`Company`}</th>
          <th scope="col">{t`Median`}</th>
          <th scope="col">{t`Slowest 10 %`}</th>
          <th scope="col">{t`Orders`}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, orders, median, slowest }) => {
          const to = fillAddress(pattern, { id });
          return (
            <tr key={id}>
              <th scope="row">
                {to ? (
                  <Link to={to}>
                    <Fixed>{name}</Fixed>
                  </Link>
                ) : (
                  <Fixed>{name}</Fixed>
                )}
                <Track aria-hidden="true">
                  <i style={{ inlineSize: `${(100 * slowest) / longest}%` }} />
                  <b style={{ inlineSize: `${(100 * median) / longest}%` }} />
                </Track>
              </th>
              <td>
                <Fixed>{number(median)}</Fixed>
              </td>
              <td>
                <Fixed>{number(slowest)}</Fixed>
              </td>
              <td>
                <Fixed>{number(orders)}</Fixed>
              </td>
            </tr>
          );
        })}
      </tbody>
    </ChartTable>
  );
}
