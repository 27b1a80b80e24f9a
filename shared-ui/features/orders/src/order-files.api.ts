import type { OrderFile, OrderFileFilter } from '@portal/contract/order-files';
import { keepPreviousData, queryOptions, useQueryClient } from '@portal/shared-ui';

/** Whose order files a page shows: its calls, and the key that its list is kept under. */
export type OrderFileCalls = {
  key: readonly string[];
  list: (
    filter: OrderFileFilter,
  ) => Promise<{ data: OrderFile[]; meta: { total: number | null; page: number; pageSize: number } }>;
  download: (file: OrderFile) => Promise<void>;
  rename: (file: OrderFile, customName: string) => Promise<unknown>;
  resend: (file: OrderFile) => Promise<unknown>;
};

export const orderFileList = ({ key, list }: OrderFileCalls, filter: OrderFileFilter) =>
  queryOptions({ queryKey: [...key, filter], queryFn: () => list(filter), placeholderData: keepPreviousData });

/** Lists of these files ask again after a change. */
export function useAskAgain({ key }: OrderFileCalls) {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: key });
}
