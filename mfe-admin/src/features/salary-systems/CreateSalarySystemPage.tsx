import { useLingui } from '@lingui/react/macro';
import { SalarySystemForm, type SalarySystemLayout } from '@portal/contract/salary-systems';
import { Card, Field, PageHeader, showToast, useNavigate, useQuery } from '@portal/shared-ui';
import { Form, SaveActions, useFormDraft, useSchemaForm } from '@portal/shared-ui/forms';
import { QueryResult, Select } from '@portal/shared-ui/kit';
import { useState } from 'react';
import { presetList, useCreateSalarySystem } from './salary-systems.api.ts';
import { SalarySystemFields } from './SalarySystemFields.tsx';

type Preset = { name: string; country: string | null; layout: SalarySystemLayout };

/** Starts from one of the presets (RULES 4.3); what is created is a copy and can be changed freely. */
export default function CreateSalarySystemPage() {
  const { t } = useLingui();
  const [chosen, setChosen] = useState('Danløn');
  return (
    <>
      <PageHeader title={t`New salary system`} crumbs={[{ label: t`Salary systems`, to: '/admin/salarysystems' }]} />
      <QueryResult isPart label={t`The presets`} query={useQuery(presetList())}>
        {(presets) => {
          const preset = presets.find(({ name }) => name === chosen) ?? presets[0];
          return (
            preset && (
              <NewSystem
                key={preset.name}
                preset={preset}
                names={presets.map(({ name }) => name)}
                onChoose={setChosen}
              />
            )
          );
        }}
      </QueryResult>
    </>
  );
}

function NewSystem({
  preset,
  names,
  onChoose,
}: {
  preset: Preset;
  names: readonly string[];
  onChoose: (name: string) => void;
}) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const create = useCreateSalarySystem();
  const form = useSchemaForm(SalarySystemForm, {
    name: preset.name,
    country: preset.country ?? 'DK',
    enabled: true,
    layout: preset.layout,
  });
  const draft = useFormDraft('salary-system', form);
  const save = async (values: SalarySystemForm) => {
    await create.mutateAsync(values);
    showToast(t`${values.name} is added`);
    navigate('/admin/salarysystems');
  };
  return (
    <Form form={form} draft={draft} onSubmit={save}>
      <Card title={t`Start from`}>
        <Field label={t`Preset`} hint={t`Choosing another one replaces everything below.`}>
          {(control) => (
            <Select
              {...control}
              value={preset.name}
              onChange={onChoose}
              options={names.map((name) => ({ value: name, label: name }))}
            />
          )}
        </Field>
      </Card>
      <SalarySystemFields form={form} />
      <SaveActions save={t`Add salary system`} cancel="/admin/salarysystems" />
    </Form>
  );
}
