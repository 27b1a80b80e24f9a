import { useLingui } from '@lingui/react/macro';
import type { Administrator } from '@portal/contract/admins';
import type { ErrorKey } from '@portal/contract/errors';
import { Card, listAsLeft, PageHeader, showToast, useNavigate, useQuery } from '@portal/shared-ui';
import {
  Form,
  partOf,
  SaveActions,
  SelectField,
  useEditing,
  useSchemaForm,
  type SchemaForm,
  type DefaultValues,
  type FieldPath,
} from '@portal/shared-ui/forms';
import { QueryResult } from '@portal/shared-ui/kit';
import { useState, type ReactNode } from 'react';
import type { BaseIssue, BaseSchema } from 'valibot';
import { useStatusOptions } from './account-options.ts';
import { administratorDetail, useChangeAdministrator } from './administrators.api.ts';
import type { Administrators } from './administrators.ts';
import { BlockAdministrator } from './BlockAdministrator.tsx';
import type { EditablePerson, EditablePersonInput } from './editable-person.ts';
import { PersonCard } from './PersonCard.tsx';

/** `newEmail` is known to back office alone. */
type Editable = Administrator & { newEmail?: string | null };

type EditAdministratorProps<Person extends Editable, In extends EditablePersonInput, Out extends EditablePerson> = {
  administrators: Administrators<never, Person, { version: number } & Partial<Out>>;
  adminId: string;
  schema: BaseSchema<In, Out, BaseIssue<unknown>>;
  toFields: (person: Person) => Out & DefaultValues<In>;
  fieldFor: Partial<Record<ErrorKey, FieldPath<In>>>;
  /** what is noted of a person beyond name and contact */
  details?: (form: SchemaForm<In, Out>) => ReactNode;
};

/** Changes an administrator, or closes and opens this role. One who has not accepted is only what was typed. */
export function EditAdministrator<Person extends Editable, In extends EditablePersonInput, Out extends EditablePerson>(
  props: EditAdministratorProps<Person, In, Out>,
) {
  const { t } = useLingui();
  const query = useQuery(administratorDetail(props.administrators, props.adminId));
  return (
    <QueryResult label={t`The administrator`} query={query}>
      {(person) => <PersonForm key={person.id} {...props} person={person} />}
    </QueryResult>
  );
}

type PersonFormProps<
  Person extends Editable,
  In extends EditablePersonInput,
  Out extends EditablePerson,
> = EditAdministratorProps<Person, In, Out> & { person: Person };

function PersonForm<Person extends Editable, In extends EditablePersonInput, Out extends EditablePerson>({
  administrators,
  schema,
  toFields,
  fieldFor,
  details,
  person,
}: PersonFormProps<Person, In, Out>) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const form = useSchemaForm(schema, toFields(person));
  const editing = useEditing(form, {
    row: person,
    toValues: toFields,
    newest: administratorDetail(administrators, person.id),
    send: useChangeAdministrator(administrators, person.id).mutateAsync,
  });
  const statuses = useStatusOptions();
  const isPending = person.status === 'PENDING';
  const access = partOf<EditablePersonInput, In, Out>(form);
  const [asked, setAsked] = useState<Out>();
  const store = async (values: Out) => {
    await editing.save(values);
    showToast(t`${values.name} is saved`);
    navigate(listAsLeft(administrators.path));
  };
  const save = async (values: Out) => {
    if (values.status !== 'BLOCKED' || person.status === 'BLOCKED') return store(values);
    setAsked(values);
    return false;
  };
  return (
    <>
      <PageHeader
        title={person.name}
        crumbs={[...administrators.above, { label: administrators.title, to: administrators.path }]}
      />
      <Form form={form} onSubmit={save} fieldFor={fieldFor} conflict={editing.conflict}>
        <PersonCard
          form={partOf(form)}
          emailChange={isPending ? 'typed' : administrators.path.startsWith('/admin/') ? 'under-users' : 'owner-only'}
          newEmail={person.newEmail}
        />
        {details?.(form)}
        <Card title={t`Access`}>
          {isPending ? (
            <p>{t`The invitation is not accepted yet. The role opens when the person accepts it.`}</p>
          ) : (
            <SelectField
              form={access}
              name="status"
              label={t`Status`}
              options={statuses}
              hint={t`Blocks this role only. Other roles of the same person stay open.`}
            />
          )}
        </Card>
        <SaveActions save={t`Save administrator`} cancel={administrators.path} />
      </Form>
      <BlockAdministrator
        name={person.name}
        isOpen={asked !== undefined}
        onClose={() => setAsked(undefined)}
        onConfirm={async () => asked && store(asked)}
      />
    </>
  );
}
