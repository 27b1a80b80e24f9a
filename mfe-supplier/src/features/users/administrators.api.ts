import type { AdministratorChange, AdministratorFilter } from '@portal/contract/admins';
import { keepPreviousData, queryOptions } from '@portal/shared-ui';
import { useSaving } from '../../shared/use-saving.ts';
import type { Keeper } from './keeper.ts';

const keyOf = ({ path }: Keeper) => ['administrators', path] as const;

export const administratorList = (keeper: Keeper, filter: AdministratorFilter) => queryOptions({
  queryKey: [...keyOf(keeper), 'list', filter],
  queryFn: ({ signal }) => keeper.list(filter, signal),
  placeholderData: keepPreviousData,
});

export const administratorDetail = (keeper: Keeper, adminId: string) => queryOptions({
  queryKey: [...keyOf(keeper), 'one', adminId],
  queryFn: ({ signal }) => keeper.get(adminId, signal),
});

export const useCreateAdministrator = (keeper: Keeper) => useSaving(keyOf(keeper), keeper.create);
export const useChangeAdministrator = (keeper: Keeper, adminId: string) => useSaving(keyOf(keeper), (change: AdministratorChange) => keeper.change(adminId, change));
export const useInviteAdministrator = (keeper: Keeper) => useSaving(keyOf(keeper), keeper.invite);
