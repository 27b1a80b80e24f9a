import {
  pauseDraw,
  previewDrawPause,
  previewPutBack,
  putBackDraw,
  type DrawPause,
  type DrawReturn,
  type LeftOutMonth,
} from '@portal/contract/draw-pauses';
import type { FileDraw } from '@portal/contract/salary-draws';
import { call, queryOptions, useMutation, useQueryClient } from '@portal/shared-ui';

/** Everything about draws and their files in the cache; invalidate it after a change. */
export const salaryKey = ['company', 'salary-files'] as const;

/** When the order would end if this month's draw were left out. Asked anew each time: a file may be made meanwhile. */
export const drawPause = ({ orderId, period }: Pick<FileDraw, 'orderId' | 'period'>) =>
  queryOptions({
    // Beside the lists: what is looked at in an open dialog is over once it is done, and must not be asked again.
    queryKey: ['draw-pause', orderId, period],
    queryFn: () => call(previewDrawPause, { params: { orderId, period } }),
    gcTime: 0,
    retry: false,
  });

/** Leaves the month out as it was looked at. */
export function usePauseDraw() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ orderId, period, version }: DrawPause) =>
      call(pauseDraw, { params: { orderId, period }, body: { version } }),
    onSuccess: () => client.invalidateQueries({ queryKey: salaryKey }),
    meta: { inline: true },
  });
}

/** When the order would end if this month were drawn after all. Asked anew each time, as above. */
export const drawReturn = ({ orderId, period }: Pick<LeftOutMonth, 'orderId' | 'period'>) =>
  queryOptions({
    queryKey: ['draw-return', orderId, period],
    queryFn: () => call(previewPutBack, { params: { orderId, period } }),
    gcTime: 0,
    retry: false,
  });

/** Puts the month back as it was looked at. */
export function usePutBackDraw() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ orderId, period, version }: DrawReturn) =>
      call(putBackDraw, { params: { orderId, period }, body: { version } }),
    onSuccess: () => client.invalidateQueries({ queryKey: salaryKey }),
    meta: { inline: true },
  });
}
