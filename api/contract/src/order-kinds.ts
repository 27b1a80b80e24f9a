import * as v from 'valibot';
import { orderStates, orderStatuses } from './order-status.ts';

/** A status in a query, a body or an answer. */
export const OrderStatusSchema = v.picklist(orderStatuses, 'invalid-data-provided');

/** A state in a filter (DECISIONS 46). */
export const OrderStateSchema = v.picklist(orderStates, 'invalid-data-provided');

/** The tabs of every order list; ALL holds the proposals and the deleted ones too. A supplier has no proposals. */
export const orderViews = ['TO_PROCESS', 'IN_PROCESS', 'SHIPPED', 'PROPOSED', 'PROBLEM', 'ALL'] as const;
export type OrderView = (typeof orderViews)[number];

/** What makes an order a problem (DECISIONS 24). */
export const orderProblems = [
  'ADDRESS_MISSING',
  'PERSON_BLOCKED',
  'SENDING_FAILED',
  'PROCESSING_TOO_LONG',
  'SERIAL_MISSING',
] as const;
export type OrderProblem = (typeof orderProblems)[number];
