import { useLingui } from '@lingui/react/macro';
import type { Administrator } from '@portal/contract/admins';
import { Card, PageHeader, showToast, useNavigate } from '@portal/shared-ui';
import {
  Fields,
  Form,
  partOf,
  SaveActions,
  useSchemaForm,
  type SchemaForm,
  type DefaultValues,
} from '@portal/shared-ui/forms';
import type { ReactNode } from 'react';
import type { BaseIssue, BaseSchema } from 'valibot';
import { useCreateAdministrator } from './administrators.api.ts';
import type { Administrators } from './administrators.ts';
import type { NewPerson, NewPersonInput } from './new-person.ts';
import { PersonCard } from './PersonCard.tsx';
import { TemporaryPasswordFields } from './TemporaryPasswordFields.tsx';

const password = { password: 'password', passwordAgain: 'passwordAgain' } as const;

type CreateAdministratorProps<In extends NewPersonInput, New extends NewPerson> = {
  administrators: Administrators<New, Administrator, never>;
  schema: BaseSchema<In, New, BaseIssue<unknown>>;
  blank: DefaultValues<In>;
  /** what is noted of a person beyond name and contact */
  details?: (form: SchemaForm<In, New>) => ReactNode;
};

/** Adds an administrator, who is invited at once. */
export function CreateAdministrator<In extends NewPersonInput, New extends NewPerson>({
  administrators,
  schema,
  blank,
  details,
}: CreateAdministratorProps<In, New>) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const create = useCreateAdministrator(administrators);
  const form = useSchemaForm(schema, blank);
  const save = async (person: New) => {
    await create.mutateAsync(person);
    showToast(t`${person.name} is added and invited`);
    navigate(administrators.path);
  };
  return (
    <>
      <PageHeader
        title={t`New administrator`}
        crumbs={[...administrators.above, { label: administrators.title, to: administrators.path }]}
      />
      <Form form={form} onSubmit={save}>
        <PersonCard form={partOf(form)} emailChange="typed" />
        {details?.(form)}
        <Card title={t`First login`}>
          <Fields>
            <TemporaryPasswordFields form={partOf<NewPersonInput, In, New>(form)} names={password} />
          </Fields>
        </Card>
        <SaveActions save={t`Add administrator`} cancel={administrators.path} />
      </Form>
    </>
  );
}
