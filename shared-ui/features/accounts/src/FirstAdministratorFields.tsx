import { useLingui } from '@lingui/react/macro';
import { Card } from '@portal/shared-ui';
import { Fields, type SchemaForm } from '@portal/shared-ui/forms';
import { ContactFields } from './ContactFields.tsx';
import type { NewPersonInput } from './new-person.ts';
import { TemporaryPasswordFields } from './TemporaryPasswordFields.tsx';

const contact = {
  name: 'admin.name',
  email: 'admin.email',
  phone_number: 'admin.phone_number',
  language: 'admin.language',
} as const;
const password = { password: 'admin.password', passwordAgain: 'admin.passwordAgain' } as const;

/** Who gets the invitation of a new company or supplier. */
export function FirstAdministratorFields({ form }: { form: SchemaForm<{ admin: NewPersonInput }, unknown> }) {
  const { t } = useLingui();
  return (
    <Card title={t`First administrator`}>
      <Fields>
        <ContactFields
          form={form}
          names={contact}
          emailHint={t`The invitation goes here. Its link works for 72 hours.`}
        />
        <TemporaryPasswordFields form={form} names={password} />
      </Fields>
    </Card>
  );
}
