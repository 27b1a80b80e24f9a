import type { Employee } from '@portal/contract/employee-rows';
import type { Db } from '../../db/tenant.ts';
import { type ExitActing, mailRequests, openExit, withdrawExit } from '../pay-in-full/index.ts';
import type { Acting } from './acting.mapping.ts';

/** Makes draws and pay-in-full requests follow the exit that the employee now has. */
export async function followExit(
  db: Db,
  { id, exitDate, exitReason }: Pick<Employee, 'id' | 'exitDate' | 'exitReason'>,
  send: boolean,
  acting: Acting,
): Promise<void> {
  if (exitDate === null) return withdrawExit(db, exitActing(id, acting));
  const told = await openExit(db, { exitDate, exitReason }, send, exitActing(id, acting));
  await mailRequests(db, acting.scope, told, acting.now, acting.services.config.publicUrl);
}

/** Whose exit it is, for the requests and their log. */
export function exitActing(employeeId: string, { scope, actorName, now, today }: Acting): ExitActing {
  return { scope, employeeId, now, today, actor: { id: scope.userId, name: actorName, role: scope.role } };
}
