import { Trans } from '@lingui/react/macro';
import type { EmployeeOrder } from '@portal/contract/employee-orders';
import { Fixed, HandCoins, Link, LinkButton, type RemoteMeta, useFormat, useQuery, Wrench } from '@portal/shared-ui';
import { Hourglass } from '@portal/shared-ui/kit';
import { fillAddress } from '../../../federation/fill-address.ts';
import { Acts, Ends, Head, Picture, Ticks } from './own-style.ts';
import { ownActs } from './own.api.ts';

type Props = { order: EmployeeOrder; numbers: NonNullable<RemoteMeta['numbers']> };

/** One thing that the employee has: what it costs a month, how far it is paid, and what can be done with it. */
export function OwnItem({ order, numbers }: Props) {
  const { amount, money, day } = useFormat();
  const acts = useQuery(ownActs).data;
  const { id: orderId, productName, picture, categoryName, netPerMonth, monthlyPrice, progress, expireDate } = order;
  const to = (pattern: string | undefined) => fillAddress(pattern, { orderId }) ?? '';
  return (
    <li>
      <Picture picture={picture} categoryName={categoryName} sizes="104px" />
      <div>
        <Head>
          <div>
            <h3>
              <Link to={to(numbers['own-order'])}>
                <Fixed>{productName}</Fixed>
              </Link>
            </h3>
            <p>
              <Fixed>{categoryName}</Fixed>
            </p>
          </div>
          <div>
            <b>
              <Fixed>{money(netPerMonth ?? monthlyPrice)}</Fixed>
            </b>
            <small>
              {netPerMonth ? <Trans>net a month, {amount(monthlyPrice.amount)} gross</Trans> : <Trans>a month</Trans>}
            </small>
          </div>
        </Head>
        {progress && (
          <>
            <Ticks aria-hidden="true">
              {Array.from({ length: progress.all }, (_, month) => (
                <span
                  key={month}
                  data-made={month < progress.made || undefined}
                  data-next={month === progress.made || undefined}
                />
              ))}
            </Ticks>
            <Ends>
              <span>
                <Trans>
                  {progress.made} of {progress.all} paid
                </Trans>
              </span>
              {expireDate && (
                <span>
                  <Trans>Until {day(expireDate)}</Trans>
                </span>
              )}
            </Ends>
          </>
        )}
        <Acts>
          {order.endOfTerm === 'OPEN' && (
            <LinkButton size="small" to={to(numbers['own-order'])} icon={<Hourglass aria-hidden="true" />}>
              <Trans>Keep or return</Trans>
            </LinkButton>
          )}
          {acts?.payable.has(orderId) && (
            <LinkButton size="small" to={to(numbers['own-pay-in-full'])} icon={<HandCoins aria-hidden="true" />}>
              <Trans>Pay in full</Trans>
            </LinkButton>
          )}
          {acts?.reportable.has(orderId) && (
            <LinkButton size="small" to={to(numbers['own-damage'])} icon={<Wrench aria-hidden="true" />}>
              <Trans>Report damage</Trans>
            </LinkButton>
          )}
        </Acts>
      </div>
    </li>
  );
}
