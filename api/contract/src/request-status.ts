/** Every state of a pay-in-full or RMA request (SPEC 4); which may follow which is RULES 3.2 and 3.3. */
export const requestStatuses = [
  'PENDING',
  'CREATED',
  'UPDATED',
  'ACCEPTED',
  'DECLINED',
  'PAID',
  'CLOSED',
  'APPROVED',
  'REJECTED',
] as const;
export type RequestStatus = (typeof requestStatuses)[number];
