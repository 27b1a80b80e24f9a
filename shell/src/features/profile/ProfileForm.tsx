import { useLingui } from '@lingui/react/macro';
import { ProfileChange, type Profile } from '@portal/contract/user';
import { showToast } from '@portal/shared-ui';
import { FieldRow, Form, SaveActions, TextField, useEditing, useSchemaForm } from '@portal/shared-ui/forms';
import * as v from 'valibot';
import { newestProfile, useChangeProfile } from './profile.api.ts';

const { version: _version, ...entries } = ProfileChange.entries;
const Fields = v.strictObject(entries);

const toFields = ({ name, phone_number, address_line_one, address_line_two, zipcode, city, country }: Profile) => ({
  name,
  phone_number,
  address_line_one,
  address_line_two,
  zipcode,
  city,
  country,
});

/** Name, phone and address of the own login. Its e-mail is changed in a card of its own (`LogInAddress`). */
export function ProfileForm({ profile }: { profile: Profile }) {
  const { t } = useLingui();
  const form = useSchemaForm(Fields, toFields(profile));
  const editing = useEditing(form, {
    row: profile,
    toValues: toFields,
    newest: newestProfile,
    send: useChangeProfile().mutateAsync,
  });
  const save = async (edited: v.InferOutput<typeof Fields>) => {
    await editing.save(edited);
    showToast(t`Your profile is saved.`);
  };
  return (
    <Form form={form} onSubmit={save} conflict={editing.conflict}>
      <TextField form={form} name="name" label={t`Name`} />
      <TextField form={form} name="phone_number" label={t`Phone`} isOptional inputMode="tel" />
      <FieldRow>
        <TextField form={form} name="address_line_one" label={t`Address`} isOptional />
        <TextField form={form} name="address_line_two" label={t`Address, line 2`} isOptional />
      </FieldRow>
      <FieldRow>
        <TextField form={form} name="zipcode" label={t`Postal code`} isOptional />
        <TextField form={form} name="city" label={t`City`} isOptional />
        <TextField form={form} name="country" label={t`Country`} isOptional />
      </FieldRow>
      <SaveActions save={t`Save profile`} />
    </Form>
  );
}
