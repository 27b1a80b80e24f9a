import type { AdministratorDetailsForm, AdministratorForm } from '@portal/contract/admins';
import { recordAudit } from '../../access/audit.ts';
import { definedOf } from '../../db/defined.ts';
import type { Db } from '../../db/tenant.ts';
import type { Services } from '../../services.ts';
import { inviteUser } from '../users/index.ts';
import type { ManagerScope } from './administrators.queries.ts';
import { inviteeOf, organisationIds, type Organisation } from './organisation.mapping.ts';

export type Acting = { scope: ManagerScope; services: Pick<Services, 'config'>; now: Date; requestId: string };
type Details = Partial<Omit<AdministratorDetailsForm, keyof AdministratorForm>>;

/**
 * Adds a pending membership, sends the invitation, and answers the membership's id. What was typed, the temporary
 * password included, becomes a login's only where the acceptance makes one (DECISIONS 41).
 */
export async function createAdministrator(
  db: Db,
  organisation: Organisation,
  form: AdministratorForm & Details,
  passwordHash: string | null,
  { scope, services, now, requestId }: Acting,
): Promise<string> {
  const { name: _name, email: _email, language: _language, password: _hashed, ...details } = form;
  const { membershipId } = await inviteUser(db, services, now, {
    ...inviteeOf(organisation, form),
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
