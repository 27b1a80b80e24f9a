import { Trans, useLingui } from '@lingui/react/macro';
import {
  CompanySettingsForm,
  finalSalaryKinds,
  insuranceReasons,
  type CompanySettings,
} from '@portal/contract/company-settings';
import { Link, Money, Note, salaryFileMethodLabels, showToast, useQuery } from '@portal/shared-ui';
import {
  CheckboxField,
  FieldRow,
  Form,
  NumberField,
  RadioField,
  SaveActions,
  SelectField,
  useEditing,
  useFieldWords,
  useSchemaForm,
  useWatch,
  type SchemaForm,
} from '@portal/shared-ui/forms';
import { Checkbox } from '@portal/shared-ui/kit';
import { useState } from 'react';
import type * as v from 'valibot';
import { companyPayroll, companySettings } from '../../shared/settings.api.ts';
import { useReasonLabels } from './reason-labels.ts';
import { SalaryDayQuestion } from './SalaryDayQuestion.tsx';
import { Group } from './settings-style.ts';
import { useChangeSettings } from './settings.api.ts';

type Values = v.InferOutput<typeof CompanySettingsForm>;
type SettingsSchemaForm = SchemaForm<v.InferInput<typeof CompanySettingsForm>, Values>;

const toFields = ({ version: _version, pifFee: _fee, admins: _admins, ...fields }: CompanySettings) => fields;

/** Salary files, early pay-in-full, notices and personal data (SPEC 3; RULES 2.4, 2.5, 5). */
export function SettingsForm({ settings }: { settings: CompanySettings }) {
  const { t } = useLingui();
  const form = useSchemaForm(CompanySettingsForm, toFields(settings));
  const editing = useEditing(form, {
    row: settings,
    toValues: toFields,
    newest: companySettings(),
    send: useChangeSettings().mutateAsync,
  });
  const [asked, setAsked] = useState<Values>();
  const store = async (values: Values) => {
    if (await editing.save(values)) showToast(t`The settings are saved`);
  };
  const save = async (values: Values) => {
    if (values.salaryDay === settings.salaryDay) return store(values);
    setAsked(values);
    return false;
  };
  return (
    <>
      <Form
        form={form}
        onSubmit={save}
        conflict={editing.conflict}
        fieldFor={{ 'invalid-day-of-month': 'salaryDay', 'second-admin-missing': 'secondApproval' }}
      >
        <SalaryFileFields form={form} admins={settings.admins} />
        <Group>
          <h2>{t`Employees`}</h2>
          <CheckboxField
            form={form}
            name="noticeMails"
            label={t`Send subscription notices by e-mail`}
            hint={t`Reminders before a subscription ends, and a note when it is closed.`}
          />
          <CheckboxField
            form={form}
            name="OpenForBenefits"
            label={t`Open for additional benefits`}
            hint={
              <Trans>
                Suppliers and the back office may assign more catalogs. Without it the company keeps those that it has.
              </Trans>
            }
          />
          <CheckboxField
            form={form}
            name="supplierContact"
            label={t`Give suppliers employees’ phone and work e-mail`}
            hint={t`Carriers use them to announce parcels. Without them an order has only name and address.`}
          />
          <CheckboxField
            form={form}
            name="employeeBirthday"
            label={t`Keep employees’ birthdays`}
            hint={t`Off unless there is a reason to keep them.`}
          />
          <CheckboxField
            form={form}
            name="employeeGender"
            label={t`Keep employees’ gender`}
            hint={t`Off unless there is a reason to keep it.`}
          />
        </Group>
        <ExitFields form={form} pifFee={settings.pifFee} />
        <SaveActions save={t`Save settings`} busy={form.formState.isSubmitting} />
      </Form>
      {asked && (
        <SalaryDayQuestion
          from={settings.salaryDay}
          to={asked.salaryDay}
          onSave={() => store(asked)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}

function SalaryFileFields({ form, admins }: { form: SettingsSchemaForm; admins: number }) {
  const { t, i18n } = useLingui();
  const needsTwo = useWatch({ control: form.control, name: 'secondApproval' });
  const salaryDay = useWatch({ control: form.control, name: 'salaryDay' });
  const sendsByItself = useWatch({ control: form.control, name: 'autoSendSalaryFile' });
  return (
    <Group>
      <h2>{t`Salary files`}</h2>
      <FieldRow>
        <NumberField form={form} name="salaryDay" label={t`Salary day of the month`} hint={t`From 1 to 30.`} />
        <SelectField
          form={form}
          name="salaryFileMethod"
          label={t`How salary files are made`}
          options={(['AUTOMATIC', 'MANUAL'] as const).map((method) => ({
            value: method,
            label: i18n._(salaryFileMethodLabels[method]),
          }))}
        />
      </FieldRow>
      {salaryDay >= 29 && <Note>{t`In shorter months the file is made on the month’s last day.`}</Note>}
      <CheckboxField
        form={form}
        name="autoSendSalaryFile"
        label={t`Send the salary file by e-mail`}
        hint={t`To the recipients under Payroll, when the file is made.`}
      />
      {sendsByItself && <NoRecipients />}
      <NumberField
        form={form}
        name="catchUpMax"
        label={t`Older draws in one file, at most`}
        hint={t`From 0 to 12 for each person and month, for all orders together. What is left follows in later files.`}
      />
      <CheckboxField
        form={form}
        name="secondApproval"
        isLocked={admins < 2 && !needsTwo}
        label={t`Salary files need the approval of two admins`}
        hint={t`Nothing is sent to payroll before both have approved. It counts for files made from then on.`}
      />
      {admins < 2 && (
        <Note tone={needsTwo ? 'warn' : 'info'}>
          <Trans>You are the only admin, and a second approval needs two.</Trans>{' '}
          <Link to="/company/employees">{t`Make somebody an admin`}</Link>
        </Note>
      )}
      <RadioField
        form={form}
        name="drawStartMode"
        legend={t`Salary draws start`}
        choices={[
          {
            value: 'AFTER_DISPATCH',
            label: t`After the goods are sent`,
            hint: t`On the first salary day on or after the dispatch and the subscription’s effect date.`,
          },
          {
            value: 'ON_EFFECT_DATE',
            label: t`On the effect date`,
            hint: t`On the first salary day from then on without a file, also before the goods are sent.`,
          },
        ]}
      />
    </Group>
  );
}

/** Files that are to leave by themselves have nowhere to go. */
function NoRecipients() {
  const recipients = useQuery(companyPayroll()).data?.data.payrollRecipients;
  if (recipients?.length !== 0) return null;
  return (
    <Note tone="warn">
      <Trans>Payroll has no recipients, so the files wait until an admin sends them.</Trans>{' '}
      <Link to="?tab=payroll">
        <Trans>Add recipients</Trans>
      </Link>
    </Note>
  );
}

const isIn = (list: unknown, one: string) => Array.isArray(list) && list.includes(one);

function ExitFields({ form, pifFee }: { form: SettingsSchemaForm; pifFee: CompanySettings['pifFee'] }) {
  const { t } = useLingui();
  const reasons = useReasonLabels();
  const finals = useWatch({ control: form.control, name: 'finalSalary' });
  const accepted = useWatch({ control: form.control, name: 'insuranceReasons' });
  const kinds = { NET: t`After tax, with VAT`, GROSS: t`Before tax, without VAT` };
  useFieldWords({
    form,
    name: 'finalSalary',
    label: t`A leaver may pay by the final salary`,
    shows: (value) =>
      finalSalaryKinds.filter((kind) => isIn(value, kind)).map((kind) => <div key={kind}>{kinds[kind]}</div>),
  });
  useFieldWords({
    form,
    name: 'insuranceReasons',
    label: t`Termination insurance covers`,
    shows: (value) =>
      insuranceReasons.filter((one) => isIn(value, one)).map((one) => <div key={one}>{reasons[one]}</div>),
  });
  const toggle = (reason: (typeof insuranceReasons)[number], isOn: boolean) =>
    form.setValue(
      'insuranceReasons',
      insuranceReasons.filter((one) => (one === reason ? isOn : accepted.includes(one))),
      { shouldDirty: true },
    );
  return (
    <Group>
      <h2>{t`When somebody leaves or pays early`}</h2>
      <CheckboxField
        form={form}
        name="AllowEarlyPIF"
        label={t`Employees may pay in full early`}
        hint={
          pifFee ? (
            <Trans>
              While still employed. The fee is <Money value={pifFee} /> ex VAT.
            </Trans>
          ) : (
            t`While still employed.`
          )
        }
      />
      <fieldset>
        <legend>{t`A leaver may pay by the final salary`}</legend>
        {finalSalaryKinds.map((kind) => (
          <Checkbox
            key={kind}
            label={kinds[kind]}
            hint={t`Needs its wage code under Payroll.`}
            checked={finals.includes(kind)}
            onChange={(event) =>
              form.setValue(
                'finalSalary',
                finalSalaryKinds.filter((one) => (one === kind ? event.target.checked : finals.includes(one))),
                { shouldDirty: true },
              )
            }
          />
        ))}
      </fieldset>
      <CheckboxField form={form} name="keepSubsidyOnPif" label={t`Keep the subsidy when an employee leaves`} />
      <RadioField
        form={form}
        name="returnPolicy"
        legend={t`When the item is returned instead`}
        choices={[
          { value: 'WAIVE', label: t`The remaining draws are waived` },
          { value: 'CHARGE', label: t`The remaining draws are charged` },
        ]}
      />
      <NumberField form={form} name="insuranceWaitingMonths" label={t`Months before termination insurance pays`} />
      <fieldset>
        <legend>{t`Termination insurance covers`}</legend>
        {insuranceReasons.map((reason) => (
          <Checkbox
            key={reason}
            label={reasons[reason]}
            checked={accepted.includes(reason)}
            onChange={(event) => toggle(reason, event.target.checked)}
          />
        ))}
      </fieldset>
    </Group>
  );
}
