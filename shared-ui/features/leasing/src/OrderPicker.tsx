import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { LeasableOrder } from '@portal/contract/leasing-agreements';
import { Button, Note, Surface, useFormat, useQuery } from '@portal/shared-ui';
import { Checkbox, FailedQuery, SearchField } from '@portal/shared-ui/kit';
import { useState } from 'react';
import { Orders, Picked } from './leasing-style.ts';
import { leasableOrders, ordersShown, type LeasingCalls } from './leasing.api.ts';
import { Months } from './Months.tsx';

type OrderPickerProps = {
  calls: LeasingCalls;
  period: number;
  picked: readonly LeasableOrder[];
  onChange: (orders: readonly LeasableOrder[]) => void;
};

/** Delivered orders of the period that are in no agreement; what is ticked stays ticked while one searches. */
export function OrderPicker({ calls, period, picked, onChange }: OrderPickerProps) {
  const { t } = useLingui();
  const { money } = useFormat();
  const [q, setQ] = useState('');
  const query = useQuery(leasableOrders(calls, period, q));
  const found = query.data?.data ?? [];
  const total = query.data?.meta.total ?? 0;
  const ids = new Set(picked.map(({ orderId }) => orderId));
  const free = found.filter(({ orderId }) => !ids.has(orderId));
  const toggle = (order: LeasableOrder) =>
    onChange(ids.has(order.orderId) ? picked.filter(({ orderId }) => orderId !== order.orderId) : [...picked, order]);
  if (query.error && !query.data) return <FailedQuery label={t`Orders`} error={query.error} onRetry={query.refetch} />;
  if (query.data && total === 0 && q === '' && picked.length === 0)
    return (
      <Note>
        <Trans>
          No delivered order of <Months value={period} /> is free to be leased.
        </Trans>
      </Note>
    );
  return (
    <Surface aria-busy={query.isFetching}>
      {/* Enter searches; it does not send the form around it. */}
      <Picked
        onKeyDown={(event) =>
          event.key === 'Enter' && event.target instanceof HTMLInputElement && event.preventDefault()
        }
      >
        <SearchField label={t`Employee, product or order`} value={q} onSearch={setQ} />
        <span role="status">
          <Plural value={picked.length} one="# order selected" other="# orders selected" />
        </span>
        {free.length > 0 ? (
          <Button size="small" onClick={() => onChange([...picked, ...free])}>
            {picked.length === 0 ? (
              <Plural value={free.length} one="Select # order" other="Select # orders" />
            ) : (
              <Trans>Select {free.length} more</Trans>
            )}
          </Button>
        ) : (
          <Button size="small" look="quiet" onClick={() => onChange([])}>
            {t`Clear selection`}
          </Button>
        )}
      </Picked>
      <Orders aria-label={t`Orders to lease`} tabIndex={0}>
        {found.map((order) => {
          const { product, productPrice, accessoryPrice, drawPerMonth } = order;
          const price = money({ ...productPrice, amount: productPrice.amount + accessoryPrice.amount });
          return (
            <li key={order.orderId}>
              <Checkbox
                label={`${order.orderNumber} · ${order.employeeName}`}
                hint={t`${product}, ${price} ex VAT, ${money(drawPerMonth)} a month`}
                checked={ids.has(order.orderId)}
                onChange={() => toggle(order)}
              />
            </li>
          );
        })}
      </Orders>
      {total > found.length && (
        <Picked>
          <Trans>
            The first {ordersShown} of {total} orders are shown. Search to find others.
          </Trans>
        </Picked>
      )}
    </Surface>
  );
}
