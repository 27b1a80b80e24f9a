import { useLingui } from '@lingui/react/macro';
import { SupplierProfileFields as Schema, type SupplierProfile } from '@portal/contract/suppliers';
import { Button, Card, PageHeader, showToast, useQuery } from '@portal/shared-ui';
import { changedFields, EmailField, FieldRow, Form, FormActions, isUnchanged, SelectField, TextField, useSchemaForm } from '@portal/shared-ui/kit';
import { languageOptions } from '../../shared/form-options.ts';
import { Loaded } from '../../shared/Loaded.tsx';
import { Fields } from '../../shared/page-style.ts';
import { supplierProfile, useChangeProfile } from './profile.api.ts';

/** The supplier as its companies and the portal's mails name it. */
export default function ProfilePage() {
  const { t } = useLingui();
  return (
    <>
      <PageHeader title={t`Profile`} lead={t`Who you are on the portal, and where order files are sent.`} />
      <Loaded label={t`The profile`} query={useQuery(supplierProfile())}>
        {(profile) => <ProfileForm key={profile.version} profile={profile} />}
      </Loaded>
    </>
  );
}

function toFields({ id: _id, version: _version, isReseller: _reseller, status: _status, ...fields }: SupplierProfile): Schema {
  return fields;
}

function ProfileForm({ profile }: { profile: SupplierProfile }) {
  const { t } = useLingui();
  const change = useChangeProfile();
  const original = toFields(profile);
  const form = useSchemaForm(Schema, original);
  const save = async (values: Schema) => {
    const fields = changedFields(original, values);
    if (!isUnchanged(fields)) await change.mutateAsync({ version: profile.version, ...fields });
    showToast(t`The profile is saved`);
  };
  return (
    <Form form={form} onSubmit={save}>
      <Card title={t`Supplier`}>
        <Fields>
          <FieldRow>
            <TextField form={form} name="name" label={t`Name`} autoComplete="organization" />
            <EmailField form={form} name="email" label={t`E-mail`} hint={t`Order files are sent here.`} />
          </FieldRow>
          <FieldRow>
            <TextField form={form} name="phone" label={t`Phone`} isOptional inputMode="tel" />
            <SelectField form={form} name="language" label={t`Language`} options={languageOptions} />
          </FieldRow>
        </Fields>
      </Card>
      <Card title={t`Address`}>
        <Fields>
          <FieldRow>
            <TextField form={form} name="address_line_one" label={t`Address`} isOptional />
            <TextField form={form} name="address_line_two" label={t`Address, second line`} isOptional />
          </FieldRow>
          <FieldRow>
            <TextField form={form} name="zipcode" label={t`Postal code`} isOptional />
            <TextField form={form} name="city" label={t`City`} isOptional />
            <TextField form={form} name="country" label={t`Country`} isOptional />
          </FieldRow>
        </Fields>
      </Card>
      <FormActions>
        <Button type="submit" look="primary">{t`Save profile`}</Button>
      </FormActions>
    </Form>
  );
}
