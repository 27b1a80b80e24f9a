import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { dayOf } from '@portal/contract/days';
import type { EmployeeOrder } from '@portal/contract/employee-orders';
import { Button, Check, Fixed, Link, type RemoteMeta, showToast, useQuery } from '@portal/shared-ui';
import { fillAddress } from '../../../federation/fill-address.ts';
import { useShortDates } from '../month/use-short-dates.ts';
import { Head, Picture, Steps } from './own-style.ts';
import { ownOrder, useReceive } from './own.api.ts';

const steps = [
  { status: 'ORDERED', label: msg`Ordered` },
  { status: 'PROCESSING', label: msg`Processed` },
  { status: 'DISPATCHED', label: msg`Shipped` },
  { status: 'COMPLETED', label: msg`Delivered` },
] as const;

type Props = { order: EmployeeOrder; numbers: NonNullable<RemoteMeta['numbers']> };

/** An order between the workplace's yes and the door: where it goes, how far it is, and that it has arrived. */
export function OnItsWay({ order: { id, productName, picture, categoryName, orderNumber, status }, numbers }: Props) {
  const { t, i18n } = useLingui();
  const { day } = useShortDates();
  const detail = useQuery(ownOrder(id)).data;
  const receive = useReceive(id);
  const at = steps.findIndex((step) => step.status === status);
  const reached = (to: string) =>
    detail?.timeline.findLast(({ kind, toStatus }) => kind === 'STATUS' && toStatus === to);
  const to = detail?.delivery;
  const place = to && [to.addressLine1, `${to.zipCode} ${to.city}`.trim()].filter(Boolean).join(', ');
  return (
    <li>
      <Picture picture={picture} categoryName={categoryName} sizes="104px" />
      <div>
        <Head>
          <div>
            <h3>
              <Link to={fillAddress(numbers['own-order'], { orderId: id }) ?? ''}>
                <Fixed>{productName}</Fixed>
              </Link>
            </h3>
            <p>
              {place ? (
                <Trans>
                  To {place}, order {orderNumber}
                </Trans>
              ) : (
                <Trans>Order {orderNumber}</Trans>
              )}
            </p>
          </div>
          {detail?.mayConfirmReceipt && (
            <Button
              icon={<Check aria-hidden="true" />}
              busy={receive.isPending}
              onClick={() =>
                receive.mutate(undefined, { onSuccess: () => showToast(t`Thank you. The order is completed.`) })
              }
            >
              {t`I have it`}
            </Button>
          )}
        </Head>
        <Steps aria-label={t`Progress of the order`}>
          {steps.map(({ status: step, label }, index) => {
            const event = index <= at ? reached(step) : undefined;
            return (
              <li
                key={step}
                data-done={index <= at || undefined}
                data-passed={index < at || undefined}
                aria-current={index === at ? 'step' : undefined}
              >
                <span>{index <= at && <Check aria-hidden="true" />}</span>
                <strong>{i18n._(label)}</strong>
                {event && (
                  <small>
                    <Fixed>{day(dayOf(new Date(event.at)))}</Fixed>
                  </small>
                )}
              </li>
            );
          })}
        </Steps>
      </div>
    </li>
  );
}
