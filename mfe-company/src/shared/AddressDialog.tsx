import { useLingui } from '@lingui/react/macro';
import {
  changeCompanyAddress,
  CompanyAddressForm,
  createCompanyAddress,
  listCompanyAddresses,
  type CompanyAddress,
} from '@portal/contract/company-settings';
import type { BodyOf } from '@portal/contract/endpoint';
import { call, queryOptions, useMutation, useQueryClient } from '@portal/shared-ui';
import {
  CountryField,
  FieldRow,
  Form,
  SaveActions,
  TextField,
  useEditing,
  useSchemaForm,
} from '@portal/shared-ui/forms';
import { Dialog } from '@portal/shared-ui/kit';
import type { ComponentProps } from 'react';
import type * as v from 'valibot';
import { addressList } from './settings.api.ts';

const none: CompanyAddressForm = {
  name: '',
  att: '',
  addressLine1: '',
  addressLine2: '',
  zipCode: '',
  city: '',
  state: '',
  country: '',
  displayName: '',
};

type AddressDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  address?: CompanyAddress | undefined;
  onSaved?: ((address: CompanyAddress) => void) | undefined;
};

/** Adds a delivery address, or changes the one given; `onSaved` gets it as it was stored. */
export function AddressDialog({ isOpen, onClose, address, onSaved }: AddressDialogProps) {
  const { t } = useLingui();
  const client = useQueryClient();
  const saved = async (stored: CompanyAddress) => {
    await client.invalidateQueries({ queryKey: addressList().queryKey });
    onSaved?.(stored);
    onClose();
  };
  return (
    <Dialog title={address ? t`Edit address` : t`Add address`} isOpen={isOpen} onClose={onClose} width={560}>
      {address ? (
        <EditAddress address={address} onSaved={saved} onClose={onClose} />
      ) : (
        <NewAddress onSaved={saved} onClose={onClose} />
      )}
    </Dialog>
  );
}

type PartProps = { onSaved: (stored: CompanyAddress) => Promise<void>; onClose: () => void };

function NewAddress({ onSaved, onClose }: PartProps) {
  const form = useSchemaForm(CompanyAddressForm, none);
  const create = useMutation({
    mutationFn: (body: CompanyAddressForm) => call(createCompanyAddress, { body }),
    meta: { form: true },
  });
  const submit = async (values: CompanyAddressForm) => onSaved((await create.mutateAsync(values)).data);
  return <AddressFields form={form} onSubmit={submit} onClose={onClose} />;
}

function EditAddress({ address, onSaved, onClose }: PartProps & { address: CompanyAddress }) {
  const { id } = address;
  const form = useSchemaForm(CompanyAddressForm, fieldsOf(address));
  const change = useMutation({
    mutationFn: (body: BodyOf<typeof changeCompanyAddress>) =>
      call(changeCompanyAddress, { params: { addressId: id }, body }),
    meta: { form: true },
    onSuccess: ({ data }) => onSaved(data),
  });
  const editing = useEditing(form, {
    row: address,
    toValues: fieldsOf,
    newest: queryOptions({
      queryKey: [...addressList().queryKey, id],
      queryFn: async () => ({ data: (await readAll()).find((one) => one.id === id) ?? address }),
    }),
    send: change.mutateAsync,
  });
  const submit = async (values: CompanyAddressForm) => {
    if (!(await editing.save(values))) onClose();
  };
  return <AddressFields form={form} onSubmit={submit} conflict={editing.conflict} onClose={onClose} />;
}

const readAll = async () => (await call(listCompanyAddresses, {})).data;

type Typed = v.InferInput<typeof CompanyAddressForm>;
type FieldsProps = Pick<ComponentProps<typeof Form<Typed, CompanyAddressForm>>, 'form' | 'onSubmit' | 'conflict'> & {
  onClose: () => void;
};

function AddressFields({ form, onSubmit, conflict, onClose }: FieldsProps) {
  const { t } = useLingui();
  return (
    <Form form={form} onSubmit={onSubmit} conflict={conflict}>
      <FieldRow>
        <TextField form={form} name="name" label={t`Name`} autoComplete="organization" />
        <TextField form={form} name="att" label={t`Att.`} isOptional />
      </FieldRow>
      <TextField form={form} name="addressLine1" label={t`Address`} autoComplete="address-line1" />
      <TextField
        form={form}
        name="addressLine2"
        label={t`Address, second line`}
        isOptional
        autoComplete="address-line2"
      />
      <FieldRow>
        <TextField form={form} name="zipCode" label={t`Postal code`} autoComplete="postal-code" />
        <TextField form={form} name="city" label={t`City`} autoComplete="address-level2" />
      </FieldRow>
      <FieldRow>
        <TextField form={form} name="state" label={t`State or region`} isOptional autoComplete="address-level1" />
        <CountryField form={form} name="country" />
      </FieldRow>
      <TextField
        form={form}
        name="displayName"
        label={t`Shown as`}
        isOptional
        hint={t`What people choose it by. Empty means the name.`}
      />
      <SaveActions save={t`Save address`} cancel={onClose} busy={form.formState.isSubmitting} />
    </Form>
  );
}

function fieldsOf({ id: _id, version: _version, ...fields }: CompanyAddress): CompanyAddressForm {
  return fields;
}
