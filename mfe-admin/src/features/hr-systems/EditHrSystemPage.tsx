import { useLingui } from '@lingui/react/macro';
import { HrSystemForm, type HrSystem } from '@portal/contract/hr-systems';
import { listAsLeft, PageHeader, showToast, useNavigate, useParams, useQuery } from '@portal/shared-ui';
import { Form, SaveActions, useEditing, useSchemaForm } from '@portal/shared-ui/forms';
import { QueryResult } from '@portal/shared-ui/kit';
import { hrSystemDetail, useChangeHrSystem } from './hr-systems.api.ts';
import { HrSystemFields } from './HrSystemFields.tsx';

export default function EditHrSystemPage() {
  const { t } = useLingui();
  const { hrSystemId = '' } = useParams();
  return (
    <QueryResult label={t`The HR system`} query={useQuery(hrSystemDetail(hrSystemId))}>
      {(system) => <EditHrSystem key={system.id} system={system} />}
    </QueryResult>
  );
}

const toFields = ({ id: _id, version: _version, companies: _companies, ...fields }: HrSystem) => ({
  ...fields,
  mapping: { ...fields.mapping },
});

function EditHrSystem({ system }: { system: HrSystem }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const form = useSchemaForm(HrSystemForm, toFields(system));
  const editing = useEditing(form, {
    row: system,
    toValues: toFields,
    newest: hrSystemDetail(system.id),
    send: useChangeHrSystem(system.id).mutateAsync,
  });
  const save = async (values: HrSystemForm) => {
    await editing.save(values);
    showToast(t`${values.name} is saved`);
    navigate(listAsLeft('/admin/hrsystems'));
  };
  return (
    <>
      <PageHeader
        title={system.name}
        lead={t`Imports that were made stay as they are.`}
        crumbs={[{ label: t`HR systems`, to: '/admin/hrsystems' }]}
      />
      <Form form={form} onSubmit={save} conflict={editing.conflict} fieldFor={{ 'name-already-exists': 'name' }}>
        <HrSystemFields form={form} />
        <SaveActions save={t`Save HR system`} cancel="/admin/hrsystems" />
      </Form>
    </>
  );
}
