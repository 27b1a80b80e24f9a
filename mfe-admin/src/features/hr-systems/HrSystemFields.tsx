import { useLingui } from '@lingui/react/macro';
import type { HrSystemForm } from '@portal/contract/hr-systems';
import { employeeImportFields } from '@portal/contract/import-fields';
import { importDateFormats } from '@portal/contract/import-mapping';
import { fieldLabels } from '@portal/imports';
import { Card } from '@portal/shared-ui';
import {
  CheckboxField,
  FieldRow,
  Fields,
  CountryField,
  SelectField,
  TextField,
  useWatch,
  type SchemaForm,
} from '@portal/shared-ui/forms';
import type * as v from 'valibot';
import { delimiterLabels } from '../../shared/delimiter-labels.ts';
import { useOptions } from '../../shared/use-options.ts';
import { fileEncodingLabels, fileKindLabels, missingLabels } from './hr-labels.ts';

type HrForm = SchemaForm<v.InferInput<typeof HrSystemForm>, HrSystemForm>;

// The role is given by hand: a file gives no rights.
const mapped = employeeImportFields.filter((field) => field !== 'role');
const dateOptions = importDateFormats.map((value) => ({ value, label: value }));

/** An HR system: its name, how its file is written, and what its columns are called. */
export function HrSystemFields({ form }: { form: HrForm }) {
  const { t } = useLingui();
  return (
    <>
      <Card title={t`HR system`}>
        <Fields>
          <FieldRow>
            <TextField form={form} name="name" label={t`Name`} autoComplete="off" />
            <CountryField form={form} name="country" />
          </FieldRow>
          <CheckboxField
            form={form}
            name="enabled"
            label={t`Enabled`}
            hint={t`It can be chosen for a company. Companies that use it keep it while it is disabled.`}
          />
        </Fields>
      </Card>
      <FileFields form={form} />
      <ColumnFields form={form} />
    </>
  );
}

function FileFields({ form }: { form: HrForm }) {
  const { t } = useLingui();
  const kind = useWatch({ control: form.control, name: 'importKind' });
  const [kinds, delimiters, encodings, missing] = [
    useOptions(fileKindLabels),
    useOptions(delimiterLabels),
    useOptions(fileEncodingLabels),
    useOptions(missingLabels),
  ];
  return (
    <Card title={t`File`}>
      <Fields>
        <FieldRow>
          <SelectField form={form} name="importKind" label={t`Kind of file`} options={kinds} />
          <SelectField form={form} name="dateFormat" label={t`Dates`} options={dateOptions} />
        </FieldRow>
        {kind === 'CSV' && (
          <FieldRow>
            <SelectField form={form} name="delimiter" label={t`Delimiter`} options={delimiters} />
            <SelectField form={form} name="encoding" label={t`Encoding`} options={encodings} />
          </FieldRow>
        )}
        <SelectField
          form={form}
          name="onMissing"
          label={t`Employees that the file does not hold`}
          options={missing}
          hint={t`Nobody is deleted by a file.`}
        />
      </Fields>
    </Card>
  );
}

function ColumnFields({ form }: { form: HrForm }) {
  const { t, i18n } = useLingui();
  return (
    <Card title={t`Names of the columns`}>
      <Fields>
        <p>{t`As written in the first line of the file. Leave empty what the file does not contain.`}</p>
        <FieldRow>
          {mapped.map((field) => (
            <TextField
              key={field}
              form={form}
              name={`mapping.${field}`}
              label={i18n._(fieldLabels[field])}
              isOptional={field !== 'employNo'}
              autoComplete="off"
            />
          ))}
        </FieldRow>
      </Fields>
    </Card>
  );
}
