import type { ProcessPreview, ProcessResult } from '@portal/contract/order-processing';
import type { Seen } from '@portal/contract/seen';

/** What is processed by one request: no more than it takes, with what the review showed of it. */
export type ProcessRequest = { orderIds: string[]; customName: string; seen: Seen };

/** Whose orders a page processes: its calls. */
export type ProcessCalls = {
  preview: (orderIds: string[]) => Promise<ProcessPreview>;
  /** the same request again, after an answer that never came, has the same key */
  process: (request: ProcessRequest, idempotencyKey: string) => Promise<ProcessResult>;
  /** takes a file back within its hold */
  cancel: (orderFileId: string) => Promise<unknown>;
  /** after either: lists, counts and drawers ask again */
  readAgain: () => Promise<unknown>;
};
