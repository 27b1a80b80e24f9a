import { useLingui } from '@lingui/react/macro';
import type { CompanyPayroll } from '@portal/contract/company-settings';
import { showToast, useQuery } from '@portal/shared-ui';
import {
  changedFields,
  FieldRow,
  Form,
  SaveActions,
  SelectField,
  TextAreaField,
  TextField,
  useEditing,
  useSchemaForm,
} from '@portal/shared-ui/forms';
import { ConfirmDialog } from '@portal/shared-ui/kit';
import { useState } from 'react';
import { companyPayroll, companySettings } from '../../shared/settings.api.ts';
import { PayrollFormSchema, payrollValuesOf, type PayrollValues } from './payroll-values.ts';
import { Group } from './settings-style.ts';
import { salarySystems, useChangePayroll } from './settings.api.ts';

/** Salary system and wage codes; the codes are the company's own (RULES 4.1). */
export function PayrollForm({ payroll }: { payroll: CompanyPayroll }) {
  const { t } = useLingui();
  const systems = useQuery(salarySystems()).data?.data ?? [];
  const form = useSchemaForm(PayrollFormSchema, payrollValuesOf(payroll));
  const editing = useEditing(form, {
    row: payroll,
    toValues: payrollValuesOf,
    changed: changedFields<PayrollValues>,
    newest: companyPayroll(),
    send: useChangePayroll().mutateAsync,
  });
  const sendsByItself = useQuery(companySettings()).data?.data.autoSendSalaryFile === true;
  const [asked, setAsked] = useState<PayrollValues>();
  const save = async (values: PayrollValues) => {
    const loses = payroll.payrollRecipients.length > 0 && values.payrollRecipients.length === 0;
    if (!loses || !sendsByItself) return store(values);
    setAsked(values);
    return false;
  };
  const store = async (values: PayrollValues) => {
    if (await editing.save(values)) showToast(t`The payroll settings are saved`);
  };
  return (
    <>
      <Form
        form={form}
        onSubmit={save}
        conflict={editing.conflict}
        fieldFor={{ 'salary-system-not-found': 'salarySystemId' }}
      >
        <Group>
          <h2>{t`Salary system`}</h2>
          <SelectField
            form={form}
            name="salarySystemId"
            label={t`Salary system`}
            isNullable
            placeholder={t`None chosen`}
            options={systems.map(({ id, name, country }) => ({ value: id, label: `${name} (${country})` }))}
            hint={t`Decides the layout of the salary file. Run one test import in it first.`}
          />
          <FieldRow>
            <TextField
              form={form}
              name="wageCodeGross"
              label={t`Wage code, gross draw`}
              hint={t`Without it no salary file is made.`}
            />
            <TextField form={form} name="wageCodeNet" label={t`Wage code, net draw`} isOptional />
          </FieldRow>
          <FieldRow>
            <TextField
              form={form}
              name="wageCodeFinalNet"
              label={t`Wage code, final salary after tax`}
              isOptional
              hint={t`For what a leaver pays in full by the final salary.`}
            />
            <TextField form={form} name="wageCodeFinalGross" label={t`Wage code, final salary before tax`} isOptional />
          </FieldRow>
          <FieldRow>
            <TextField form={form} name="wageCodePhoneTax" label={t`Wage code, phone tax`} isOptional />
            <TextField
              form={form}
              name="employerNo"
              label={t`Employer number`}
              isOptional
              hint={t`Where the salary system has one of its own.`}
            />
          </FieldRow>
          <TextField
            form={form}
            name="payTerm"
            label={t`Pay term`}
            isOptional
            hint={t`DataLøn: 51 monthly in arrears, 41 in advance.`}
          />
        </Group>
        <Group>
          <h2>{t`Recipients`}</h2>
          <TextAreaField
            form={form}
            name="payrollRecipients"
            label={t`E-mail addresses`}
            isOptional
            hint={t`One on each line. They get the salary file.`}
          />
        </Group>
        <SaveActions save={t`Save payroll`} busy={form.formState.isSubmitting} />
      </Form>
      <ConfirmDialog
        title={t`Save without recipients?`}
        confirmText={t`Save without recipients`}
        isOpen={asked !== undefined}
        onClose={() => setAsked(undefined)}
        onConfirm={async () => asked && store(asked)}
      >
        <p>{t`Salary files are sent by e-mail once made. Without a recipient they wait until somebody sends them.`}</p>
      </ConfirmDialog>
    </>
  );
}
