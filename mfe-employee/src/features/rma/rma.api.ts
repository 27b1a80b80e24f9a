import type { BodyOf } from '@portal/contract/endpoint';
import { addRmaInformation, answerRma, getOwnRma, listOwnRma, reportRma } from '@portal/contract/rma';
import {
  addOwnPhoto,
  downloadRmaLabel,
  getOwnPhoto,
  readOwnMessages,
  sendOwnMessage,
} from '@portal/contract/rma-messages';
import type { RmaConversationCalls } from '@portal/requests';
import { call, download, queryOf, queryOptions, useMutation } from '@portal/shared-ui';
import { useBinding, useSaving } from '@portal/shared-ui/kit';
import { everything } from '../../shared/query-keys.ts';

const key = [...everything, 'rma'] as const;

export const ownRmas = (page: number) => queryOf([...key, 'list', page], listOwnRma, { query: { page, pageSize: 25 } });

export const ownRma = (rmaId: string) =>
  queryOptions({ ...queryOf([...key, 'one', rmaId], getOwnRma, { params: { rmaId } }), enabled: rmaId !== '' });

export const useReport = () => useSaving(key, (body: BodyOf<typeof reportRma>) => call(reportRma, { body }));
export const useInform = (rmaId: string) =>
  useSaving(key, (body: BodyOf<typeof addRmaInformation>) => call(addRmaInformation, { params: { rmaId }, body }));
export const useAnswer = (rmaId: string) =>
  useBinding(key, (body: BodyOf<typeof answerRma>, idempotencyKey) =>
    call(answerRma, { params: { rmaId }, body }, { idempotencyKey }),
  );

/** Photos and messages of an own RMA request. */
export const conversation: RmaConversationCalls = {
  key,
  photo: (rmaId, no) => call(getOwnPhoto, { params: { rmaId, no: String(no) } }),
  send: (rmaId, text) => call(sendOwnMessage, { params: { rmaId }, body: { text } }),
  read: (rmaId) => call(readOwnMessages, { params: { rmaId } }),
  addPhoto,
};

export function addPhoto(rmaId: string, file: File): Promise<unknown> {
  return call(addOwnPhoto, { params: { rmaId }, body: file });
}

export const useLabel = (rmaId: string) =>
  useMutation({ mutationFn: () => download(downloadRmaLabel, { params: { rmaId } }, 'return-label.pdf') });
