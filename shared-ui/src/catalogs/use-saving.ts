import { useMutation, useQueryClient } from '@portal/shared-ui';

/** Everything that is read of catalogs and what is in them is asked for again after any change of them. */
export const catalogsKey = ['catalogs'] as const;

/** A change whose form or dialog shows what is refused (SPEC 8: no toast on these pages). */
export function useSaving<Input, Answer>(mutationFn: (input: Input) => Promise<Answer>) {
  const client = useQueryClient();
  return useMutation({ mutationFn, meta: { inline: true }, onSuccess: () => client.invalidateQueries({ queryKey: catalogsKey }) });
}
