import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { CompanyAddress } from '@portal/contract/company-settings';
import { Building2, EmptyState, Fixed, useQuery } from '@portal/shared-ui';
import { CountryName, DataTable, ListPage, SecondLine, type Column } from '@portal/shared-ui/kit';
import { useCompanyContext } from '../../shared/company-context.tsx';
import { addressesOf } from './company-records.api.ts';

const joined = (...parts: string[]) => parts.filter(Boolean).join(', ');

const columns: readonly Column<CompanyAddress>[] = [
  {
    key: 'name',
    header: msg`Name`,
    card: 'title',
    cell: (row) => (
      <>
        <Fixed>{row.displayName}</Fixed>
        <SecondLine>{joined(row.name === row.displayName ? '' : row.name, row.att)}</SecondLine>
      </>
    ),
  },
  { key: 'street', header: msg`Address`, cell: (row) => joined(row.addressLine1, row.addressLine2) },
  { key: 'city', header: msg`City`, cell: (row) => joined(`${row.zipCode} ${row.city}`, row.state) },
  { key: 'country', header: msg`Country`, cell: (row) => <CountryName code={row.country} /> },
];

/** Where products can be sent to at one company: a view (RULES 3.6). */
export default function CompanyAddressesPage() {
  const { t } = useLingui();
  const { companyId, crumbs, failure } = useCompanyContext();
  const list = useQuery(addressesOf(companyId));
  if (failure) return failure;
  return (
    <ListPage title={t`Addresses`} crumbs={crumbs} lead={t`To look at. The company keeps them itself.`}>
      <DataTable
        label={t`Addresses`}
        query={list}
        columns={columns}
        rowKey={({ id }) => id}
        empty={
          <EmptyState icon={Building2} title={t`No addresses yet`} why={t`The company adds its addresses itself.`} />
        }
      />
    </ListPage>
  );
}
