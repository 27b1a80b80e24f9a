import { chooseEndOfTerm, downloadReturnLabel, getEndOfTerm } from '@portal/contract/end-of-term';
import type { BodyOf } from '@portal/contract/endpoint';
import { call, download, queryOf, useMutation } from '@portal/shared-ui';
import { useBinding } from '@portal/shared-ui/kit';
import { everything } from '../../shared/query-keys.ts';

export const endOfTerm = (orderId: string) =>
  queryOf([...everything, 'end-of-term', orderId], getEndOfTerm, { params: { orderId } });

/** Buys, sends back or ends; refused where something else is true than the page showed (DECISIONS 48). */
export const useChoose = (orderId: string) =>
  useBinding(everything, (body: BodyOf<typeof chooseEndOfTerm>, idempotencyKey) =>
    call(chooseEndOfTerm, { params: { orderId }, body }, { idempotencyKey }),
  );
export type Choose = ReturnType<typeof useChoose>;

export const useReturnLabel = (orderId: string) =>
  useMutation({ mutationFn: () => download(downloadReturnLabel, { params: { orderId } }, 'return-label.pdf') });
