import { useLingui } from '@lingui/react/macro';
import type { Administrator } from '@portal/contract/admins';
import { Button, Card, LinkButton, PageHeader, showToast, useNavigate } from '@portal/shared-ui';
import {
  Fields,
  Form,
  FormActions,
  partOf,
  useSchemaForm,
  type SchemaForm,
  type DefaultValues,
} from '@portal/shared-ui/kit';
import type { ReactNode } from 'react';
import type { BaseIssue, BaseSchema } from 'valibot';
import { useCreateAdministrator } from './administrators.api.ts';
import type { Keeper } from './keeper.ts';
import type { NewPerson, NewPersonInput } from './new-person.ts';
import { PersonCard } from './PersonCard.tsx';
import { TemporaryPasswordFields } from './TemporaryPasswordFields.tsx';

const password = { password: 'password', passwordAgain: 'passwordAgain' } as const;

type CreateAdministratorProps<In extends NewPersonInput, New extends NewPerson> = {
  keeper: Keeper<New, Administrator, never>;
  schema: BaseSchema<In, New, BaseIssue<unknown>>;
  blank: DefaultValues<In>;
  /** what this keeper notes of a person beyond name and contact */
  details?: (form: SchemaForm<In, New>) => ReactNode;
};

/** Adds an administrator, who is invited at once. */
export function CreateAdministrator<In extends NewPersonInput, New extends NewPerson>({
  keeper,
  schema,
  blank,
  details,
}: CreateAdministratorProps<In, New>) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const create = useCreateAdministrator(keeper);
  const form = useSchemaForm(schema, blank);
  const save = async (person: New) => {
    await create.mutateAsync(person);
    showToast(t`${person.name} is added and invited`);
    navigate(keeper.path);
  };
  return (
    <>
      <PageHeader title={t`New administrator`} crumbs={[...keeper.above, { label: keeper.title, to: keeper.path }]} />
      <Form form={form} onSubmit={save}>
        <PersonCard form={partOf(form)} emailChange="typed" />
        {details?.(form)}
        <Card title={t`First login`}>
          <Fields>
            <TemporaryPasswordFields form={partOf<NewPersonInput, In, New>(form)} names={password} />
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
