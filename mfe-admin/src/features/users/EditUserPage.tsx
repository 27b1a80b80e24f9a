import * as v from 'valibot';
import { useLingui } from '@lingui/react/macro';
import { AdministratorDetailsForm, type User } from '@portal/contract/admins';
import { Button, Card, LinkButton, PageHeader, roleLabels, showToast, useNavigate, useParams, useQuery } from '@portal/shared-ui';
import { changedFields, Form, FormActions, isUnchanged, SelectField, useSchemaForm } from '@portal/shared-ui/kit';
import { useStatusOptions } from '../../shared/form-options.ts';
import { Loaded } from '../../shared/Loaded.tsx';
import { PersonFields } from '../../shared/PersonFields.tsx';
import { partOf } from '../../shared/part-of.ts';
import { userDetail, useChangeUser } from './users.api.ts';

const Editable = v.strictObject({ ...v.omit(AdministratorDetailsForm, ['password']).entries, status: v.picklist(['ACTIVE', 'BLOCKED'], 'invalid-data-provided') });
type Editable = v.InferOutput<typeof Editable>;

export default function EditUserPage() {
  const { t } = useLingui();
  const { userId = '' } = useParams();
  return (
    <Loaded label={t`The user`} query={useQuery(userDetail(userId))}>
      {(user) => <EditUser key={user.version} user={user} />}
    </Loaded>
  );
}

function toFields({ id: _id, version: _version, createdAt: _at, lastSuccessfulLogin: _login, memberships: _memberships, status, ...fields }: User): Editable {
  return { ...fields, status: status === 'BLOCKED' ? 'BLOCKED' : 'ACTIVE' };
}

function EditUser({ user }: { user: User }) {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const change = useChangeUser(user.id);
  const original = toFields(user);
  const form = useSchemaForm(Editable, original);
  const statuses = useStatusOptions();
  const save = async (values: Editable) => {
    const fields = changedFields(original, values);
    if (!isUnchanged(fields)) await change.mutateAsync({ version: user.version, ...fields });
    showToast(t`${values.name} is saved`);
    navigate('/admin/users');
  };
  return (
    <>
      <PageHeader title={user.name} crumbs={[{ label: t`Users`, to: '/admin/users' }]} />
      <Form form={form} onSubmit={save} fieldFor={{ 'email-already-exists': 'email', 'last-admin-is-protected': 'status' }}>
        <PersonFields form={partOf(form)} />
        <Card title={t`Access`}>
          <SelectField form={form} name="status" label={t`Status`} options={statuses} hint={t`Blocks every role of the person and ends what is open.`} />
        </Card>
        <Card title={t`Roles`}>
          <ul>{user.memberships.map(({ id, role, name }) => <li key={id}>{name ? `${i18n._(roleLabels[role])}: ${name}` : i18n._(roleLabels[role])}</li>)}</ul>
        </Card>
        <FormActions>
          <Button type="submit" look="primary">{t`Save user`}</Button>
          <LinkButton to="/admin/users">{t`Cancel`}</LinkButton>
        </FormActions>
      </Form>
    </>
  );
}
