import { Trans, useLingui } from '@lingui/react/macro';
import { statedLanguages } from '@portal/contract/employee-fields';
import { genders, type EmployeeForm } from '@portal/contract/employee-forms';
import type { ErrorKey } from '@portal/contract/errors';
import { employeeRoleLabels } from '@portal/shared-ui';
import {
  CountryField,
  DayField,
  EmailField,
  FieldRow,
  Form,
  partOf,
  SaveActions,
  SelectField,
  TextAreaField,
  TextField,
  type FieldPath,
  type FormDraft,
  type OpenConflict,
  type SchemaForm,
} from '@portal/shared-ui/forms';
import type { ReactNode } from 'react';
import type * as v from 'valibot';
import { statedLanguageLabels, useGenderLabels } from './employee-labels.ts';
import { Group } from './employee-style.ts';

type EmployeeInput = v.InferInput<typeof EmployeeForm>;
type EmployeeFieldsProps<In extends EmployeeInput, Out> = {
  form: SchemaForm<In, Out>;
  onSubmit: (values: Out) => Promise<unknown>;
  /** how a new person gets in */
  access?: ReactNode;
  allowed: { birthday: boolean; gender: boolean };
  /** the person accepted: there is a login, whose address is its own */
  hasLogin?: boolean;
  saveText: string;
  onCancel: () => void;
  conflict?: OpenConflict | undefined;
  draft?: FormDraft;
};

/** Paths of the part, which every form with these fields has; the compiler does not follow it through the generic. */
const fieldFor = {
  'employee-email-already-exists': 'email',
  'employeenumber-already-exists': 'employNo',
  'last-admin-is-protected': 'role',
} as const;
const roles = ['EMPLOYEE', 'COMPANY'] as const satisfies readonly EmployeeForm['role'][];

/** Every field of a person; knows nothing of adding or changing. */
export function EmployeeFields<In extends EmployeeInput, Out>({
  form: whole,
  onSubmit,
  access,
  allowed,
  hasLogin = false,
  saveText,
  onCancel,
  conflict,
  draft,
}: EmployeeFieldsProps<In, Out>) {
  const form = partOf<EmployeeInput, In, Out>(whole);
  const { t, i18n } = useLingui();
  const genderLabels = useGenderLabels();
  return (
    <Form
      form={whole}
      onSubmit={onSubmit}
      fieldFor={fieldFor as Partial<Record<ErrorKey, FieldPath<In>>>}
      conflict={conflict}
      draft={draft}
    >
      <Group>
        <h3>{t`At work`}</h3>
        <TextField form={form} name="name" label={t`Name`} />
        <EmailField
          form={form}
          name="email"
          label={t`E-mail`}
          hint={hasLogin && t`The login keeps its own address; its owner changes it under My profile.`}
        />
        <FieldRow>
          <TextField
            form={form}
            name="employNo"
            label={t`Employee number`}
            isOptional
            hint={t`Payroll finds the person by it. Leading zeros count.`}
          />
          <TextField form={form} name="department" label={t`Department`} isOptional />
        </FieldRow>
        <FieldRow>
          <TextField form={form} name="phone" label={t`Phone`} isOptional inputMode="tel" />
          <SelectField
            form={form}
            name="role"
            label={t`Role`}
            options={roles.map((role) => ({ value: role, label: i18n._(employeeRoleLabels[role]) }))}
            hint={t`An Admin manages the company here.`}
          />
        </FieldRow>
        <SelectField
          form={form}
          name="language"
          label={t`Language`}
          isOptional
          options={statedLanguages.map((language) => ({
            value: language,
            label: i18n._(statedLanguageLabels[language]),
          }))}
          hint={t`Mails and pages come in it, until the person chooses another in the own login.`}
        />
      </Group>
      <Group>
        <h3>{t`Address`}</h3>
        <TextField form={form} name="addressLine1" label={t`Address`} isOptional />
        <TextField form={form} name="addressLine2" label={t`Address, second line`} isOptional />
        <FieldRow>
          <TextField form={form} name="zipCode" label={t`Postal code`} isOptional />
          <TextField form={form} name="city" label={t`City`} isOptional />
        </FieldRow>
        <CountryField form={form} name="country" isOptional />
      </Group>
      <Group>
        <h3>{t`Private`}</h3>
        <FieldRow>
          <EmailField
            form={form}
            name="emailPrivate"
            label={t`Private e-mail`}
            isOptional
            autoComplete="off"
            hint={
              <Trans>
                Opens only this company's orders after the exit date, once its owner has confirmed it by the mailed
                link.
              </Trans>
            }
          />
          <TextField form={form} name="phonePrivate" label={t`Private phone`} isOptional inputMode="tel" />
        </FieldRow>
        {(allowed.birthday || allowed.gender) && (
          <FieldRow>
            {allowed.birthday && <DayField form={form} name="birthday" label={t`Birthday`} isOptional isNullable />}
            {allowed.gender && (
              <SelectField
                form={form}
                name="gender"
                label={t`Gender`}
                isOptional
                options={genders.map((gender) => ({ value: gender, label: genderLabels[gender] }))}
              />
            )}
          </FieldRow>
        )}
        <TextAreaField form={form} name="note" label={t`Note`} isOptional maxLength={2000} />
      </Group>
      {access}
      <SaveActions save={saveText} cancel={onCancel} busy={form.formState.isSubmitting} />
    </Form>
  );
}
