import { useLingui } from '@lingui/react/macro';
import { blankPerson, FirstAdministratorFields, NewPerson, toAdministrator } from '@portal/accounts';
import { ublDefaults } from '@portal/contract/order-file-formats';
import { SupplierForm } from '@portal/contract/suppliers';
import { PageHeader, showToast, useNavigate } from '@portal/shared-ui';
import { Form, partOf, SaveActions, useFormDraft, useSchemaForm } from '@portal/shared-ui/forms';
import * as v from 'valibot';
import { SupplierFields } from './SupplierFields.tsx';
import { useCreateSupplier } from './suppliers.api.ts';

const NewSupplier = v.strictObject({ ...SupplierForm.entries, admin: NewPerson });

/** A supplier and its first administrator, who is invited at once. */
export default function CreateSupplierPage() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const create = useCreateSupplier();
  const form = useSchemaForm(NewSupplier, {
    name: '',
    email: '',
    phone: '',
    language: 'da-dk',
    isReseller: false,
    orderFileFormat: 'CSV',
    ublCustomizationId: ublDefaults.customizationId,
    ublProfileId: ublDefaults.profileId,
    ublEndpoint: '',
    address_line_one: '',
    address_line_two: '',
    zipcode: '',
    city: '',
    country: '',
    return_address_line_one: '',
    return_address_line_two: '',
    return_zipcode: '',
    return_city: '',
    return_country: '',
    note: '',
    admin: blankPerson,
  });
  const draft = useFormDraft('supplier', form);
  const save = async ({ admin, ...supplier }: v.InferOutput<typeof NewSupplier>) => {
    await create.mutateAsync({ ...supplier, admin: toAdministrator(admin) });
    showToast(t`${supplier.name} is added and ${admin.email} is invited`);
    navigate('/admin/suppliers');
  };
  return (
    <>
      <PageHeader title={t`New supplier`} crumbs={[{ label: t`Suppliers`, to: '/admin/suppliers' }]} />
      <Form form={form} draft={draft} onSubmit={save}>
        <SupplierFields form={partOf(form)} />
        <FirstAdministratorFields form={partOf(form)} />
        <SaveActions save={t`Add supplier`} cancel="/admin/suppliers" />
      </Form>
    </>
  );
}
