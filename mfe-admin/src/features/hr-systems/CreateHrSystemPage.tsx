import { useLingui } from '@lingui/react/macro';
import { HrSystemForm, newHrSystem } from '@portal/contract/hr-systems';
import { PageHeader, showToast, useNavigate } from '@portal/shared-ui';
import { Form, SaveActions, useFormDraft, useSchemaForm } from '@portal/shared-ui/forms';
import { useCreateHrSystem } from './hr-systems.api.ts';
import { HrSystemFields } from './HrSystemFields.tsx';

export default function CreateHrSystemPage() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const create = useCreateHrSystem();
  const form = useSchemaForm(HrSystemForm, newHrSystem);
  const draft = useFormDraft('hr-system', form);
  const save = async (values: HrSystemForm) => {
    await create.mutateAsync(values);
    showToast(t`${values.name} is added`);
    navigate('/admin/hrsystems');
  };
  return (
    <>
      <PageHeader title={t`New HR system`} crumbs={[{ label: t`HR systems`, to: '/admin/hrsystems' }]} />
      <Form form={form} draft={draft} onSubmit={save} fieldFor={{ 'name-already-exists': 'name' }}>
        <HrSystemFields form={form} />
        <SaveActions save={t`Add HR system`} cancel="/admin/hrsystems" />
      </Form>
    </>
  );
}
