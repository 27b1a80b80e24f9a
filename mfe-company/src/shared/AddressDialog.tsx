import { useLingui } from '@lingui/react/macro';
import {
  changeCompanyAddress,
  CompanyAddressForm,
  createCompanyAddress,
  type CompanyAddress,
} from '@portal/contract/company-settings';
import { Button, call, useMutation, useQueryClient } from '@portal/shared-ui';
import {
  changedFields,
  FieldRow,
  Form,
  FormActions,
  isUnchanged,
  TextField,
  useSchemaForm,
} from '@portal/shared-ui/forms';
import { Dialog } from '@portal/shared-ui/kit';
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
  return (
    <Dialog title={address ? t`Edit address` : t`Add address`} isOpen={isOpen} onClose={onClose} width={560}>
      <AddressFields address={address} onClose={onClose} onSaved={onSaved} />
    </Dialog>
  );
}

function AddressFields({ address, onClose, onSaved }: Pick<AddressDialogProps, 'address' | 'onClose' | 'onSaved'>) {
  const { t } = useLingui();
  const client = useQueryClient();
  const original = address ? fieldsOf(address) : none;
  const form = useSchemaForm(CompanyAddressForm, original);
  const save = useMutation({
    mutationFn: (values: CompanyAddressForm) => saveAddress(address, original, values),
    meta: { inline: true },
  });
  const submit = async (values: CompanyAddressForm) => {
    const saved = await save.mutateAsync(values);
    await client.invalidateQueries({ queryKey: addressList().queryKey });
    if (saved) onSaved?.(saved);
    onClose();
  };
  return (
    <Form form={form} onSubmit={submit}>
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
        <TextField form={form} name="country" label={t`Country`} autoComplete="country-name" />
      </FieldRow>
      <TextField
        form={form}
        name="displayName"
        label={t`Shown as`}
        isOptional
        hint={t`What people choose it by. Empty means the name.`}
      />
      <FormActions>
        <Button type="submit" look="primary" busy={form.formState.isSubmitting}>{t`Save address`}</Button>
        <Button onClick={onClose}>{t`Cancel`}</Button>
      </FormActions>
    </Form>
  );
}

function fieldsOf({ id: _id, version: _version, ...fields }: CompanyAddress): CompanyAddressForm {
  return fields;
}

async function saveAddress(
  address: CompanyAddress | undefined,
  original: CompanyAddressForm,
  values: CompanyAddressForm,
): Promise<CompanyAddress | undefined> {
  if (!address) return (await call(createCompanyAddress, { body: values })).data;
  const change = changedFields(original, values);
  if (isUnchanged(change)) return address;
  return (
    await call(changeCompanyAddress, {
      params: { addressId: address.id },
      body: { ...change, version: address.version },
    })
  ).data;
}
