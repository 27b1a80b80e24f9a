import type { ProcessPreview } from '@portal/contract/order-processing';
import { useQuery } from '@portal/shared-ui';
import { useState } from 'react';

type Review = {
  portions: readonly string[][];
  isOpen: boolean;
  preview: (orderIds: string[]) => Promise<ProcessPreview>;
  /** of portions that are processed there is nothing to review any more */
  isDone: (portion: number) => boolean;
};

/** Reads what each portion would send, one after the other, and says how many orders it has read of. */
export function useProcessReview({ portions, isOpen, preview, isDone }: Review) {
  const [readOf, setReadOf] = useState(0);
  const query = useQuery({
    queryKey: ['process-review', portions],
    queryFn: async ({ signal }) => {
      const read = new Map<number, ProcessPreview>();
      setReadOf(0);
      for (const [portion, orderIds] of portions.entries()) {
        // A dialog that was closed needs no more of them.
        signal.throwIfAborted();
        if (!isDone(portion)) read.set(portion, await preview(orderIds));
        setReadOf((before) => before + orderIds.length);
      }
      return read;
    },
    enabled: isOpen && portions.length > 0,
    staleTime: 0,
    gcTime: 0,
  });
  return { query, readOf };
}
