import { useLingui } from '@lingui/react/macro';
import { SalarySystemForm, type SalarySystem } from '@portal/contract/salary-systems';
import { Button, LinkButton, PageHeader, showToast, useNavigate, useParams, useQuery } from '@portal/shared-ui';
import { changedFields, Form, FormActions, isUnchanged, useSchemaForm } from '@portal/shared-ui/forms';
import { QueryResult } from '@portal/shared-ui/kit';
import { salarySystemDetail, useChangeSalarySystem } from './salary-systems.api.ts';
import { SalarySystemFields } from './SalarySystemFields.tsx';

export default function EditSalarySystemPage() {
  const { t } = useLingui();
  const { salarySystemId = '' } = useParams();
  return (
    <QueryResult label={t`The salary system`} query={useQuery(salarySystemDetail(salarySystemId))}>
      {(system) => <EditSalarySystem key={system.version} system={system} />}
    </QueryResult>
  );
}

function EditSalarySystem({ system }: { system: SalarySystem }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const change = useChangeSalarySystem(system.id);
  const { id: _id, version, companies: _companies, ...original } = system;
  const form = useSchemaForm(SalarySystemForm, original);
  const save = async (values: SalarySystemForm) => {
    const fields = changedFields(original, values);
    if (!isUnchanged(fields)) await change.mutateAsync({ version, ...fields });
    showToast(t`${values.name} is saved`);
    navigate('/admin/salarysystems');
  };
  return (
    <>
      <PageHeader
        title={system.name}
        lead={t`Files that were made keep their layout.`}
        crumbs={[{ label: t`Salary systems`, to: '/admin/salarysystems' }]}
      />
      <Form form={form} onSubmit={save}>
        <SalarySystemFields form={form} />
        <FormActions>
          <Button type="submit" look="primary">{t`Save salary system`}</Button>
          <LinkButton to="/admin/salarysystems">{t`Cancel`}</LinkButton>
        </FormActions>
      </Form>
    </>
  );
}
