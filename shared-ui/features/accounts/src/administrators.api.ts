import type { Administrator, AdministratorFilter } from '@portal/contract/admins';
import { keepPreviousData, queryOptions } from '@portal/shared-ui';
import { useSaving } from '@portal/shared-ui/kit';
import type { AnyKeeper, Keeper } from './keeper.ts';

const keyOf = ({ path }: { path: string }) => ['administrators', path] as const;

export const administratorList = (keeper: AnyKeeper, filter: AdministratorFilter) =>
  queryOptions({
    queryKey: [...keyOf(keeper), 'list', filter],
    queryFn: ({ signal }) => keeper.list(filter, signal),
    placeholderData: keepPreviousData,
  });

export const administratorDetail = <Person extends Administrator>(
  keeper: Keeper<never, Person, never>,
  adminId: string,
) =>
  queryOptions({ queryKey: [...keyOf(keeper), 'one', adminId], queryFn: ({ signal }) => keeper.get(adminId, signal) });

export const useCreateAdministrator = <New>(keeper: Keeper<New, Administrator, never>) =>
  useSaving(keyOf(keeper), keeper.create);
export const useChangeAdministrator = <Change>(keeper: Keeper<never, Administrator, Change>, adminId: string) =>
  useSaving(keyOf(keeper), (change: Change) => keeper.change(adminId, change));
export const useInviteAdministrator = (keeper: AnyKeeper) => useSaving(keyOf(keeper), keeper.invite);
