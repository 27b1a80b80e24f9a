import { type AdministratorDetailsChange } from '@portal/contract/admins';
import {
  changeUser,
  getUser,
  listUsers,
  sendUserLoginLink,
  signOutUser,
  turnOffUserSecondStep,
  type SecondStepRemoval,
  type UserFilter,
} from '@portal/contract/users';
import { call, keepPreviousData, queryOptions } from '@portal/shared-ui';
import { useSaving } from '@portal/shared-ui/kit';

const usersKey = ['users'] as const;

export const userList = (filter: UserFilter) =>
  queryOptions({
    queryKey: [...usersKey, 'list', filter],
    queryFn: ({ signal }) => call(listUsers, { query: filter }, { signal }),
    placeholderData: keepPreviousData,
  });

export const userDetail = (userId: string) =>
  queryOptions({
    queryKey: [...usersKey, 'one', userId],
    queryFn: ({ signal }) => call(getUser, { params: { userId } }, { signal }),
  });

export const useChangeUser = (userId: string) =>
  useSaving(usersKey, (body: AdministratorDetailsChange) => call(changeUser, { params: { userId }, body }));

/** Sends a login link to the person's own address. */
export const useSendLoginLink = (userId: string) =>
  useSaving(usersKey, () => call(sendUserLoginLink, { params: { userId } }));

/** Ends every session of a login; answers how many there were. */
export const useSignOutUser = (userId: string) => useSaving(usersKey, () => call(signOutUser, { params: { userId } }));

export const useTurnOffSecondStep = (userId: string) =>
  useSaving(usersKey, (body: SecondStepRemoval) => call(turnOffUserSecondStep, { params: { userId }, body }));
