import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@portal/shared-ui';
import { Views } from '@portal/shared-ui/kit';
import { supplierOverviewOf } from '../../shared/overviews.api.ts';

/** Everything of one supplier, one click away, with how much of it there is. */
export function SupplierTabs({ supplierId, current }: { supplierId: string; current: 'overview' | 'edit' }) {
  const { t } = useLingui();
  const counts = useQuery(supplierOverviewOf(supplierId)).data?.data;
  const at = `/admin/suppliers/${supplierId}`;
  return (
    <Views
      label={t`Pages of the supplier`}
      current={current}
      views={[
        { key: 'overview', label: t`Overview`, to: at },
        { key: 'edit', label: t`Supplier`, to: `${at}/edit` },
        {
          key: 'orders',
          label: t`Orders`,
          to: `/admin/orders?supplierId=${supplierId}`,
          count: counts?.orders ?? null,
        },
        { key: 'catalogs', label: t`Catalogs`, to: `${at}/catalogs`, count: counts?.catalogs ?? null },
        {
          key: 'companies',
          label: t`Companies`,
          to: `/admin/companies?supplierId=${supplierId}`,
          count: counts?.companies ?? null,
        },
        { key: 'admins', label: t`Administrators`, to: `${at}/admins`, count: counts?.users ?? null },
      ]}
    />
  );
}
