import { useMutation, useQueryClient } from '@tanstack/react-query';

/** A change whose form or dialog shows what is refused, and after which everything under `key` is fetched again. */
export function useSaving<Input, Answer>(key: readonly unknown[], mutationFn: (input: Input) => Promise<Answer>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    meta: { form: true },
    onSuccess: () => client.invalidateQueries({ queryKey: key }),
  });
}
