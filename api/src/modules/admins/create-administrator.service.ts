import type { AdministratorDetailsForm, AdministratorForm } from '@portal/contract/admins';
import { recordAudit } from '../../access/audit.ts';
import { definedOf } from '../../db/defined.ts';
import type { Db } from '../../db/tenant.ts';
import type { Services } from '../../services.ts';
import { inviteUser } from '../users/index.ts';
import type { ManagerScope } from './administrators.queries.ts';
import { organisationIds, type Organisation } from './organisation.mapping.ts';

export type Acting = { scope: ManagerScope; services: Pick<Services, 'config'>; now: Date; requestId: string };
type Details = Partial<Omit<AdministratorDetailsForm, keyof AdministratorForm>>;

/**
 * Adds a membership and sends the invitation: pending until its person accepts it (DECISIONS 41). What was typed, the
 * temporary password included, becomes a login's only where the acceptance makes one. After the commit notify
 * `deliver-mail`.
 *
 * @returns the membership's id
 */
export async function createAdministrator(
  db: Db,
  organisation: Organisation,
  form: AdministratorForm & Details,
  passwordHash: string | null,
  { scope, services, now, requestId }: Acting,
): Promise<string> {
  const { name, email, language, password: _hashed, ...details } = form;
  const { membershipId } = await inviteUser(db, services, now, {
    email,
    name,
    language,
    role: organisation.role,
    ...organisationIds(organisation),
    invitedBy: organisation.invitedBy,
    details: definedOf(details),
    ...(passwordHash === null ? {} : { passwordHash }),
  });
  await recordAudit(
    db,
    { now, scope, requestId, ...organisationIds(organisation) },
    'administrator.created',
    ['membership', membershipId],
    { role: organisation.role, temporaryPassword: passwordHash !== null },
  );
  return membershipId;
}
