import type { LeasableOrder, LeasingAgreementForm } from '@portal/contract/leasing-agreements';
import { useQueryClient } from '@portal/shared-ui';
import { useWatch, type SchemaForm } from '@portal/shared-ui/forms';
import { useEffect, useRef, useState } from 'react';
import { leasableOrders, type LeasingCalls } from './leasing.api.ts';

type Input = NonNullable<(typeof LeasingAgreementForm)['~types']>['input'];
type Form = SchemaForm<Input, LeasingAgreementForm>;

/** The orders behind the form's ids; those that a draft brings back are read, and what is no longer free leaves. */
export function usePickedOrders(calls: LeasingCalls, form: Form) {
  const client = useQueryClient();
  const [period, orderIds] = useWatch({ control: form.control, name: ['period', 'orderIds'] });
  const [picked, setPicked] = useState<readonly LeasableOrder[]>([]);
  const pick = (orders: readonly LeasableOrder[]) => {
    setPicked(orders);
    form.setValue('orderIds', idsOf(orders), { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  };
  /** Some may have been leased meanwhile: everything is read anew. Not checked: the reason of a refusal stays. */
  const read = async (known: readonly LeasableOrder[]) => {
    const { data, meta } = await client.fetchQuery(leasableOrders(calls, period, ''));
    const found = new Map(data.map((order) => [order.orderId, order]));
    const before = new Map(known.map((order) => [order.orderId, order]));
    const isWhole = meta.total === data.length;
    const free = orderIds.flatMap((id) => found.get(id) ?? (isWhole ? [] : (before.get(id) ?? [])));
    setPicked(free);
    form.setValue('orderIds', idsOf(free));
  };
  const readAnew = async () => {
    await client.invalidateQueries({ queryKey: calls.key });
    await read(picked);
  };

  const wanted = orderIds.join();
  const isBehind = wanted !== idsOf(picked).join();
  const latest = useRef(read);
  useEffect(() => {
    latest.current = read;
  });
  useEffect(() => {
    // Without an answer nothing is picked, as what is shown says.
    if (isBehind) void latest.current([]).catch(() => form.setValue('orderIds', []));
  }, [isBehind, wanted, form]);
  return { picked, pick, readAnew };
}

const idsOf = (orders: readonly LeasableOrder[]) => orders.map(({ orderId }) => orderId);
