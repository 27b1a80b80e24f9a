import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { isDay } from '@portal/contract/days';
import { bulkOrdersMax, type OrderOutcome } from '@portal/contract/order-outcomes';
import {
  Button,
  Field,
  Fixed,
  Input,
  messageOf,
  messageOfRefusal,
  Note,
  showToast,
  Stack,
  useMutation,
} from '@portal/shared-ui';
import { DayInput, Dialog, Refusal, Unsaved } from '@portal/shared-ui/kit';
import { useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { LeftOut } from './LeftOut.tsx';
import type { ChangeableOrder } from './may-take.ts';
import { columnFaults, fillDown, pastedColumn, type SerialFault } from './serial-column.ts';

const Rows = styled.ol`
  display: grid;
  li {
    display: grid;
    grid-template-columns: 1fr 220px 160px;
    gap: var(--s-2) var(--s-3);
    align-items: start;
    padding: 10px 0;
    border-bottom: 1px solid var(--line);
  }
  li > div:first-child { min-width: 0; small { display: block; font-size: var(--fs-12); color: var(--text-3); } }
  @media (max-width: 759px) { li { grid-template-columns: 1fr; } }
`;

export type ShippableOrder = {
  orderId: string;
  orderNumber: number;
  name: string;
  product: string;
  requiresSerial: boolean;
};
export type ShipRequest = {
  items: { orderId: string; serialNumber: string; tracking: string }[];
  dispatchDate?: string;
};

type ShipOrdersProps = {
  orders: readonly ShippableOrder[];
  /** chosen too, and left out because of their state */
  left?: readonly ChangeableOrder[];
  isOpen: boolean;
  /** `isDone`: something was changed; cancelled, a selection behind it stays as it was */
  onClose: (isDone: boolean) => void;
  ship: (request: ShipRequest) => Promise<{ results: OrderOutcome[] }>;
};

/**
 * Serial numbers and tracking for one or many orders (UX 1.1): a pasted column fills the rows below, Enter goes to the
 * next row as a scanner does, duplicates and wrong check digits are named while typing. What was refused stays open
 * with its reason; the rest is shipped.
 */
export function ShipOrders({ orders: chosen, left = [], isOpen, onClose, ship }: ShipOrdersProps) {
  const { t } = useLingui();
  const orders = chosen.slice(0, bulkOrdersMax);
  const [serials, setSerials] = useState<Readonly<Record<string, string>>>({});
  const [tracking, setTracking] = useState<Readonly<Record<string, string>>>({});
  const [day, setDay] = useState('');
  const dayId = useId();
  const hasBadDay = day !== '' && !isDay(day);
  const [isChecked, setIsChecked] = useState(false);
  const [shipped, setShipped] = useState<ReadonlySet<string>>(new Set());
  const boxes = useRef(new Map<string, HTMLInputElement>());
  const open = orders.filter(({ orderId }) => !shipped.has(orderId));
  const run = useMutation({
    mutationFn: ship,
    meta: { form: true },
    onSuccess: ({ results }) => {
      const done = new Set([...shipped, ...results.filter((result) => result.done).map(({ orderId }) => orderId)]);
      setShipped(done);
      if (!orders.every(({ orderId }) => done.has(orderId))) return;
      showToast(plural(done.size, { one: '# order is shipped', other: '# orders are shipped' }));
      close(true);
    },
  });
  const close = (isDone: boolean) => {
    setSerials({});
    setTracking({});
    setDay('');
    setIsChecked(false);
    setShipped(new Set());
    run.reset();
    onClose(isDone);
  };
  const leave = () => close(shipped.size > 0);

  const values = open.map(({ orderId }) => serials[orderId] ?? '');
  const typed = columnFaults(
    values,
    open.map(({ orderNumber }) => orderNumber),
  );
  const refused = new Map(run.data?.results.filter(({ done }) => !done).map((outcome) => [outcome.orderId, outcome]));
  const faultOf = (index: number): SerialFault | null => {
    const order = open[index];
    if (!order) return null;
    if (typed[index]) return typed[index];
    if (isChecked && order.requiresSerial && values[index] === '') return { key: 'serial-number-required' };
    const { key, of } = refused.get(order.orderId) ?? { key: null };
    return key && { key, of };
  };
  const setValue = (orderId: string, value: string) => setSerials((current) => ({ ...current, [orderId]: value }));
  const paste = (index: number, text: string) => {
    const filled = fillDown(values, index, pastedColumn(text));
    setSerials((current) => ({
      ...current,
      ...Object.fromEntries(open.map(({ orderId }, at) => [orderId, filled[at] ?? ''])),
    }));
  };
  const send = () => {
    setIsChecked(true);
    if (hasBadDay) return document.getElementById(dayId)?.focus();
    const first = open.findIndex((order, index) => typed[index] || (order.requiresSerial && values[index] === ''));
    if (first >= 0) return boxes.current.get(open[first]?.orderId ?? '')?.focus();
    run.mutate({
      items: open.map(({ orderId }) => ({
        orderId,
        serialNumber: serials[orderId] ?? '',
        tracking: (tracking[orderId] ?? '').trim(),
      })),
      ...(day ? { dispatchDate: day } : {}),
    });
  };

  return (
    <Dialog
      title={<Plural value={open.length} one="Ship # order" other="Ship # orders" />}
      isOpen={isOpen}
      onClose={leave}
      width={680}
      footer={
        <>
          <Button onClick={leave}>{t`Cancel`}</Button>
          <Button look="primary" busy={run.isPending} onClick={send}>
            <Plural value={open.length} one="Ship # order" other="Ship # orders" />
          </Button>
        </>
      }
    >
      <Stack>
        <Unsaved isTyped={values.some((value) => value !== '')} />
        <Refusal error={run.error} />
        {refused.size > 0 && (
          <Note tone="warn">
            <Plural value={shipped.size} one="# order is shipped." other="# orders are shipped." />{' '}
            <Plural value={refused.size} one="# is left; see why below." other="# are left; see why below." />
          </Note>
        )}
        <LeftOut orders={left} />
        {chosen.length > orders.length && (
          <Note>
            <Plural
              value={orders.length}
              one="Only the first order is shipped at once; the others wait."
              other="Only the first # orders are shipped at once; the others wait."
            />
          </Note>
        )}
        <p>
          <Trans>
            Paste a column of numbers into the first field, or scan one after another. The employee is told, and the
            salary draws are planned.
          </Trans>
        </p>
        <Field
          id={dayId}
          label={t`Shipped on`}
          optional={t`(today unless given)`}
          error={isChecked && hasBadDay ? messageOf('invalid-day') : undefined}
        >
          {(control) => <DayInput {...control} value={day} onChange={setDay} />}
        </Field>
        <Rows>
          {open.map((order, index) => {
            const fault = faultOf(index);
            return (
              <li key={order.orderId}>
                <div>
                  <strong>
                    <Fixed>{order.orderNumber}</Fixed>
                  </strong>{' '}
                  <Fixed>{order.name}</Fixed>
                  <small>{order.product}</small>
                </div>
                <Field
                  label={t`SN/IMEI`}
                  error={fault ? messageOfRefusal(fault.key, fault.of) : undefined}
                  {...(order.requiresSerial ? {} : { optional: t`(optional)` })}
                >
                  {(control) => (
                    <Input
                      {...control}
                      ref={(box) => {
                        if (box) boxes.current.set(order.orderId, box);
                        else boxes.current.delete(order.orderId);
                      }}
                      value={values[index] ?? ''}
                      autoComplete="off"
                      spellCheck={false}
                      onChange={(event) => setValue(order.orderId, event.target.value)}
                      onPaste={(event) => {
                        const text = event.clipboardData.getData('text');
                        if (!/[\r\n]/.test(text.trim())) return;
                        event.preventDefault();
                        paste(index, text);
                      }}
                      onKeyDown={(event) => {
                        if (event.key !== 'Enter') return;
                        event.preventDefault();
                        const next = open[index + 1];
                        if (next) boxes.current.get(next.orderId)?.focus();
                        else send();
                      }}
                    />
                  )}
                </Field>
                <Field label={t`Tracking`} optional={t`(optional)`}>
                  {(control) => (
                    <Input
                      {...control}
                      value={tracking[order.orderId] ?? ''}
                      maxLength={200}
                      onChange={(event) =>
                        setTracking((current) => ({ ...current, [order.orderId]: event.target.value }))
                      }
                    />
                  )}
                </Field>
              </li>
            );
          })}
        </Rows>
      </Stack>
    </Dialog>
  );
}
