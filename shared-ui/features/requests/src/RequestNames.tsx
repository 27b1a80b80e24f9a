import { dayOf } from '@portal/contract/days';
import type { PayInFullRow } from '@portal/contract/pay-in-full-rows';
import type { RmaRow } from '@portal/contract/rma';
import { Fixed, useFormat } from '@portal/shared-ui';
import { NameLink } from '@portal/shared-ui/kit';
import { RequestLink } from './RequestLink.tsx';

export type Request = Pick<PayInFullRow, 'companyId' | 'companyName' | 'employeeName' | 'orderId' | 'orderNumber'> &
  Pick<RmaRow, 'employeeId'>;

/** The day of a request; opens it. */
export function AskedOn({ request }: { request: Request & Pick<PayInFullRow, 'id' | 'createdAt' | 'productName'> }) {
  const day = useFormat().day(dayOf(new Date(request.createdAt)));
  return (
    <RequestLink id={request.id} aria-label={`${day}: ${request.productName}, ${request.employeeName}`}>
      {day}
    </RequestLink>
  );
}

/** Who asked, for a link to the person's page. */
export const personOf = ({ employeeId: id, employeeName: name, companyId }: Request) => ({ id, name, companyId });

/** Whose request it is; leads to the person. On a phone the whole card opens the request, so it is no title's link. */
export const RequestedBy = ({ request }: { request: Request }) => (
  <span>
    <NameLink of={{ kind: 'person', ...personOf(request) }}>
      <Fixed>{request.employeeName}</Fixed>
    </NameLink>
  </span>
);

export const RequestCompany = ({ request }: { request: Request }) => (
  <NameLink of={{ kind: 'company', id: request.companyId }}>
    <Fixed>{request.companyName}</Fixed>
  </NameLink>
);

export const RequestOrder = ({ request }: { request: Request }) => (
  <NameLink of={{ kind: 'order', id: request.orderId }}>
    <Fixed>{request.orderNumber}</Fixed>
  </NameLink>
);

export const RequestSupplier = ({ rma }: { rma: RmaRow }) => (
  <NameLink of={{ kind: 'supplier', id: rma.supplierId }}>
    <Fixed>{rma.supplierName}</Fixed>
  </NameLink>
);
