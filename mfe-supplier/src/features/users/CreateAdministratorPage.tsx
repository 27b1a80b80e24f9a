import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Button, Card, LinkButton, PageHeader, showToast, useNavigate } from '@portal/shared-ui';
import { Checkbox, FieldRow, Form, FormActions, PasswordField, useSchemaForm } from '@portal/shared-ui/kit';
import { Fields } from '../../shared/page-style.ts';
import { FirstAdministrator, newAdministrator, toAdministrator } from '../../shared/first-administrator.ts';
import { partOf } from '../../shared/part-of.ts';
import { useCreateAdministrator } from './administrators.api.ts';
import { PersonFields } from './PersonFields.tsx';
import { useKeeper } from './use-keeper.ts';

/** Adds an administrator, who is invited at once. */
export default function CreateAdministratorPage() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const keeper = useKeeper();
  const create = useCreateAdministrator(keeper);
  const [hasPassword, setHasPassword] = useState(false);
  const form = useSchemaForm(FirstAdministrator, newAdministrator);
  const save = async (person: FirstAdministrator) => {
    await create.mutateAsync(toAdministrator(person));
    showToast(t`${person.name} is added and invited`);
    navigate(keeper.path);
  };
  return (
    <>
      <PageHeader title={t`New administrator`} crumbs={[...keeper.above, { label: keeper.title, to: keeper.path }]} />
      <Form form={form} onSubmit={save}>
        <Card title={t`Person`}>
          <PersonFields form={partOf(form)} />
        </Card>
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
