import * as v from 'valibot';
import { pdfFile } from './downloads.ts';
import { admin, company, employee, endpoint, Id } from './endpoint.ts';

const one = v.strictObject({ requestId: Id });
const ids = { 'params.requestId': 'pay-in-full-request' } as const;

export const downloadOwnLetter = endpoint('GET', '/employee/pay-in-full/:requestId/letter', {
  summary: 'How an accepted request is paid, or whose the item is once a paid one is closed, as PDF',
  policy: { ...employee, ids },
  params: one,
  ...pdfFile,
  errors: ['pay-in-full-request-not-found', 'file-not-found'],
});
export const downloadCompanyLetter = endpoint('GET', '/company/pay-in-full/:requestId/letter', {
  summary: 'How an accepted request is paid, or whose the item is once a paid one is closed, as PDF',
  policy: { ...company, ids },
  params: one,
  ...pdfFile,
  errors: ['pay-in-full-request-not-found', 'file-not-found'],
});
export const downloadAnyLetter = endpoint('GET', '/admin/pay-in-full/:requestId/letter', {
  summary: 'How an accepted request is paid, or whose the item is once a paid one is closed, as PDF',
  policy: { ...admin, ids },
  params: one,
  ...pdfFile,
  errors: ['pay-in-full-request-not-found', 'file-not-found'],
});
