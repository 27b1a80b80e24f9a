import * as v from 'valibot';
import { pdfFile, webpFile } from './downloads.ts';
import { dataOf, endpoint, Id, text } from './endpoint.ts';

const employee = { roles: ['employee'], boundary: 'employee' } as const;
const company = { roles: ['company'], boundary: 'company' } as const;
const supplier = { roles: ['supplier'], boundary: 'supplier' } as const;
const admin = { roles: ['admin'], boundary: 'all' } as const;
const one = v.strictObject({ rmaId: Id });
const ids = { 'params.rmaId': 'rma-request' } as const;
const done = dataOf(v.object({ id: Id }));
const missing = ['rma-request-not-found'] as const;

/** One message of a request; everybody who sees the request reads it. */
export const RmaMessage = v.strictObject({ text: v.pipe(text(2000), v.trim(), v.nonEmpty('required')) });
export type RmaMessage = v.InferOutput<typeof RmaMessage>;
const sent = {
  method: 'POST',
  summary: 'Write a message; the others who work on the request are told',
  params: one,
  body: RmaMessage,
  response: done,
  status: 201,
  errors: ['rma-request-not-found', 'invalid-data-provided'],
} as const;
export const sendOwnMessage = endpoint({
  ...sent,
  path: '/employee/rma/:rmaId/messages',
  policy: { ...employee, ids },
});
export const sendCompanyMessage = endpoint({
  ...sent,
  path: '/company/rma/:rmaId/messages',
  policy: { ...company, ids },
});
export const sendSupplierMessage = endpoint({
  ...sent,
  path: '/supplier/rma/:rmaId/messages',
  policy: { ...supplier, ids },
});
export const sendAnyMessage = endpoint({ ...sent, path: '/admin/rma/:rmaId/messages', policy: { ...admin, ids } });

const read = {
  method: 'POST',
  summary: 'Everything that was written so far has been read',
  params: one,
  response: done,
  errors: missing,
} as const;
export const readOwnMessages = endpoint({ ...read, path: '/employee/rma/:rmaId/read', policy: { ...employee, ids } });
export const readCompanyMessages = endpoint({ ...read, path: '/company/rma/:rmaId/read', policy: { ...company, ids } });
export const readSupplierMessages = endpoint({
  ...read,
  path: '/supplier/rma/:rmaId/read',
  policy: { ...supplier, ids },
});
export const readAnyMessages = endpoint({ ...read, path: '/admin/rma/:rmaId/read', policy: { ...admin, ids } });

const uploaded = {
  method: 'POST',
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
export const addOwnPhoto = endpoint({ ...uploaded, path: '/employee/rma/:rmaId/photos', policy: { ...employee, ids } });
export const addSupplierPhoto = endpoint({
  ...uploaded,
  path: '/supplier/rma/:rmaId/photos',
  policy: { ...supplier, ids },
});

const photo = {
  method: 'GET',
  summary: 'One photo of a request',
  params: v.strictObject({ rmaId: Id, no: v.pipe(v.string(), v.regex(/^\d{1,2}$/, 'file-not-found')) }),
  ...webpFile,
  errors: ['rma-request-not-found', 'file-not-found'],
} as const;
export const getOwnPhoto = endpoint({
  ...photo,
  path: '/employee/rma/:rmaId/photos/:no',
  policy: { ...employee, ids },
});
export const getCompanyPhoto = endpoint({
  ...photo,
  path: '/company/rma/:rmaId/photos/:no',
  policy: { ...company, ids },
});
export const getSupplierPhoto = endpoint({
  ...photo,
  path: '/supplier/rma/:rmaId/photos/:no',
  policy: { ...supplier, ids },
});
export const getAnyPhoto = endpoint({ ...photo, path: '/admin/rma/:rmaId/photos/:no', policy: { ...admin, ids } });

export const downloadRmaLabel = endpoint({
  method: 'GET',
  path: '/employee/rma/:rmaId/return-label',
  summary: "The label of an item that is sent in for a repair or returned: the supplier's address, as PDF",
  policy: { ...employee, ids },
  params: one,
  ...pdfFile,
  errors: ['rma-request-not-found', 'file-not-found'],
});
