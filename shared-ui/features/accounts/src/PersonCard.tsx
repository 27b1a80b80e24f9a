import { Trans, useLingui } from '@lingui/react/macro';
import type { AdministratorForm } from '@portal/contract/admins';
import { Card, Note } from '@portal/shared-ui';
import { Fields, type SchemaForm } from '@portal/shared-ui/forms';
import type * as v from 'valibot';
import { ContactFields } from './ContactFields.tsx';

type PersonInput = Omit<v.InferInput<typeof AdministratorForm>, 'password'>;

const names = { name: 'name', email: 'email', phone_number: 'phone_number', language: 'language' } as const;

/**
 * What may be done with the address of a person: typed where nothing of a login is shown yet; begun by back office on
 * the page of the login (it counts after a link to it); elsewhere nothing, and the hint says who changes it.
 */
type EmailChange = 'typed' | 'begun' | 'under-users' | 'owner-only';

type PersonCardProps = {
  form: SchemaForm<PersonInput, unknown>;
  emailChange: EmailChange;
  /** the address that waits for its link */
  newEmail?: string | null | undefined;
};

/** A person in a form of their own. */
export function PersonCard({ form, emailChange, newEmail }: PersonCardProps) {
  const { t } = useLingui();
  const hints: Record<EmailChange, string> = {
    typed: t`The person logs in with it.`,
    begun: t`The person logs in with it. A new address counts once its owner has used the link sent to it.`,
    'under-users': t`The person logs in with it. Its owner changes it under My profile; you can start it under Users.`,
    'owner-only': t`The person logs in with it. Only its owner changes it, under My profile.`,
  };
  return (
    <Card title={t`Person`}>
      <Fields>
        <ContactFields
          form={form}
          names={names}
          emailHint={hints[emailChange]}
          isEmailLocked={emailChange === 'owner-only' || emailChange === 'under-users'}
        />
        {newEmail && (
          <Note>
            <Trans>Waits for confirmation: {newEmail}</Trans>
          </Note>
        )}
      </Fields>
    </Card>
  );
}
