import { bulkPieceMax, type BulkChange, type BulkResult } from '@portal/contract/product-bulk';
import { ApiError } from '@portal/shared-ui';
import { newIdempotencyKey } from '@portal/shared-ui/kit';
import { useState } from 'react';
import type { productApi } from './products.api.ts';
import { useCatalogSaving } from './use-saving.ts';

/** How far a change of many products is; `fault` says what stopped it, and everything before it stays done. */
export type BulkRun = {
  what: 'change' | 'undo';
  total: number;
  results: readonly BulkResult[];
  isDone: boolean;
  fault?: ApiError;
};

const piecesOf = <One>(all: readonly One[]) =>
  Array.from({ length: Math.ceil(all.length / bulkPieceMax) }, (_, n) =>
    all.slice(n * bulkPieceMax, (n + 1) * bulkPieceMax),
  );

/** Changes many products piece by piece, so that the user sees how far it is, and takes the change back. */
export function useProductBulk(api: ReturnType<typeof productApi>) {
  const [run, setRun] = useState<BulkRun>();
  const work = useCatalogSaving(
    async ({
      what,
      total,
      pieces,
    }: {
      what: BulkRun['what'];
      total: number;
      pieces: (() => Promise<BulkResult[]>)[];
    }) => {
      let results: BulkResult[] = [];
      try {
        for (const piece of pieces) {
          setRun({ what, total, results, isDone: false });
          results = [...results, ...(await piece())];
        }
        setRun({ what, total, results, isDone: true });
      } catch (error) {
        setRun({ what, total, results, isDone: true, fault: ApiError.from(error) });
      }
    },
  );
  const change = (ids: readonly string[], asked: BulkChange) => {
    const act = newIdempotencyKey();
    work.mutate({
      what: 'change',
      total: ids.length,
      pieces: piecesOf(ids).map((piece) => () => api.changeMany(piece, asked, act)),
    });
  };
  const undo = () => {
    const act = newIdempotencyKey();
    const before = run?.results.flatMap((result) => result.before ?? []) ?? [];
    work.mutate({
      what: 'undo',
      total: before.length,
      pieces: piecesOf(before).map((piece) => () => api.undoMany(piece, act)),
    });
  };
  return { run, change, undo };
}
