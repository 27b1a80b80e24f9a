import * as contract from '@portal/contract/operations';
import { resumeHaltedRelease, type HaltedRelease } from '@portal/contract/releases';
import { call, download, listOf, queryOf, queryOptions, useMutation, useQueryClient } from '@portal/shared-ui';

const operationsKey = ['operations'] as const;

/** Asked again while the page is open: what it shows changes by itself. */
export const operations = () =>
  queryOptions({ ...queryOf(operationsKey, contract.getOperations), refetchInterval: 15_000 });

/** The mails that were tried; read anew with the page. */
export const deliveries = (filter: contract.DeliveryFilter) => ({
  ...listOf([...operationsKey, 'deliveries', filter], contract.listDeliveries, { query: filter }),
  refetchInterval: 15_000,
});

/** The page is read anew after a failure too: what is retried may have left meanwhile. */
function useRetry<Input, Answer>(mutationFn: (input: Input) => Promise<Answer>) {
  const client = useQueryClient();
  return useMutation({ mutationFn, onSettled: () => client.invalidateQueries({ queryKey: operationsKey }) });
}

export const useRetryMail = () => useRetry((mailId: string) => call(contract.retryMail, { params: { mailId } }));
export const useRetryMails = () => useRetry(() => call(contract.retryMails));
export const useRetryJob = () => useRetry((jobId: string) => call(contract.retryJob, { params: { jobId } }));
export const useRetryJobs = () => useRetry(() => call(contract.retryJobs));
/** A halted release is given to people again. */
export const useResumeRelease = () =>
  useRetry((body: Pick<HaltedRelease, 'remote' | 'version'>) => call(resumeHaltedRelease, { body }));

export const useOpenApiDownload = () =>
  useMutation({ mutationFn: () => download(contract.downloadOpenApi, {}, 'openapi.json') });
