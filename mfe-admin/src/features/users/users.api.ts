import {
  changeUser,
  getUser,
  listUsers,
  sendUserLoginLink,
  setUserPassword,
  signOutUser,
  turnOffUserSecondStep,
  type SecondStepRemoval,
  type TemporaryPassword,
  type User,
  type UserChange,
  type UserFilter,
} from '@portal/contract/users';
import { call, listOf, queryOf } from '@portal/shared-ui';
import { useSaving } from '@portal/shared-ui/kit';
import type { DetailedAdministrators } from '../../shared/administrators.api.ts';
import { blankDetailed } from '../../shared/detailed-person.ts';

const usersKey = ['users'] as const;

export const userList = (filter: UserFilter) => listOf([...usersKey, 'list', filter], listUsers, { query: filter });

export const userDetail = (userId: string) => queryOf([...usersKey, 'one', userId], getUser, { params: { userId } });

export const useChangeUser = (userId: string) =>
  useSaving(usersKey, (body: UserChange) => call(changeUser, { params: { userId }, body }));

/** Sends a login link to the person's own address. */
export const useSendLoginLink = (userId: string) =>
  useSaving(usersKey, () => call(sendUserLoginLink, { params: { userId } }));

/** Ends every session of a login; answers how many there were. */
export const useSignOutUser = (userId: string) => useSaving(usersKey, () => call(signOutUser, { params: { userId } }));

export const useTurnOffSecondStep = (userId: string) =>
  useSaving(usersKey, (body: SecondStepRemoval) => call(turnOffUserSecondStep, { params: { userId }, body }));

/** A password that the person must replace; answers how many sessions ended. */
export const useSetPassword = (userId: string) =>
  useSaving(usersKey, (body: TemporaryPassword) => call(setUserPassword, { params: { userId }, body }));

type Calls = Pick<DetailedAdministrators, 'create' | 'change'>;

/** Closes a role or opens it again; `administrators` keeps it. */
export const useChangeRole = (administrators: Calls | undefined, membershipId: string) =>
  useSaving([], async (change: UserChange) => administrators?.change(membershipId, change));

export const useAddRole = () =>
  useSaving(
    [],
    ({ administrators, person }: { administrators: Calls; person: Pick<User, 'name' | 'email' | 'language'> }) =>
      administrators.create({ ...blankDetailed, ...person }),
  );
