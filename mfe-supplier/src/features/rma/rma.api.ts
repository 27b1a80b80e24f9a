import type { RmaMove } from '@portal/contract/rma';
import {
  addSupplierPhoto,
  getSupplierPhoto,
  readSupplierMessages,
  sendSupplierMessage,
} from '@portal/contract/rma-messages';
import {
  countSupplierRma,
  getSupplierRma,
  listSupplierRma,
  moveSupplierRma,
  type SupplierRmaFilter,
} from '@portal/contract/rma-supplier';
import type { RmaConversationCalls } from '@portal/requests';
import { call, listOf, queryOf, queryOptions } from '@portal/shared-ui';
import { useSaving } from '@portal/shared-ui/kit';

const everything = ['supplier', 'rma'] as const;

/** One page of the queue, what is late first. */
export const rmaQueue = (filter: SupplierRmaFilter) =>
  listOf([...everything, 'queue', filter], listSupplierRma, { query: filter });

export const rmaCounts = queryOptions({
  queryKey: [...everything, 'counts'],
  queryFn: async () => (await call(countSupplierRma)).data,
});

export const rmaDetail = (rmaId: string) =>
  queryOf([...everything, 'detail', rmaId], getSupplierRma, { params: { rmaId } });

/** Moves a request; queue, counts and the request are asked for again. */
export const useMoveRma = (rmaId: string) =>
  useSaving(everything, (body: RmaMove) => call(moveSupplierRma, { params: { rmaId }, body }));

/** Photos and messages of a request, as its supplier sends and reads them. */
export const conversation: RmaConversationCalls = {
  key: everything,
  photo: (rmaId, no) => call(getSupplierPhoto, { params: { rmaId, no: String(no) } }),
  send: (rmaId, text) => call(sendSupplierMessage, { params: { rmaId }, body: { text } }),
  read: (rmaId) => call(readSupplierMessages, { params: { rmaId } }),
  addPhoto: (rmaId, file) => call(addSupplierPhoto, { params: { rmaId }, body: file }),
};
