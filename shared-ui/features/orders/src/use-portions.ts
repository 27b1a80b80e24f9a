import { bulkOrdersMax } from '@portal/contract/order-outcomes';
import { useMutation } from '@portal/shared-ui';
import { useEffect, useRef, useState } from 'react';

/** As many as one request takes, then the next ones. */
export function portionsOf<One>(all: readonly One[]): One[][] {
  const firsts = Array.from({ length: Math.ceil(all.length / bulkOrdersMax) }, (_, n) => n * bulkOrdersMax);
  return firsts.map((first) => all.slice(first, first + bulkOrdersMax));
}

type Portions<Request, Answer> = {
  count: number;
  /** one of them, by its place */
  send: (request: Request, portion: number) => Promise<Answer>;
  onSuccess?: (answers: ReadonlyMap<number, Answer>) => void;
  onError?: (error: Error) => unknown;
  /** however it ended: all of it, a part, or nothing may have been done */
  onSettled?: () => unknown;
};

/**
 * One act on more orders than one request takes, a portion after the other. What became of each is kept: where a
 * portion fails or is not to be sent any more, the next try goes on behind those that have their answer.
 */
export function usePortions<Request, Answer>({ count, send, ...told }: Portions<Request, Answer>) {
  const [answers, setAnswers] = useState<ReadonlyMap<number, Answer>>(new Map());
  /** the same as they come in, before the page shows them; another map for another dialog */
  const kept = useRef(new Map<number, Answer>());
  const isStopped = useRef(false);
  const stop = () => {
    isStopped.current = true;
  };
  // Leaving the page stops it too, as the progress says.
  useEffect(
    () => () => {
      isStopped.current = true;
    },
    [],
  );
  const run = useMutation({
    mutationFn: async (request: Request) => {
      isStopped.current = false;
      const all = kept.current;
      for (let portion = 0; portion < count && !isStopped.current; portion += 1) {
        if (all.has(portion)) continue;
        all.set(portion, await send(request, portion));
        // A dialog that was closed meanwhile is told nothing.
        if (kept.current === all) setAnswers(new Map(all));
      }
      return all;
    },
    meta: { form: true },
    ...told,
  });
  const reset = () => {
    stop();
    kept.current = new Map();
    setAnswers(new Map());
    run.reset();
  };
  const isAnswered = (portion: number) => kept.current.has(portion);
  return { run, answers, isAnswered, stop, reset };
}
