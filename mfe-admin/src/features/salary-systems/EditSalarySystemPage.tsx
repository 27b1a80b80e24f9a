import { useLingui } from '@lingui/react/macro';
import { SalarySystemForm, type SalarySystem } from '@portal/contract/salary-systems';
import { listAsLeft, PageHeader, showToast, useNavigate, useParams, useQuery } from '@portal/shared-ui';
import { Form, SaveActions, useEditing, useSchemaForm } from '@portal/shared-ui/forms';
import { QueryResult } from '@portal/shared-ui/kit';
import { salarySystemDetail, useChangeSalarySystem } from './salary-systems.api.ts';
import { SalarySystemFields } from './SalarySystemFields.tsx';

export default function EditSalarySystemPage() {
  const { t } = useLingui();
  const { salarySystemId = '' } = useParams();
  return (
    <QueryResult label={t`The salary system`} query={useQuery(salarySystemDetail(salarySystemId))}>
      {(system) => <EditSalarySystem key={system.id} system={system} />}
    </QueryResult>
  );
}

const toFields = ({ id: _id, version: _version, companies: _companies, ...fields }: SalarySystem) => fields;

function EditSalarySystem({ system }: { system: SalarySystem }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const form = useSchemaForm(SalarySystemForm, toFields(system));
  const editing = useEditing(form, {
    row: system,
    toValues: toFields,
    newest: salarySystemDetail(system.id),
    send: useChangeSalarySystem(system.id).mutateAsync,
  });
  const save = async (values: SalarySystemForm) => {
    await editing.save(values);
    showToast(t`${values.name} is saved`);
    navigate(listAsLeft('/admin/salarysystems'));
  };
  return (
    <>
      <PageHeader
        title={system.name}
        lead={t`Files that were made keep their layout.`}
        crumbs={[{ label: t`Salary systems`, to: '/admin/salarysystems' }]}
      />
      <Form form={form} onSubmit={save} conflict={editing.conflict}>
        <SalarySystemFields form={form} />
        <SaveActions save={t`Save salary system`} cancel="/admin/salarysystems" />
      </Form>
    </>
  );
}
