import { useLingui } from '@lingui/react/macro';
import { listSupplierCompanies } from '@portal/contract/companies';
import { call, PageHeader, useQuery } from '@portal/shared-ui';
import { FailedQuery } from '@portal/shared-ui/kit';

/** A page with a request of its own, whose failure it shows itself. */
export default function CompaniesPage() {
  const { t } = useLingui();
  const companies = useQuery({ queryKey: ['companies'], queryFn: () => call(listSupplierCompanies, {}) });
  return (
    <>
      <PageHeader title={t`Companies of another house`} />
      {companies.isError && (
        <FailedQuery label={t`The companies`} error={companies.error} onRetry={() => companies.refetch()} />
      )}
      {companies.data?.data.map(({ id, company_name }) => (
        <p key={id}>{company_name}</p>
      ))}
    </>
  );
}
