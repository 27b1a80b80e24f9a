import { useLingui } from '@lingui/react/macro';
import type { CatalogAddresses, CatalogContext } from '@portal/catalogs';
import { getSupplier } from '@portal/contract/suppliers';
import { queryOf, useParams, useQuery } from '@portal/shared-ui';
import { useMemo } from 'react';
import { dependantLink } from '../../shared/dependant-link.ts';

const supplierName = (supplierId: string) =>
  queryOf(['suppliers', 'one', supplierId], getSupplier, { params: { supplierId } });

/** Back office in the catalogs of the supplier that the address names: it keeps and assigns them (DECISIONS 11). */
export function useSupplierCatalogContext(): {
  context: CatalogContext;
  addresses: CatalogAddresses;
  catalogId: string;
} {
  const { t } = useLingui();
  const { supplierId = '', catalogId = '' } = useParams();
  const name = useQuery(supplierName(supplierId)).data?.data.name ?? '';
  const suppliers = t`Suppliers`;
  return useMemo(() => {
    const list = `/admin/suppliers/${supplierId}/catalogs`;
    const crumbs = [
      { label: suppliers, to: '/admin/suppliers' },
      ...(name ? [{ label: name, to: `/admin/suppliers/${supplierId}` }] : []),
    ];
    return {
      catalogId,
      context: { portal: 'admin', supplierId, mayAssign: true },
      addresses: {
        crumbs,
        list,
        hub: ({ id }) => `${list}/${id}`,
        products: ({ id, catalogName }) => `${list}/${id}/${encodeURIComponent(catalogName)}/products`,
        dependant: dependantLink,
        resellers: ({ id }) => `${list}/${id}/resellers`,
        importFrom: ({ id, catalogName }, kind) => {
          const page = `${list}/${id}/${encodeURIComponent(catalogName)}/products/import`;
          return kind === 'accessories' ? `${page}?kind=accessories` : page;
        },
        companies: ({ id }) => `${list}/${id}/companies`,
      },
    };
  }, [supplierId, catalogId, name, suppliers]);
}
