import { useLingui } from '@lingui/react/macro';
import { CompanyProfileFields as Schema, type CompanyProfile } from '@portal/contract/company-profile';
import { Card, languageNames, PageHeader, showToast, useQuery } from '@portal/shared-ui';
import {
  EmailField,
  FieldRow,
  Fields,
  Form,
  SaveActions,
  SelectField,
  TextField,
  useEditing,
  useSchemaForm,
} from '@portal/shared-ui/forms';
import { CountryName, DescriptionList, QueryResult } from '@portal/shared-ui/kit';
import { ownBranding } from '../../shared/branding.api.ts';
import { companyProfile } from '../../shared/profile.api.ts';
import { CompanyPictures } from './CompanyPictures.tsx';
import { Spaced } from './profile-style.ts';
import { useChangeProfile } from './profile.api.ts';

/** The own company: what it changes itself, what back office keeps, and its logo where it is a reseller's (SPEC 3). */
export default function ProfilePage() {
  const { t } = useLingui();
  return (
    <>
      <PageHeader title={t`Company profile`} lead={t`Who you are on the portal, and whom your employees write to.`} />
      <QueryResult isPart label={t`The profile`} query={useQuery(companyProfile())}>
        {(profile) => (
          <>
            <ProfileForm profile={profile} />
            {profile.isReseller && <Pictures />}
          </>
        )}
      </QueryResult>
    </>
  );
}

const toFields = ({
  invoice_mail,
  phone_number,
  address_line_one,
  address_line_two,
  zipcode,
  city,
  language,
  supportEmail,
}: CompanyProfile): Schema => ({
  invoice_mail,
  phone_number,
  address_line_one,
  address_line_two,
  zipcode,
  city,
  language,
  supportEmail,
});

function ProfileForm({ profile }: { profile: CompanyProfile }) {
  const { t } = useLingui();
  const form = useSchemaForm(Schema, toFields(profile));
  const editing = useEditing(form, {
    row: profile,
    toValues: toFields,
    newest: companyProfile(),
    send: useChangeProfile().mutateAsync,
  });
  const save = async (values: Schema) => {
    await editing.save(values);
    showToast(t`The profile is saved`);
  };
  return (
    <Form form={form} onSubmit={save} conflict={editing.conflict}>
      <Kept profile={profile} />
      <Card title={t`Contact`}>
        <Fields>
          <EmailField
            form={form}
            name="supportEmail"
            label={t`Support address`}
            isOptional
            hint={t`Shown to your people in the menu. Empty means the portal’s own.`}
          />
          <FieldRow>
            <EmailField form={form} name="invoice_mail" label={t`E-mail for invoices`} isOptional />
            <TextField form={form} name="phone_number" label={t`Phone`} isOptional type="tel" autoComplete="tel" />
          </FieldRow>
          <SelectField
            form={form}
            name="language"
            label={t`Language`}
            hint={t`Of e-mails to the company.`}
            options={Object.entries(languageNames).map(([value, label]) => ({ value, label }))}
          />
        </Fields>
      </Card>
      <Card title={t`Address`}>
        <Fields>
          <TextField form={form} name="address_line_one" label={t`Address`} isOptional autoComplete="address-line1" />
          <TextField
            form={form}
            name="address_line_two"
            label={t`Address, second line`}
            isOptional
            autoComplete="address-line2"
          />
          <FieldRow>
            <TextField form={form} name="zipcode" label={t`Postal code`} isOptional autoComplete="postal-code" />
            <TextField form={form} name="city" label={t`City`} isOptional autoComplete="address-level2" />
          </FieldRow>
        </Fields>
      </Card>
      <SaveActions save={t`Save profile`} busy={form.formState.isSubmitting} />
    </Form>
  );
}

function Kept({ profile }: { profile: CompanyProfile }) {
  const { t } = useLingui();
  return (
    <Card title={t`Managed by the back office`}>
      <DescriptionList
        facts={[
          { key: 'name', label: t`Company`, value: profile.company_name },
          { key: 'vat', label: t`VAT number`, value: profile.vat_no },
          { key: 'currency', label: t`Currency`, value: profile.currency },
          { key: 'country', label: t`Country`, value: <CountryName code={profile.country} /> },
          { key: 'supplier', label: t`Supplier`, value: profile.supplierName },
        ]}
      />
    </Card>
  );
}

function Pictures() {
  const { t } = useLingui();
  return (
    <Spaced>
      <QueryResult isPart label={t`Logo and favicon`} query={useQuery(ownBranding())}>
        {(branding) => <CompanyPictures branding={branding} />}
      </QueryResult>
    </Spaced>
  );
}
