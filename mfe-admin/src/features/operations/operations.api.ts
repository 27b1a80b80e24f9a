import { getOperations, retryMail } from '@portal/contract/operations';
import { call, queryOptions } from '@portal/shared-ui';
import { useSaving } from '@portal/shared-ui/kit';

const operationsKey = ['operations'] as const;

/** Asked again while the page is open: what it shows changes by itself. */
export const operations = () => queryOptions({ queryKey: operationsKey, queryFn: ({ signal }) => call(getOperations, {}, { signal }), refetchInterval: 15_000 });

export const useRetryMail = () => useSaving(operationsKey, (mailId: string) => call(retryMail, { params: { mailId } }));
