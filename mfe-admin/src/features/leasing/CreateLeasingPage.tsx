import { useLingui } from '@lingui/react/macro';
import { leasingChoices, LeasingForm } from '@portal/leasing';
import { PageHeader, useNavigate, useQuery } from '@portal/shared-ui';
import { QueryResult } from '@portal/shared-ui/kit';
import { useCompanyLeasing } from './leasing.api.ts';

export default function CreateLeasingPage() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { calls, crumbs } = useCompanyLeasing();
  return (
    <>
      <PageHeader title={t`New leasing agreement`} crumbs={[...crumbs, { label: t`Leasing`, to: calls.path }]} />
      <QueryResult isPart label={t`The form`} query={useQuery(leasingChoices(calls))}>
        {(choices) => (
          <LeasingForm
            calls={calls}
            choices={choices}
            onCreated={({ id }) => void navigate(`${calls.path}/${id}`)}
            onCancel={() => void navigate(calls.path)}
          />
        )}
      </QueryResult>
    </>
  );
}
