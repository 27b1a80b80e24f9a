import type { inviteEmployees } from '@portal/contract/employee-bulk';
import type { ResponseOf } from '@portal/contract/endpoint';
import type { Db } from '../../db/tenant.ts';
import { DomainError } from '../../http/domain-error.ts';
import { inviteUsers, sendLoginLinks } from '../users/index.ts';
import type { Acting } from './acting.mapping.ts';
import { listAddressees } from './employees.queries.ts';
import { mailOutcome } from './employees.rules.ts';
import { inviteeOf } from './employees.service.ts';

type Sent = ResponseOf<typeof inviteEmployees>['data'];

/**
 * Invites people or sends them login links, with one result each. An id that is not the company's answers like one
 * that does not exist: NOT_FOUND among others, 404 `employee_not_found` when there is no other.
 */
export async function mailEmployees(
  db: Db,
  ids: readonly string[],
  send: 'invitation' | 'login-link',
  acting: Acting,
): Promise<Sent> {
  const wanted = [...new Set(ids)];
  const people = await listAddressees(db, acting.scope, wanted);
  if (people.length === 0) throw new DomainError('employee_not_found');
  const outcomes = new Map(people.map((person) => [person.employeeId, mailOutcome(person, acting.today)]));
  const invitees = people
    .filter((person) => outcomes.get(person.employeeId) === 'SENT')
    .map((person) => inviteeOf(person, acting));
  await (send === 'invitation' ? inviteUsers : sendLoginLinks)(db, acting.services, acting.now, invitees);
  return {
    sent: invitees.length,
    results: wanted.map((employeeId) => ({ employeeId, outcome: outcomes.get(employeeId) ?? 'NOT_FOUND' })),
  };
}
