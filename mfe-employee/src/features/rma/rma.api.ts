import type { BodyOf } from '@portal/contract/endpoint';
import { addRmaInformation, answerRma, getOwnRma, listOwnRma, listRmaItems, reportRma } from '@portal/contract/rma';
import { call, queryOptions } from '@portal/shared-ui';
import { useBinding, useSaving } from '@portal/shared-ui/kit';
import { everything } from '../../shared/query-keys.ts';

const key = [...everything, 'rma'] as const;

/** Own cases, newest first. */
export const ownCases = (page: number) =>
  queryOptions({
    queryKey: [...key, 'list', page],
    queryFn: () => call(listOwnRma, { query: { page, pageSize: 25 } }),
  });

/** One own case. */
export const ownCase = (rmaId: string) =>
  queryOptions({
    queryKey: [...key, 'case', rmaId],
    queryFn: () => call(getOwnRma, { params: { rmaId } }),
    enabled: rmaId !== '',
  });

/** Own shipped items. */
export const ownItems = queryOptions({ queryKey: [...key, 'items'], queryFn: () => call(listRmaItems) });

export const useReport = () => useSaving(key, (body: BodyOf<typeof reportRma>) => call(reportRma, { body }));
export const useInform = (rmaId: string) =>
  useSaving(key, (body: BodyOf<typeof addRmaInformation>) => call(addRmaInformation, { params: { rmaId }, body }));
export const useAnswer = (rmaId: string) =>
  useBinding(key, (body: BodyOf<typeof answerRma>, idempotencyKey) =>
    call(answerRma, { params: { rmaId }, body }, { idempotencyKey }),
  );
