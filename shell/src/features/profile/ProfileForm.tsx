import { Trans, useLingui } from '@lingui/react/macro';
import { ProfileChange, type Profile } from '@portal/contract/user';
import { Button, showToast } from '@portal/shared-ui';
import { FieldRow, Form, FormActions, TextField, useEditing, useSchemaForm } from '@portal/shared-ui/forms';
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
      <TextField form={form} name="name" label={<Trans>Name</Trans>} />
      <TextField form={form} name="phone_number" label={<Trans>Phone</Trans>} isOptional inputMode="tel" />
      <FieldRow>
        <TextField form={form} name="address_line_one" label={<Trans>Address</Trans>} isOptional />
        <TextField form={form} name="address_line_two" label={<Trans>Address, line 2</Trans>} isOptional />
      </FieldRow>
      <FieldRow>
        <TextField form={form} name="zipcode" label={<Trans>Postal code</Trans>} isOptional />
        <TextField form={form} name="city" label={<Trans>City</Trans>} isOptional />
        <TextField form={form} name="country" label={<Trans>Country</Trans>} isOptional />
      </FieldRow>
      <FormActions>
        <Button type="submit" look="primary">
          <Trans>Save profile</Trans>
        </Button>
      </FormActions>
    </Form>
  );
}
