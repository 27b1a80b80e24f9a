import { useLingui } from '@lingui/react/macro';
import { AddressCard, ReturnAddressCard, SupplierCard } from '@portal/accounts';
import { SupplierProfileFields as Schema, type SupplierProfile } from '@portal/contract/suppliers';
import { PageHeader, showToast, useQuery } from '@portal/shared-ui';
import { Form, partOf, SaveActions, useEditing, useSchemaForm } from '@portal/shared-ui/forms';
import { QueryResult } from '@portal/shared-ui/kit';
import { OrderFileFacts } from './OrderFileFacts.tsx';
import { supplierProfile, useChangeProfile } from './profile.api.ts';

/** The supplier as its companies and the portal's mails name it. */
export default function ProfilePage() {
  const { t } = useLingui();
  return (
    <>
      <PageHeader title={t`Profile`} lead={t`Who you are on the portal, and where order files are sent.`} />
      <QueryResult isPart label={t`The profile`} query={useQuery(supplierProfile())}>
        {(profile) => <ProfileForm profile={profile} />}
      </QueryResult>
    </>
  );
}

function toFields({
  id: _id,
  version: _version,
  isReseller: _reseller,
  status: _status,
  orderFileFormat: _format,
  ublCustomizationId: _customization,
  ublProfileId: _profile,
  ublEndpoint: _endpoint,
  ...fields
}: SupplierProfile): Schema {
  return fields;
}

function ProfileForm({ profile }: { profile: SupplierProfile }) {
  const { t } = useLingui();
  const form = useSchemaForm(Schema, toFields(profile));
  const editing = useEditing(form, {
    row: profile,
    toValues: toFields,
    newest: supplierProfile(),
    send: useChangeProfile().mutateAsync,
  });
  const save = async (values: Schema) => {
    await editing.save(values);
    showToast(t`The profile is saved`);
  };
  return (
    <Form form={form} onSubmit={save} conflict={editing.conflict}>
      <SupplierCard form={partOf(form)} />
      <AddressCard form={partOf(form)} hasCountry />
      <ReturnAddressCard form={partOf(form)} />
      <OrderFileFacts profile={profile} />
      <SaveActions save={t`Save profile`} />
    </Form>
  );
}
