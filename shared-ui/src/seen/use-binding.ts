import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { newIdempotencyKey } from '../api/request.ts';
import { changesOf } from './changes-of.ts';

/**
 * An act that binds to what was seen. The same body sent again, after an answer that never came, carries the same key.
 * Afterwards everything under `key` is read anew. When something changed meanwhile, everything under `shown` is, before
 * the refusal is told, so that the next press binds to what the page shows then.
 */
export function useBinding<Input, Answer>(
  key: readonly unknown[],
  act: (input: Input, idempotencyKey: string) => Promise<Answer>,
  shown = key,
) {
  const client = useQueryClient();
  const sent = useRef({ body: '', key: '' });
  return useMutation({
    mutationFn: (input: Input) => {
      const body = JSON.stringify(input);
      if (sent.current.body !== body) sent.current = { body, key: newIdempotencyKey() };
      return act(input, sent.current.key);
    },
    meta: { form: true },
    onSuccess: () => void client.invalidateQueries({ queryKey: key }),
    onError: (error) => (changesOf(error).length > 0 ? client.invalidateQueries({ queryKey: shown }) : undefined),
  });
}
