import { downloadOpenApi, getOperations, retryMail } from '@portal/contract/operations';
import { call, download, queryOf, queryOptions, useMutation, useQueryClient } from '@portal/shared-ui';

const operationsKey = ['operations'] as const;

/** Asked again while the page is open: what it shows changes by itself. */
export const operations = () => queryOptions({ ...queryOf(operationsKey, getOperations), refetchInterval: 15_000 });

/** A failure is a toast; the list is read anew either way, because the mail may have left meanwhile. */
export function useRetryMail() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (mailId: string) => call(retryMail, { params: { mailId } }),
    onSettled: () => client.invalidateQueries({ queryKey: operationsKey }),
  });
}

export const useOpenApiDownload = () =>
  useMutation({ mutationFn: () => download(downloadOpenApi, {}, 'openapi.json') });
