import type { OrderFile, OrderFileFilter } from '@portal/contract/order-files';
import { keepPreviousData, pollUntil, queryOptions, useQueryClient } from '@portal/shared-ui';
import type { ListFile } from '@portal/shared-ui/kit';

/** Whose order files a page shows: its calls, and the key that its list is kept under. */
export type OrderFileCalls = {
  key: readonly string[];
  /** under which the orders are kept, which wait again when a file is cancelled */
  ordersKey: readonly string[];
  asFile: ListFile;
  list: (
    filter: OrderFileFilter,
  ) => Promise<{ data: OrderFile[]; meta: { total: number | null; page: number; pageSize: number } }>;
  download: (file: OrderFile) => Promise<void>;
  rename: (file: OrderFile, customName: string) => Promise<unknown>;
  resend: (file: OrderFile) => Promise<unknown>;
  cancel: (file: OrderFile) => Promise<{ data: { orderCount: number } }>;
};

/** A file with the moment of the browser's clock at which it leaves: the portal's own may be another. */
export type ListedOrderFile = OrderFile & { leavesAt: number };

const isWaiting = ({ isSent, isUndone, hasFailed }: OrderFile) => !isSent && !isUndone && !hasFailed;

export const orderFileList = ({ key, list }: OrderFileCalls, filter: OrderFileFilter) =>
  queryOptions({
    queryKey: [...key, filter],
    queryFn: async () => {
      const { data, meta } = await list(filter);
      const readAt = Date.now();
      return {
        data: data.map((file): ListedOrderFile => ({ ...file, leavesAt: readAt + file.secondsLeft * 1_000 })),
        meta,
      };
    },
    placeholderData: keepPreviousData,
    refetchInterval: pollUntil(({ data }: { data: ListedOrderFile[] }) => !data.some(isWaiting)),
  });

/** Lists of these files ask again after a change; `others` are the keys of what else it changes. */
export function useAskAgain({ key }: OrderFileCalls) {
  const client = useQueryClient();
  return (...others: (readonly string[])[]) =>
    Promise.all([key, ...others].map((queryKey) => client.invalidateQueries({ queryKey })));
}
