import type { BodyOf } from '@portal/contract/endpoint';
import { downloadOwnLetter } from '@portal/contract/pay-in-full-letters';
import {
  acceptPayInFull,
  declinePayInFull,
  getOwnPayInFull,
  listOwnPayInFull,
  requestPayInFull,
} from '@portal/contract/pay-in-full-requests';
import { call, download, queryOf, queryOptions } from '@portal/shared-ui';
import { useBinding, useSaving } from '@portal/shared-ui/kit';
import { everything } from '../../shared/query-keys.ts';

const key = [...everything, 'pay-in-full'] as const;

export const ownRequests = (page: number) =>
  queryOf([...key, 'list', page], listOwnPayInFull, { query: { page, pageSize: 25 } });

export const ownRequest = (requestId: string) =>
  queryOptions({
    ...queryOf([...key, 'request', requestId], getOwnPayInFull, { params: { requestId } }),
    enabled: requestId !== '',
  });

export const useAsk = () =>
  useBinding(everything, (body: BodyOf<typeof requestPayInFull>, idempotencyKey) =>
    call(requestPayInFull, { body }, { idempotencyKey }),
  );
export const useAccept = (requestId: string) =>
  useBinding(everything, (body: BodyOf<typeof acceptPayInFull>, idempotencyKey) =>
    call(acceptPayInFull, { params: { requestId }, body }, { idempotencyKey }),
  );
export const useDecline = (requestId: string) =>
  useSaving(everything, (body: BodyOf<typeof declinePayInFull>) =>
    call(declinePayInFull, { params: { requestId }, body }),
  );

export const ownLetter = (requestId: string, fileName: string) =>
  download(downloadOwnLetter, { params: { requestId } }, fileName);
