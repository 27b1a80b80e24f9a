import type { ResponseOf } from '@portal/contract/endpoint';
import type { search } from '@portal/contract/search';
import type { Role } from '@portal/contract/endpoint';

export type Found = ResponseOf<typeof search>['data'];

/** The page of a person that was found: the own orders in a company, the company for back office. */
export const employeeLink = (role: Role, { employeeId, companyId }: Found['employees'][number]): string =>
  role === 'company' ? `/company/employees/${employeeId}/orders` : `/admin/companies/${companyId}/edit`;

/** The list of orders, narrowed to the one that was found. */
export const orderLink = (role: Role, { orderNumber }: Found['orders'][number]): string => `/${role}/orders?q=${orderNumber}`;
