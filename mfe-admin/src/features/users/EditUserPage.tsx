import { useLingui } from '@lingui/react/macro';
import { currencyOptions, PersonCard, personFieldFor, toEditable, useStatusOptions } from '@portal/accounts';
import type { User } from '@portal/contract/users';
import { Card, listAsLeft, PageHeader, showToast, useNavigate, useParams, useQuery } from '@portal/shared-ui';
import { Fields, Form, partOf, SaveActions, SelectField, useEditing, useSchemaForm } from '@portal/shared-ui/forms';
import { QueryResult } from '@portal/shared-ui/kit';
import { useState } from 'react';
import { currencyChoices } from '../../shared/currency-choice.api.ts';
import { EditableUser } from '../../shared/detailed-person.ts';
import { PersonDetails } from '../../shared/PersonDetails.tsx';
import { BlockUserDialog } from './BlockUserDialog.tsx';
import { LoginActions } from './LoginActions.tsx';
import { Roles } from './Roles.tsx';
import { userDetail, useChangeUser } from './users.api.ts';

export default function EditUserPage() {
  const { t } = useLingui();
  const { userId = '' } = useParams();
  return (
    <QueryResult label={t`The user`} query={useQuery(userDetail(userId))}>
      {(user) => <EditUser key={user.id} user={user} />}
    </QueryResult>
  );
}

function toFields({
  role: _role,
  roles: _roles,
  memberships: _memberships,
  hasSecondStep: _hasSecondStep,
  newEmail: _newEmail,
  ...person
}: User): EditableUser {
  return toEditable(person);
}

function EditUser({ user }: { user: User }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const form = useSchemaForm(EditableUser, toFields(user));
  const editing = useEditing(form, {
    row: user,
    toValues: toFields,
    newest: userDetail(user.id),
    send: useChangeUser(user.id).mutateAsync,
  });
  const statuses = useStatusOptions();
  const currencies = useQuery(currencyChoices()).data?.data ?? [];
  const [asked, setAsked] = useState<EditableUser>();
  const store = async (values: EditableUser) => {
    await editing.save(values);
    const { email, name } = values;
    const isBegun = email !== user.email;
    showToast(isBegun ? t`${name} is saved. ${email} counts once the link sent to it is used.` : t`${name} is saved`);
    navigate(listAsLeft('/admin/users'));
  };
  const save = async (values: EditableUser) => {
    if (values.status !== 'BLOCKED' || user.status === 'BLOCKED') return store(values);
    setAsked(values);
    return false;
  };
  return (
    <>
      <PageHeader
        title={user.name}
        crumbs={[{ label: t`Users`, to: '/admin/users' }]}
        actions={<LoginActions user={user} />}
      />
      <Form
        form={form}
        onSubmit={save}
        conflict={editing.conflict}
        fieldFor={{ ...personFieldFor, 'currency-not-found': 'currency' }}
      >
        <PersonCard form={partOf(form)} emailChange="begun" newEmail={user.newEmail} />
        <PersonDetails form={partOf(form)} />
        <Card title={t`Access`}>
          <Fields>
            <SelectField
              form={form}
              name="currency"
              label={t`Currency`}
              options={currencyOptions(currencies)}
              hint={t`Recorded for the person. Amounts are in the company’s currency.`}
            />
            <SelectField
              form={form}
              name="status"
              label={t`Status`}
              options={statuses}
              hint={t`Blocks every role of the person and ends what is open.`}
            />
          </Fields>
        </Card>
        <Roles user={user} />
        <SaveActions save={t`Save user`} cancel="/admin/users" />
      </Form>
      <BlockUserDialog
        user={user}
        isOpen={asked !== undefined}
        onClose={() => setAsked(undefined)}
        onConfirm={async () => asked && store(asked)}
      />
    </>
  );
}
