import type { EmployeeChange, EmployeeForm } from '@portal/contract/employee-forms';
import type { Employee } from '@portal/contract/employee-rows';
import { recordAudit } from '../../access/audit.ts';
import { changesOf } from '../../access/changes-of.ts';
import { endSessions } from '../../access/end-sessions.ts';
import type { CompanyScope } from '../../access/scope.ts';
import type { Db } from '../../db/tenant.ts';
import { DomainError, illegalChange, invalidFields } from '../../http/domain-error.ts';
import { attachLogins, type Invitee, inviteUsers } from '../users/index.ts';
import type { Acting } from './acting.mapping.ts';
import {
  blockAdminMembership,
  countOtherAdmins,
  eraseIdleLogin,
  lockAdmins,
  removeAdminMembership,
  removeEmployeeMembership,
} from './company-admins.queries.ts';
import { changeEmployee as writeChange, eraseEmployee, insertEmployee } from './employee-writes.queries.ts';
import { findAllowed, findLogin, findTaken, getEmployee } from './employees.queries.ts';
import { endsAdmin, forbiddenFields, isFutureExit, mayChangeStatus } from './employees.rules.ts';
import { followExit } from './follow-exit.service.ts';

/**
 * Adds an employee. An administrator is invited at once, because the role needs a login. A temporary password waits
 * with the membership for the acceptance of an invitation (DECISIONS 41).
 */
export async function createEmployee(
  db: Db,
  form: EmployeeForm,
  passwordHash: string | null,
  acting: Acting,
): Promise<Employee> {
  const { scope, now, today, requestId } = acting;
  await refuseForbidden(db, scope, form);
  await refuseTaken(db, scope, form);
  const id = await insertEmployee(db, scope, form, now);
  const invitee = {
    ...inviteeOf({ ...form, employeeId: id }, acting),
    ...(passwordHash === null ? {} : { passwordHash }),
  };
  if (form.role === 'EMPLOYEE' && passwordHash !== null) await attachLogins(db, now, [invitee]);
  if (form.role === 'COMPANY') {
    await inviteUsers(db, acting.services, now, [invitee]);
    await recordAudit(db, { now, scope, requestId }, 'employee.role-changed', ['employee', id], { role: form.role });
  }
  return getEmployee(db, scope, id, today);
}

/** The way into the portal that fits the person's role (SPEC 4: COMPANY is shown as Admin). */
export function inviteeOf(
  person: { employeeId: string; email: string; name: string; role: string },
  { scope, companyName }: Pick<Acting, 'scope' | 'companyName'>,
): Invitee {
  return {
    email: person.email,
    name: person.name,
    role: person.role === 'COMPANY' ? 'company' : 'employee',
    companyId: scope.companyId,
    employeeId: person.employeeId,
    invitedBy: companyName,
  };
}

/** Changes the named fields of the version seen, with what follows from them: logins, rights and sessions. */
export async function changeEmployee(db: Db, id: string, change: EmployeeChange, acting: Acting): Promise<Employee> {
  const { scope, today } = acting;
  await lockAdmins(db, scope);
  const before = await getEmployee(db, scope, id, today);
  if (before.version !== change.version) throw new DomainError('changed-by-someone-else');
  const login = await findLogin(db, scope, id);
  await refuseForbidden(db, scope, change);
  await refuseTaken(db, scope, change, id);
  if (change.exitDate !== undefined && change.exitDate !== before.exitDate && !isFutureExit(change.exitDate, today)) {
    throw new DomainError('must-be-in-the-future', [{ path: 'exitDate', key: 'must-be-in-the-future' }]);
  }
  if (change.status !== undefined && !mayChangeStatus(before.status, change.status)) throw illegalChange();
  if (endsAdmin(before, change) && (await countOtherAdmins(db, scope, login?.userId ?? null)) === 0)
    throw new DomainError('last-admin-is-protected');
  // Who never logged in waits for that again after being let in.
  const status = change.status === 'ACTIVE' && login?.userStatus !== 'ACTIVE' ? ('PENDING' as const) : change.status;
  const exit = change.exitDate === null ? { exitReason: null } : {};
  if (!(await writeChange(db, scope, id, { ...change, ...exit, ...(status === undefined ? {} : { status: status }) })))
    throw new DomainError('changed-by-someone-else');
  const after = await getEmployee(db, scope, id, today);
  await changeRights(db, before, after, login?.userId ?? null, acting);
  if (before.exitDate !== after.exitDate || before.exitReason !== after.exitReason)
    await followExit(db, after, false, acting);
  await auditChanges(db, before, after, acting);
  return after;
}

async function refuseForbidden(
  db: Db,
  scope: CompanyScope,
  fields: Parameters<typeof forbiddenFields>[0],
): Promise<void> {
  const forbidden = forbiddenFields(fields, await findAllowed(db, scope));
  if (forbidden.length > 0) throw invalidFields(...forbidden);
}

/** Number and address are one person's: both are told at once, so that none is found out only after the other. */
async function refuseTaken(
  db: Db,
  scope: CompanyScope,
  fields: Parameters<typeof findTaken>[2],
  exceptId?: string,
): Promise<void> {
  const taken = await findTaken(db, scope, fields, exceptId);
  const details = [
    ...(taken.email ? [{ path: 'email', key: 'employee-email-already-exists' as const }] : []),
    ...(taken.employNo ? [{ path: 'employNo', key: 'employeenumber-already-exists' as const }] : []),
  ];
  const [first] = details;
  if (first) throw new DomainError(first.key, details);
}

async function changeRights(
  db: Db,
  before: Employee,
  after: Employee,
  userId: string | null,
  acting: Acting,
): Promise<void> {
  const { scope, now, services } = acting;
  const invitee = inviteeOf({ ...after, employeeId: after.id }, acting);
  // A changed address is the row's alone: an accepted membership keeps its login, a pending one follows the row.
  const person = { userId, email: after.email };
  if (before.role === 'EMPLOYEE' && after.role === 'COMPANY') await inviteUsers(db, services, now, [invitee]);
  if (before.role === 'COMPANY' && after.role === 'EMPLOYEE') {
    if (userId) await endSessions(db, [userId], 'role-changed');
    if (userId) await attachLogins(db, now, [{ ...invitee, role: 'employee' }]);
    await removeAdminMembership(db, scope, person);
  }
  if ((before.status === 'BLOCKED') !== (after.status === 'BLOCKED')) {
    await blockAdminMembership(db, scope, person, after.status === 'BLOCKED' ? now : null);
    if (after.status === 'BLOCKED' && userId) await endSessions(db, [userId], 'blocked');
  }
}

/** Rights and exits are in the audit log; an address or a phone number is not. */
async function auditChanges(
  db: Db,
  before: Employee,
  after: Employee,
  { scope, now, requestId }: Acting,
): Promise<void> {
  const by = { now, scope, requestId };
  const row = ['employee', after.id] as const;
  if (before.role !== after.role)
    await recordAudit(db, by, 'employee.role-changed', row, changesOf(before, after, ['role']));
  if ((before.status === 'BLOCKED') !== (after.status === 'BLOCKED'))
    await recordAudit(db, by, after.status === 'BLOCKED' ? 'employee.blocked' : 'employee.unblocked', row);
  if (before.exitDate !== after.exitDate)
    await recordAudit(db, by, 'employee.exit-changed', row, changesOf(before, after, ['exitDate', 'exitReason']));
}

/**
 * Out of every list and without personal data; refused while something of the person still runs (SPEC 5, RULES 5).
 * `files`: where the paths of files are noted that go after the commit.
 */
export async function removeEmployee(
  db: Db,
  id: string,
  { scope, now, today, requestId }: Acting,
  files: Set<string>,
): Promise<{ id: string }> {
  await lockAdmins(db, scope);
  const employee = await getEmployee(db, scope, id, today);
  const login = await findLogin(db, scope, id);
  if (employee.runningOrders > 0) throw new DomainError('employee-has-active-subscriptions');
  if (endsAdmin(employee, { role: 'EMPLOYEE' }) && (await countOtherAdmins(db, scope, login?.userId ?? null)) === 0)
    throw new DomainError('last-admin-is-protected');
  if (login?.userId) await endSessions(db, [login.userId], 'membership-removed');
  // A right that back office gave the same login beside its row is not the row's to take.
  if (employee.role === 'COMPANY')
    await removeAdminMembership(db, scope, { userId: login?.userId ?? null, email: employee.email });
  await removeEmployeeMembership(db, scope, id);
  for (const path of await eraseEmployee(db, id, now)) files.add(path);
  if (login?.userId) await eraseIdleLogin(db, login.userId);
  await recordAudit(db, { now, scope, requestId }, 'employee.deleted', ['employee', id]);
  return { id };
}
