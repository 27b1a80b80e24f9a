import { useState } from 'react';
import * as v from 'valibot';
import { useLingui } from '@lingui/react/macro';
import { AdministratorDetailsForm } from '@portal/contract/admins';
import { NewPassword } from '@portal/contract/password';
import { Button, Card, LinkButton, PageHeader, showToast, useNavigate } from '@portal/shared-ui';
import { Checkbox, FieldRow, Form, FormActions, PasswordField, useSchemaForm } from '@portal/shared-ui/kit';
import { Fields } from '../../shared/page-style.ts';
import { newAdministrator } from '../../shared/first-administrator.ts';
import { partOf } from '../../shared/part-of.ts';
import { useCreateAdministrator } from './administrators.api.ts';
import { PersonFields } from '../../shared/PersonFields.tsx';
import { useKeeper } from './use-keeper.ts';

const NewPerson = v.pipe(
  v.strictObject({ ...AdministratorDetailsForm.entries, password: v.union([v.literal(''), NewPassword], 'invalid-password'), passwordAgain: v.string() }),
  v.forward(v.check(({ password, passwordAgain }) => password === passwordAgain, 'passwords-do-not-match'), ['passwordAgain']),
);

/** Adds an administrator, who is invited at once. */
export default function CreateAdministratorPage() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const keeper = useKeeper();
  const create = useCreateAdministrator(keeper);
  const [hasPassword, setHasPassword] = useState(false);
  const form = useSchemaForm(NewPerson, { ...newAdministrator, note: '', address_line_one: '', address_line_two: '', zipcode: '', city: '', country: '' });
  const save = async ({ password, passwordAgain: _same, ...person }: v.InferOutput<typeof NewPerson>) => {
    await create.mutateAsync(password === '' ? person : { ...person, password });
    showToast(t`${person.name} is added and invited`);
    navigate(keeper.path);
  };
  return (
    <>
      <PageHeader title={t`New administrator`} crumbs={[...keeper.above, { label: keeper.title, to: keeper.path }]} />
      <Form form={form} onSubmit={save}>
        <PersonFields form={partOf(form)} />
        <Card title={t`First login`}>
          <Fields>
            <Checkbox label={t`Set a temporary password`} hint={t`It must be replaced at the first login. The invitation is sent anyway.`} checked={hasPassword} onChange={(event) => {
              setHasPassword(event.target.checked);
              form.setValue('password', '');
              form.setValue('passwordAgain', '');
            }} />
            {hasPassword && (
              <FieldRow>
                <PasswordField form={form} name="password" label={t`Temporary password`} hint={t`At least 8 characters, from 3 of: upper case, lower case, number, special.`} />
                <PasswordField form={form} name="passwordAgain" label={t`Temporary password again`} />
              </FieldRow>
            )}
          </Fields>
        </Card>
        <FormActions>
          <Button type="submit" look="primary">{t`Add administrator`}</Button>
          <LinkButton to={keeper.path}>{t`Cancel`}</LinkButton>
        </FormActions>
      </Form>
    </>
  );
}
