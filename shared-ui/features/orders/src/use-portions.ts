import { bulkOrdersMax, type OrderOutcome } from '@portal/contract/order-outcomes';
import { useMutation } from '@portal/shared-ui';
import { useRef, useState } from 'react';

type Portions<Request> = {
  send: (request: Request & { orderIds: string[] }) => Promise<{ results: OrderOutcome[] }>;
  onSuccess: (results: readonly OrderOutcome[]) => void;
};

/**
 * One act on more orders than one request takes, a portion after the other. What became of each is kept: where a
 * portion fails or is not to be sent any more, the next try goes on behind those that have their answer.
 */
export function usePortions<Request extends { orderIds: string[] }>({ send, onSuccess }: Portions<Request>) {
  const [results, setResults] = useState<readonly OrderOutcome[]>([]);
  const isStopped = useRef(false);
  /** which dialog the answers are for: one that was closed meanwhile is told nothing */
  const turn = useRef(0);
  const run = useMutation({
    mutationFn: async (request: Request) => {
      isStopped.current = false;
      const current = turn.current;
      const answered = new Set(results.map(({ orderId }) => orderId));
      const open = request.orderIds.filter((orderId) => !answered.has(orderId));
      const all = [...results];
      for (let from = 0; from < open.length && !isStopped.current; from += bulkOrdersMax) {
        const { results: more } = await send({ ...request, orderIds: open.slice(from, from + bulkOrdersMax) });
        all.push(...more);
        if (turn.current === current) setResults([...all]);
      }
      return all;
    },
    meta: { inline: true },
    onSuccess,
  });
  const stop = () => {
    isStopped.current = true;
  };
  const reset = () => {
    stop();
    turn.current += 1;
    setResults([]);
    run.reset();
  };
  return { run, results, stop, reset };
}
