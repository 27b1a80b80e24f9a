import type { BodyOf } from '@portal/contract/endpoint';
import { acceptPayInFull, declinePayInFull, getOwnPayInFull, getPayInFullOffers, listOwnPayInFull, requestPayInFull } from '@portal/contract/pay-in-full-requests';
import { call, queryOptions } from '@portal/shared-ui';
import { useSaving } from '@portal/shared-ui/kit';
import { everything } from '../../shared/query-keys.ts';

const key = [...everything, 'pay-in-full'] as const;

/** Own requests, newest first. */
export const ownRequests = (page: number) => queryOptions({ queryKey: [...key, 'list', page], queryFn: () => call(listOwnPayInFull, { query: { page, pageSize: 25 } }) });

/** One own request. */
export const ownRequest = (requestId: string) => queryOptions({ queryKey: [...key, 'request', requestId], queryFn: () => call(getOwnPayInFull, { params: { requestId } }), enabled: requestId !== '' });

/** What paying costs now, for each running order. */
export const offers = queryOptions({ queryKey: [...key, 'offers'], queryFn: () => call(getPayInFullOffers) });

export const useAsk = () => useSaving(everything, (body: BodyOf<typeof requestPayInFull>) => call(requestPayInFull, { body }));
export const useAccept = (requestId: string) => useSaving(everything, (body: BodyOf<typeof acceptPayInFull>) => call(acceptPayInFull, { params: { requestId }, body }));
export const useDecline = (requestId: string) => useSaving(everything, (body: BodyOf<typeof declinePayInFull>) => call(declinePayInFull, { params: { requestId }, body }));
