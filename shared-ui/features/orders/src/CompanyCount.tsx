import { Plural } from '@lingui/react/macro';

/** Of how many companies some orders are. */
export const CompanyCount = ({ orders }: { orders: readonly { companyId: string }[] }) => (
  <Plural value={new Set(orders.map(({ companyId }) => companyId)).size} one="# company" other="# companies" />
);
