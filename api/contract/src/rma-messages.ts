import * as v from 'valibot';
import { pdfFile, webpFile } from './downloads.ts';
import { admin, company, dataOf, employee, endpoint, Id, supplier, text } from './endpoint.ts';

const one = v.strictObject({ rmaId: Id });
const ids = { 'params.rmaId': 'rma-request' } as const;
const done = dataOf(v.object({ id: Id }));
const missing = ['rma-request-not-found'] as const;

/** One message of a request; all who see the request read it. */
export const RmaMessage = v.strictObject({ text: v.pipe(text(2000), v.trim(), v.nonEmpty('required')) });
export type RmaMessage = v.InferOutput<typeof RmaMessage>;
const sent = {
  summary: 'Write a message; the others who work on the request are told',
  params: one,
  body: RmaMessage,
  response: done,
  status: 201,
  errors: ['rma-request-not-found', 'invalid-data-provided'],
} as const;
export const sendOwnMessage = endpoint('POST', '/employee/rma/:rmaId/messages', {
  ...sent,
  policy: { ...employee, ids },
});
export const sendCompanyMessage = endpoint('POST', '/company/rma/:rmaId/messages', {
  ...sent,
  policy: { ...company, ids },
});
export const sendSupplierMessage = endpoint('POST', '/supplier/rma/:rmaId/messages', {
  ...sent,
  policy: { ...supplier, ids },
});
export const sendAnyMessage = endpoint('POST', '/admin/rma/:rmaId/messages', { ...sent, policy: { ...admin, ids } });

const read = {
  summary: 'Everything that was written so far has been read',
  params: one,
  response: done,
  errors: missing,
} as const;
export const readOwnMessages = endpoint('POST', '/employee/rma/:rmaId/read', { ...read, policy: { ...employee, ids } });
export const readCompanyMessages = endpoint('POST', '/company/rma/:rmaId/read', {
  ...read,
  policy: { ...company, ids },
});
export const readSupplierMessages = endpoint('POST', '/supplier/rma/:rmaId/read', {
  ...read,
  policy: { ...supplier, ids },
});
export const readAnyMessages = endpoint('POST', '/admin/rma/:rmaId/read', { ...read, policy: { ...admin, ids } });

const uploaded = {
  summary: 'Add a photo (JPG, PNG or WebP, at most 10 MB, ten a request); place and time of the camera are not kept',
  params: one,
  upload: true,
  response: done,
  status: 201,
  errors: [
    'rma-request-not-found',
    'file-is-empty',
    'file-too-large',
    'file-type-not-allowed',
    'picture-cannot-be-read',
    'picture-has-too-many-pixels',
    'too-many-photos',
  ],
} as const;
export const addOwnPhoto = endpoint('POST', '/employee/rma/:rmaId/photos', {
  ...uploaded,
  policy: { ...employee, ids },
});
export const addSupplierPhoto = endpoint('POST', '/supplier/rma/:rmaId/photos', {
  ...uploaded,
  policy: { ...supplier, ids },
});

const photo = {
  summary: 'One photo of a request',
  params: v.strictObject({ rmaId: Id, no: v.pipe(v.string(), v.regex(/^\d{1,2}$/, 'file-not-found')) }),
  ...webpFile,
  errors: ['rma-request-not-found', 'file-not-found'],
} as const;
export const getOwnPhoto = endpoint('GET', '/employee/rma/:rmaId/photos/:no', {
  ...photo,
  policy: { ...employee, ids },
});
export const getCompanyPhoto = endpoint('GET', '/company/rma/:rmaId/photos/:no', {
  ...photo,
  policy: { ...company, ids },
});
export const getSupplierPhoto = endpoint('GET', '/supplier/rma/:rmaId/photos/:no', {
  ...photo,
  policy: { ...supplier, ids },
});
export const getAnyPhoto = endpoint('GET', '/admin/rma/:rmaId/photos/:no', { ...photo, policy: { ...admin, ids } });

export const downloadRmaLabel = endpoint('GET', '/employee/rma/:rmaId/return-label', {
  summary: "The label of an item that is sent in for a repair or returned: the supplier's address, as PDF",
  policy: { ...employee, ids },
  params: one,
  ...pdfFile,
  errors: ['rma-request-not-found', 'file-not-found'],
});
