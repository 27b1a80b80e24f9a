import { useLingui } from '@lingui/react/macro';
import { SupplierCompanyFilter } from '@portal/contract/companies';
import { useQuery } from '@portal/shared-ui';
import { companyColumns, CompanyList } from '@portal/shared-ui/accounts';
import { useListState } from '@portal/shared-ui/kit';
import { companyList } from './companies.api.ts';
import { CompanyRowMenu } from './CompanyRowMenu.tsx';

const { name, vatNo, currency, status } = companyColumns('/supplier/companies');
const columns = [name, vatNo, currency, status];

/** Companies that the supplier serves (SPEC 2). */
export default function CompanyListPage() {
  const { t } = useLingui();
  const [filter, change] = useListState(SupplierCompanyFilter);
  return (
    <CompanyList
      path="/supplier/companies"
      lead={t`Employers that you serve on the portal.`}
      filter={filter}
      onChange={change}
      query={useQuery(companyList(filter))}
      columns={columns}
      rowMenu={(row) => <CompanyRowMenu company={row} />}
      isFiltered={Boolean(filter.q || filter.status || filter.currency)}
      onClear={() => change({ q: '', status: undefined, currency: undefined })}
    />
  );
}
