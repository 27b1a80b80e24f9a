import { useLingui } from '@lingui/react/macro';
import type { EmployeeOrderDetail } from '@portal/contract/employee-orders';
import { HandCoins, LinkButton, useQuery, Wrench } from '@portal/shared-ui';
import { offers, ownItems } from '../../shared/own-items.api.ts';

/** What one does with a thing that one has, where it is possible: report damage, buy it before the term is over. */
export function OrderActs({ order: { id, status } }: { order: Pick<EmployeeOrderDetail, 'id' | 'status'> }) {
  const { t } = useLingui();
  const isShipped = status === 'DISPATCHED' || status === 'COMPLETED';
  const items = useQuery({ ...ownItems, enabled: isShipped });
  const possible = useQuery({ ...offers, enabled: isShipped });
  const mayReport = items.data?.data.some(({ orderId }) => orderId === id);
  const mayBuy = possible.data?.data.isAllowed && possible.data.data.orders.some(({ orderId }) => orderId === id);
  return (
    <>
      {mayReport && (
        <LinkButton to={`/employee/rma?report=${id}`} icon={<Wrench aria-hidden="true" />}>
          {t`Report damage`}
        </LinkButton>
      )}
      {mayBuy && (
        <LinkButton to={`/employee/pif?ask=${id}`} icon={<HandCoins aria-hidden="true" />}>
          {t`Buy out`}
        </LinkButton>
      )}
    </>
  );
}
