import type { Administrator, AdministratorFilter } from '@portal/contract/admins';
import { keepPreviousData, queryOptions } from '@portal/shared-ui';
import { useSaving } from '@portal/shared-ui/kit';
import type { AnyAdministrators, Administrators } from './administrators.ts';

const keyOf = ({ path }: { path: string }) => ['administrators', path] as const;

export const administratorList = (administrators: AnyAdministrators, filter: AdministratorFilter) =>
  queryOptions({
    queryKey: [...keyOf(administrators), 'list', filter],
    queryFn: ({ signal }) => administrators.list(filter, signal),
    placeholderData: keepPreviousData,
  });

export const administratorDetail = <Person extends Administrator>(
  administrators: Administrators<never, Person, never>,
  adminId: string,
) =>
  queryOptions({
    queryKey: [...keyOf(administrators), 'one', adminId],
    queryFn: ({ signal }) => administrators.get(adminId, signal),
  });

export const useCreateAdministrator = <New>(administrators: Administrators<New, Administrator, never>) =>
  useSaving(keyOf(administrators), administrators.create);
export const useChangeAdministrator = <Change>(
  administrators: Administrators<never, Administrator, Change>,
  adminId: string,
) => useSaving(keyOf(administrators), (change: Change) => administrators.change(adminId, change));
export const useInviteAdministrator = (administrators: AnyAdministrators) =>
  useSaving(keyOf(administrators), administrators.invite);
