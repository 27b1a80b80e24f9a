import { useLingui } from '@lingui/react/macro';
import { Card } from '@portal/shared-ui';
import { CheckboxField, CountryField, FieldRow, Fields, TextField } from '@portal/shared-ui/forms';
import { ColumnFields } from './ColumnFields.tsx';
import { LayoutFields } from './LayoutFields.tsx';
import { LayoutPreview } from './LayoutPreview.tsx';
import type { SystemSchemaForm } from './salary-system-form.ts';

/** A salary system: its name, its file, its columns, and what comes out. */
export function SalarySystemFields({ form }: { form: SystemSchemaForm }) {
  const { t } = useLingui();
  return (
    <>
      <Card title={t`Salary system`}>
        <Fields>
          <FieldRow>
            <TextField form={form} name="name" label={t`Name`} autoComplete="off" />
            <CountryField form={form} name="country" />
          </FieldRow>
          <CheckboxField
            form={form}
            name="enabled"
            label={t`Enabled`}
            hint={t`Companies can choose it. Those that use it get no file while it is disabled.`}
          />
        </Fields>
      </Card>
      <LayoutFields form={form} />
      <ColumnFields form={form} />
      <LayoutPreview form={form} />
    </>
  );
}
