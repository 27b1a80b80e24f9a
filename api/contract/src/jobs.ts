import * as v from 'valibot';
import { admin, company, dataOf, endpoint, Id, supplier } from './endpoint.ts';
import { errorKeys } from './errors.ts';

export const jobStatuses = ['WAITING', 'RUNNING', 'DONE', 'FAILED'] as const;

/** A background job as the page that waits for it sees it. `done` of `total` in its own units, mostly rows. */
export const JobView = v.object({
  id: Id,
  kind: v.string(),
  status: v.picklist(jobStatuses),
  total: v.number(),
  done: v.number(),
  failed: v.number(),
  error: v.nullable(v.picklist(errorKeys)),
  createdAt: v.pipe(v.string(), v.isoTimestamp()),
  finishedAt: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
});
export type JobView = v.InferOutput<typeof JobView>;

const JobParams = v.strictObject({ jobId: Id });
const ids = { 'params.jobId': 'job' } as const;

export const getCompanyJob = endpoint('GET', '/company/jobs/:jobId', {
  summary: 'How far a job of the company is',
  policy: { ...company, ids },
  params: JobParams,
  response: dataOf(JobView),
  errors: ['not-found'],
});
export const getSupplierJob = endpoint('GET', '/supplier/jobs/:jobId', {
  summary: 'How far a job of the supplier is',
  policy: { ...supplier, ids },
  params: JobParams,
  response: dataOf(JobView),
  errors: ['not-found'],
});
export const getJobOfSupplier = endpoint('GET', '/admin/suppliers/:supplierId/jobs/:jobId', {
  summary: 'How far a job of a supplier is',
  policy: { ...admin, ids: { 'params.supplierId': 'supplier', ...ids } },
  params: v.strictObject({ supplierId: Id, jobId: Id }),
  response: dataOf(JobView),
  errors: ['not-found'],
});
