import type { HeldOrderFile } from '@portal/contract/order-files';
import * as contract from '@portal/contract/order-files';
import { ApiError, call, queryOptions, useMutation, useQueryClient } from '@portal/shared-ui';
import { useCallback } from 'react';

/** A held file with the moment of the browser's clock at which it leaves: the portal's own may be another. */
export type HeldFile = HeldOrderFile & { leavesAt: number };
/** Who processes orders, and so who may cancel (DECISIONS 9). */
export type Processor = 'company' | 'admin';

// Below the lists of order files: whatever makes or cancels a file asks those again, and this with them.
const keyOf = (role: Processor) => [role, 'order-files', 'held'] as const;

/** Files of the signed-in person that have not left yet. */
export const heldFiles = (role: Processor) =>
  queryOptions({
    queryKey: keyOf(role),
    queryFn: async () => {
      const { data } = await call(role === 'company' ? contract.listCompanyHeldFiles : contract.listHeldFiles);
      const readAt = Date.now();
      return data.map((file): HeldFile => ({ ...file, leavesAt: readAt + file.secondsLeft * 1_000 }));
    },
    meta: { quiet: true },
  });

/** Everything that shows held files or their orders asks again. */
export function useReadAgain(role: Processor): () => Promise<unknown> {
  const client = useQueryClient();
  return useCallback(
    () =>
      Promise.all(
        [keyOf(role).slice(0, 2), [role, 'orders']].map((queryKey) => client.invalidateQueries({ queryKey })),
      ),
    [client, role],
  );
}

/** Takes files back within their hold, each by itself; afterwards everything that shows their orders asks again. */
export function useCancelSending(role: Processor) {
  const readAgain = useReadAgain(role);
  const cancel = role === 'company' ? contract.cancelCompanyOrderFile : contract.cancelOrderFile;
  return useMutation({
    meta: { inline: true },
    mutationFn: async (files: readonly HeldFile[]) => {
      // All at the same time: the hold of the last one may end while the first is taken back.
      const answers = await Promise.allSettled(
        files.map(({ orderFileId }) => call(cancel, { params: { orderFileId } })),
      );
      const refused = answers.find((answer) => answer.status === 'rejected');
      if (refused) throw ApiError.from(refused.reason);
    },
    onSettled: readAgain,
  });
}
