import type { OrderOutcome } from '@portal/contract/order-outcomes';
import type { ProcessPreview, ProcessResult } from '@portal/contract/order-processing';
import { processingFacts } from '@portal/contract/seen-acts';
import { changesOf, newIdempotencyKey } from '@portal/shared-ui/kit';
import { useRef } from 'react';
import type { MadeFile } from './HeldFile.tsx';
import type { ProcessCalls } from './process-calls.ts';
import { sumOf } from './process-portions.ts';
import { usePortions } from './use-portions.ts';
import { useProcessReview } from './use-process-review.ts';

type Pressed = { customName: string; previews: ReadonlyMap<number, ProcessPreview>; going: number };
type Processed = { results: OrderOutcome[]; files: MadeFile[] };

type Processing = {
  portions: readonly string[][];
  isOpen: boolean;
  calls: ProcessCalls;
  /** the review was read anew, because something was changed since: it is to be agreed to again */
  onChanged: () => void;
};

const asMadeNow = (file: ProcessResult['files'][number]): MadeFile => ({
  ...file,
  leavesAt: Date.now() + file.secondsLeft * 1_000,
});

/**
 * The review of all portions and their processing, each with what was seen of it and a key of its own. A portion that
 * has its answer is neither reviewed nor sent again.
 */
export function useProcessing({ portions, isOpen, calls, onChanged }: Processing) {
  const keys = useRef(new Map<number, { body: string; key: string }>());
  const keyOf = (portion: number, request: object) => {
    const body = JSON.stringify(request);
    const sent = keys.current.get(portion);
    if (sent?.body === body) return sent.key;
    const key = newIdempotencyKey();
    keys.current.set(portion, { body, key });
    return key;
  };
  const { run, answers, isAnswered, stop, reset } = usePortions({
    count: portions.length,
    send: async ({ customName, previews }: Pressed, portion): Promise<Processed> => {
      const seen = previews.get(portion);
      const request = { orderIds: portions[portion] ?? [], customName, seen: seen ? processingFacts(seen) : [] };
      const { results, files } = await calls.process(request, keyOf(portion, request));
      return { results, files: files.map(asMadeNow) };
    },
    // Read anew before the refusal is told, so that the next press binds to what is shown then.
    onError: async (error) => {
      if (changesOf(error).length === 0) return;
      onChanged();
      await review.query.refetch();
    },
    onSettled: () => void calls.readAgain(),
  });
  const review = useProcessReview({ portions, isOpen, preview: calls.preview, isDone: isAnswered });
  const previews = review.query.data;
  const open = previews && [...previews].filter(([portion]) => !answers.has(portion));
  const shown = open && sumOf(open.map(([, preview]) => preview));
  const going = run.isPending ? run.variables.going : (shown?.groups.reduce((sum, { count }) => sum + count, 0) ?? 0);
  const done = [...answers.values()];
  return {
    review,
    shown,
    going,
    run,
    results: done.flatMap(({ results }) => results),
    files: done.flatMap(({ files }) => files),
    press: (customName: string) => previews && run.mutate({ customName, previews, going }),
    stop,
    reset: () => {
      keys.current.clear();
      reset();
    },
  };
}
