import { exportOf } from '@portal/contract/list-exports';
import { downloadAnyLetter } from '@portal/contract/pay-in-full-letters';
import {
  changeAnyPayInFull,
  changeAnyPaymentKind,
  getAnyPayInFull,
  listAllPayInFull,
  moveAnyPayInFull,
  previewAnyPayInFull,
} from '@portal/contract/pay-in-full-requests';
import type { PayInFullCalls } from '@portal/requests';
import { call, download } from '@portal/shared-ui';

/** Pay-in-full requests of all companies, or of one. */
export const payInFullCalls = (companyId?: string): PayInFullCalls => ({
  key: ['admin', 'pay-in-full', ...(companyId ? [companyId] : [])],
  list: (filter) => call(listAllPayInFull, { query: { ...filter, ...(companyId ? { companyId } : {}) } }),
  asFile: { file: exportOf(listAllPayInFull), where: { companyId } },
  detail: async (requestId) => (await call(getAnyPayInFull, { params: { requestId } })).data,
  move: (requestId, body) => call(moveAnyPayInFull, { params: { requestId }, body }),
  preview: async (requestId, body) => (await call(previewAnyPayInFull, { params: { requestId }, body })).data,
  change: (requestId, body) => call(changeAnyPayInFull, { params: { requestId }, body }),
  letter: (requestId, fileName) => download(downloadAnyLetter, { params: { requestId } }, fileName),
  changeKind: (requestId, body) => call(changeAnyPaymentKind, { params: { requestId }, body }),
});
