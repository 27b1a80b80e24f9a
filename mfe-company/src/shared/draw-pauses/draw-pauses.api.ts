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
import { call, queryOf, queryOptions } from '@portal/shared-ui';
import { useSaving } from '@portal/shared-ui/kit';
import { everything } from '../query-keys.ts';

/** Everything about draws and their files in the cache; invalidate it after a change. */
export const salaryKey = [...everything, 'salary-files'] as const;

/** When the order would end if this month's draw were left out. Asked anew each time: a file may be made meanwhile. */
export const drawPause = ({ orderId, period }: Pick<FileDraw, 'orderId' | 'period'>) =>
  queryOptions({
    ...queryOf(['draw-pause', orderId, period], previewDrawPause, { params: { orderId, period } }),
    gcTime: 0,
    retry: false,
  });

/** Leaves the month out as it was looked at. */
export const usePauseDraw = () =>
  useSaving(everything, ({ orderId, period, version, reason }: DrawPause & { reason: string }) =>
    call(pauseDraw, { params: { orderId, period }, body: { version, reason } }),
  );

/** When the order would end if this month were drawn after all. Asked anew each time, as above. */
export const drawReturn = ({ orderId, period }: Pick<LeftOutMonth, 'orderId' | 'period'>) =>
  queryOptions({
    ...queryOf(['draw-return', orderId, period], previewPutBack, { params: { orderId, period } }),
    gcTime: 0,
    retry: false,
  });

/** Puts the month back as the order was looked at. */
export const usePutBackDraw = () =>
  useSaving(everything, ({ orderId, period, version }: Pick<DrawReturn, 'orderId' | 'period' | 'version'>) =>
    call(putBackDraw, { params: { orderId, period }, body: { version } }),
  );
