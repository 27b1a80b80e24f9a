import * as v from 'valibot';
import { useLingui } from '@lingui/react/macro';
import { AdministratorForm, type Administrator } from '@portal/contract/admins';
import { Button, Card, LinkButton, PageHeader, showToast, useNavigate, useParams, useQuery } from '@portal/shared-ui';
import { changedFields, Form, FormActions, isUnchanged, SelectField, useSchemaForm } from '@portal/shared-ui/kit';
import { useStatusOptions } from '../../shared/form-options.ts';
import { Loaded } from '../../shared/Loaded.tsx';
import { partOf } from '../../shared/part-of.ts';
import { administratorDetail, useChangeAdministrator } from './administrators.api.ts';
import { PersonFields } from './PersonFields.tsx';
import { useKeeper } from './use-keeper.ts';

const Editable = v.strictObject({ ...v.omit(AdministratorForm, ['password']).entries, status: v.picklist(['ACTIVE', 'BLOCKED'], 'invalid-data-provided') });
type Editable = v.InferOutput<typeof Editable>;

export default function EditAdministratorPage() {
  const { t } = useLingui();
  const { adminId, userId } = useParams();
  const id = adminId ?? userId ?? '';
  return (
    <Loaded label={t`The administrator`} query={useQuery(administratorDetail(useKeeper(), id))}>
      {(person) => <EditAdministrator key={person.version} person={person} />}
    </Loaded>
  );
}

function toFields({ id: _id, version: _version, createdAt: _at, lastSuccessfulLogin: _login, status, ...fields }: Administrator): Editable {
  return { ...fields, status: status === 'BLOCKED' ? 'BLOCKED' : 'ACTIVE' };
}

function EditAdministrator({ person }: { person: Administrator }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const keeper = useKeeper();
  const change = useChangeAdministrator(keeper, person.id);
  const original = toFields(person);
  const form = useSchemaForm(Editable, original);
  const statuses = useStatusOptions();
  const save = async (values: Editable) => {
    const fields = changedFields(original, values);
    if (!isUnchanged(fields)) await change.mutateAsync({ version: person.version, ...fields });
    showToast(t`${values.name} is saved`);
    navigate(keeper.path);
  };
  return (
    <>
      <PageHeader title={person.name} crumbs={[...keeper.above, { label: keeper.title, to: keeper.path }]} />
      <Form form={form} onSubmit={save} fieldFor={{ 'last-admin-is-protected': 'status' }}>
        <Card title={t`Person`}>
          <PersonFields form={partOf(form)} />
        </Card>
        <Card title={t`Access`}>
          <SelectField form={form} name="status" label={t`Status`} options={statuses} hint={t`Blocks this role only. Other roles of the same person stay open.`} />
        </Card>
        <FormActions>
          <Button type="submit" look="primary">{t`Save administrator`}</Button>
          <LinkButton to={keeper.path}>{t`Cancel`}</LinkButton>
        </FormActions>
      </Form>
    </>
  );
}
