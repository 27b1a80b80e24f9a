import { ApiError, useMutation } from '@portal/shared-ui';
import { useState } from 'react';

/** How far taking back one file is; an error says why it goes on to its supplier. */
export type Cancelling = 'asked' | 'cancelled' | ApiError;

type Calls = { cancel: (orderFileId: string) => Promise<unknown>; readAgain: () => Promise<unknown> };

/** Takes files back within their hold, each by itself: one that cannot be taken back does not hold up the others. */
export function useCancelFiles({ cancel, readAgain }: Calls) {
  const [states, setStates] = useState<ReadonlyMap<string, Cancelling>>(new Map());
  // A mutation, so that what counts these orders is read again: the numbers in the menu, the notifications.
  const { mutateAsync } = useMutation({ mutationFn: cancel, meta: { inline: true } });
  const tell = (id: string, state: Cancelling) => setStates((before) => new Map(before).set(id, state));
  const takeBack = async (id: string) => {
    tell(id, 'asked');
    try {
      await mutateAsync(id);
      tell(id, 'cancelled');
    } catch (error) {
      tell(id, ApiError.from(error));
    }
  };
  return {
    states,
    // All at the same time: the hold of the last one may end while the first is taken back.
    cancelFiles: async (ids: readonly string[]) => {
      await Promise.all(ids.map(takeBack));
      await readAgain();
    },
    reset: () => setStates(new Map()),
  };
}
