import { exportOf } from '@portal/contract/list-exports';
import { getAnyRma, listAllRma, moveAnyRma } from '@portal/contract/rma';
import { getAnyPhoto, readAnyMessages, sendAnyMessage } from '@portal/contract/rma-messages';
import type { RmaCalls } from '@portal/requests';
import { call } from '@portal/shared-ui';

/** Damage and repair of all companies, or of one. */
export const rmaCalls = (companyId?: string): RmaCalls => ({
  key: ['admin', 'rma', ...(companyId ? [companyId] : [])],
  list: (filter) => call(listAllRma, { query: { ...filter, ...(companyId ? { companyId } : {}) } }),
  asFile: { file: exportOf(listAllRma), where: { companyId } },
  detail: async (rmaId) => (await call(getAnyRma, { params: { rmaId } })).data,
  photo: (rmaId, no) => call(getAnyPhoto, { params: { rmaId, no: String(no) } }),
  send: (rmaId, text) => call(sendAnyMessage, { params: { rmaId }, body: { text } }),
  read: (rmaId) => call(readAnyMessages, { params: { rmaId } }),
  move: (rmaId, body) => call(moveAnyRma, { params: { rmaId }, body }),
});
