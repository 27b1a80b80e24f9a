import { sql } from 'kysely';
import type { AdministratorDetailsForm, AdministratorForm } from '@portal/contract/admins';
import { recordAudit } from '../../access/audit.ts';
import { definedOf } from '../../db/defined.ts';
import type { Db } from '../../db/tenant.ts';
import type { Services } from '../../services.ts';
import { inviteUser } from '../users/invitations.ts';
import type { KeeperScope } from './administrators.queries.ts';
import { partyOf, type Seat } from './seat.ts';

export type Acting = { scope: KeeperScope; services: Pick<Services, 'config'>; now: Date; requestId: string };
type Details = Partial<Omit<AdministratorDetailsForm, keyof AdministratorForm>>;

/**
 * Gives somebody a seat and sends the invitation: PENDING until the first login (RULES 3.5). An address that is known
 * elsewhere gains the role and nothing of its login changes or is told (DECISIONS 13), so what else was typed, the
 * temporary password included, is kept only where the login is made by this transaction. After the commit kick
 * `deliver-mail`.
 * @returns the login's id
 */
export async function createAdministrator(db: Db, seat: Seat, form: AdministratorForm & Details, passwordHash: string | null, { scope, services, now, requestId }: Acting): Promise<string> {
  const { name, email, language, password: _hashed, ...details } = form;
  const { userId } = await inviteUser(db, services, now, { email, name, language, role: seat.role, ...partyOf(seat), invitedBy: seat.invitedBy });
  const typed = { ...definedOf(details), ...(passwordHash === null ? {} : { password_hash: passwordHash, must_change_password: true }) };
  if (Object.keys(typed).length > 0) {
    // now() is the transaction's own start: only a login that it made itself carries it.
    await db.updateTable('users').set(typed).where('id', '=', userId).where('created_at', '=', sql<Date>`now()`).execute();
  }
  await recordAudit(db, {
    now, scope, requestId, action: 'administrator.created', entity: 'user', entityId: userId, ...partyOf(seat),
    detail: { role: seat.role, temporaryPassword: passwordHash !== null },
  });
  return userId;
}
