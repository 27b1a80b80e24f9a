import type * as v from 'valibot';
import { useLingui } from '@lingui/react/macro';
import type { AdministratorForm } from '@portal/contract/admins';
import { Card } from '@portal/shared-ui';
import { Fields, type SchemaForm } from '@portal/shared-ui/kit';
import { ContactFields } from './ContactFields.tsx';

export type PersonInput = Omit<v.InferInput<typeof AdministratorForm>, 'password'>;

const names = { name: 'name', email: 'email', phone_number: 'phone_number', language: 'language' } as const;

/** Who somebody is, in a form of their own. */
export function PersonCard({ form }: { form: SchemaForm<PersonInput, unknown> }) {
  const { t } = useLingui();
  return (
    <Card title={t`Person`}>
      <Fields>
        <ContactFields form={form} names={names} emailHint={t`The person logs in with it.`} />
      </Fields>
    </Card>
  );
}
