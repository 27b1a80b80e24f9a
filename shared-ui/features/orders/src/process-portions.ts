import type { ProcessPreview } from '@portal/contract/order-processing';
import { currentLocale } from '@portal/shared-ui';
import type { ChangeableOrder } from './may-take.ts';
import { portionsOf } from './use-portions.ts';

/** An order that can be processed; where it says to whom it goes, it is sent with the others that go there. */
export type ProcessableOrder = ChangeableOrder & { companyId?: string; supplierId?: string };

/** The portions that processing sends: by company and supplier, so that a supplier gets few files. */
export function processPortions(orders: readonly ProcessableOrder[]): string[][] {
  const wayOf = ({ companyId = '', supplierId = '' }: ProcessableOrder) => `${companyId} ${supplierId}`;
  const ways = Map.groupBy(orders, wayOf);
  return portionsOf([...ways.values()].flat().map(({ orderId }) => orderId));
}

type Group = ProcessPreview['groups'][number];

/** What several portions send together: one group for each company, supplier and currency. */
export function sumOf(previews: readonly ProcessPreview[]): ProcessPreview {
  const groups = Map.groupBy(
    previews.flatMap((preview) => preview.groups),
    ({ companyId, supplierId, currency }) => `${companyId} ${supplierId} ${currency}`,
  );
  return {
    groups: [...groups.values()]
      .map((same) => same.reduce(together))
      .sort((left, right) => left.supplierName.localeCompare(right.supplierName, currentLocale())),
    orders: previews.flatMap(({ orders }) => orders),
    refused: previews.flatMap(({ refused }) => refused),
    holdSeconds: previews[0]?.holdSeconds ?? 0,
  };
}

function together(left: Group, right: Group): Group {
  const { currency } = left;
  const addresses = Map.groupBy([...left.addresses, ...right.addresses], ({ text }) => text);
  return {
    ...left,
    count: left.count + right.count,
    priceWithoutVat: { amount: left.priceWithoutVat.amount + right.priceWithoutVat.amount, currency },
    monthly: { amount: left.monthly.amount + right.monthly.amount, currency },
    addresses: [...addresses]
      .map(([text, same]) => ({ text, count: same.reduce((sum, { count }) => sum + count, 0) }))
      .sort((one, other) => other.count - one.count),
  };
}
