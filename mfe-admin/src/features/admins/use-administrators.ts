import { useLingui } from '@lingui/react/macro';
import { getCompany } from '@portal/contract/companies';
import { getSupplier } from '@portal/contract/suppliers';
import { call, useParams, useQuery } from '@portal/shared-ui';
import {
  backOfficeAdministrators,
  companyAdministrators,
  supplierAdministrators,
  type DetailedAdministrators,
} from '../../shared/administrators.api.ts';

/** The owner that the address names: a company's, a supplier's, or back office itself; with the pages above it. */
export function useAdministrators(): DetailedAdministrators {
  const { t } = useLingui();
  const { supplierId = '', companyId = '' } = useParams();
  // The same answers that the edit pages keep, so the name is mostly there already.
  const supplier = useQuery({
    queryKey: ['suppliers', 'one', supplierId],
    queryFn: ({ signal }) => call(getSupplier, { params: { supplierId } }, { signal }),
    enabled: supplierId !== '',
  });
  const company = useQuery({
    queryKey: ['companies', 'one', companyId],
    queryFn: ({ signal }) => call(getCompany, { params: { companyId } }, { signal }),
    enabled: companyId !== '',
  });
  if (companyId) {
    const above = [
      { label: t`Companies`, to: '/admin/companies' },
      { label: company.data?.data.company_name ?? '…', to: `/admin/companies/${companyId}` },
    ];
    return { ...companyAdministrators(companyId), above, title: t`Administrators` };
  }
  if (supplierId) {
    const above = [
      { label: t`Suppliers`, to: '/admin/suppliers' },
      { label: supplier.data?.data.name ?? '…', to: `/admin/suppliers/${supplierId}` },
    ];
    return { ...supplierAdministrators(supplierId), above, title: t`Administrators` };
  }
  return { ...backOfficeAdministrators(), above: [], title: t`Admins` };
}
