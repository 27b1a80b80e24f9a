import { useLingui } from '@lingui/react/macro';
import { Card, salaryFileMethodLabels, useQuery } from '@portal/shared-ui';
import {
  FieldRow,
  Fields,
  NumberField,
  RadioField,
  SelectField,
  TextField,
  type SchemaForm,
} from '@portal/shared-ui/forms';
import { companyChoices } from './companies.api.ts';
import type { CompanyInput } from './CompanyFields.tsx';

/** How the company's salary files are made. The company can change all of it under its settings. */
export function PayrollFields({ form }: { form: SchemaForm<CompanyInput, unknown> }) {
  const { t, i18n } = useLingui();
  const { salarySystems = [], hrSystems = [] } = useQuery(companyChoices()).data ?? {};
  return (
    <Card title={t`Salary files`}>
      <Fields>
        <FieldRow>
          <SelectField
            form={form}
            name="salarySystemId"
            label={t`Salary system`}
            isNullable
            placeholder={t`Not chosen yet`}
            options={salarySystems.map(({ id, name }) => ({ value: id, label: name }))}
          />
          <NumberField
            form={form}
            name="salaryDay"
            label={t`Salary day`}
            hint={t`1 to 30. In a shorter month it is the last day.`}
          />
        </FieldRow>
        <RadioField
          form={form}
          name="salaryFileMethod"
          legend={t`Method`}
          choices={[
            {
              value: 'AUTOMATIC',
              label: i18n._(salaryFileMethodLabels.AUTOMATIC),
              hint: t`The file is made and sent on the salary day.`,
            },
            { value: 'MANUAL', label: i18n._(salaryFileMethodLabels.MANUAL), hint: t`The company makes it itself.` },
          ]}
        />
        <FieldRow>
          <TextField form={form} name="wageCodeGross" label={t`Wage code, gross draw`} isOptional autoComplete="off" />
          <TextField form={form} name="wageCodeNet" label={t`Wage code, net draw`} isOptional autoComplete="off" />
          <TextField
            form={form}
            name="wageCodePhoneTax"
            label={t`Wage code, phone tax`}
            isOptional
            autoComplete="off"
          />
        </FieldRow>
        <FieldRow>
          <TextField
            form={form}
            name="employerNo"
            label={t`Employer number`}
            isOptional
            autoComplete="off"
            hint={t`Only some salary systems ask for it.`}
          />
          <TextField form={form} name="payTerm" label={t`Pay term`} isOptional autoComplete="off" />
        </FieldRow>
        <SelectField
          form={form}
          name="hrSystemId"
          label={t`HR system`}
          isNullable
          placeholder={t`None`}
          options={hrSystems.map(({ id, name }) => ({ value: id, label: name }))}
          hint={t`Employee files of this program are recognised by its columns.`}
        />
      </Fields>
    </Card>
  );
}
