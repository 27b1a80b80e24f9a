import { useLingui } from '@lingui/react/macro';
import { HrSystemForm, type HrSystem } from '@portal/contract/hr-systems';
import { Button, LinkButton, PageHeader, showToast, useNavigate, useParams, useQuery } from '@portal/shared-ui';
import { changedFields, Form, FormActions, isUnchanged, useSchemaForm } from '@portal/shared-ui/forms';
import { QueryResult } from '@portal/shared-ui/kit';
import { hrSystemDetail, useChangeHrSystem } from './hr-systems.api.ts';
import { HrSystemFields } from './HrSystemFields.tsx';

export default function EditHrSystemPage() {
  const { t } = useLingui();
  const { hrSystemId = '' } = useParams();
  return (
    <QueryResult label={t`The HR system`} query={useQuery(hrSystemDetail(hrSystemId))}>
      {(system) => <EditHrSystem key={system.version} system={system} />}
    </QueryResult>
  );
}

function EditHrSystem({ system }: { system: HrSystem }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const change = useChangeHrSystem(system.id);
  const { id: _id, version, companies: _companies, ...original } = system;
  const form = useSchemaForm(HrSystemForm, { ...original, mapping: { ...original.mapping } });
  const save = async (values: HrSystemForm) => {
    const fields = changedFields(original, values);
    if (!isUnchanged(fields)) await change.mutateAsync({ version, ...fields });
    showToast(t`${values.name} is saved`);
    navigate('/admin/hrsystems');
  };
  return (
    <>
      <PageHeader
        title={system.name}
        lead={t`Imports that were made stay as they are.`}
        crumbs={[{ label: t`HR systems`, to: '/admin/hrsystems' }]}
      />
      <Form form={form} onSubmit={save} fieldFor={{ 'name-already-exists': 'name' }}>
        <HrSystemFields form={form} />
        <FormActions>
          <Button type="submit" look="primary">{t`Save HR system`}</Button>
          <LinkButton to="/admin/hrsystems">{t`Cancel`}</LinkButton>
        </FormActions>
      </Form>
    </>
  );
}
