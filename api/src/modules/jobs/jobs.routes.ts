import { getCompanyJob, getJobOfSupplier, getSupplierJob, type JobView } from '@portal/contract/jobs';
import { catalogOwner, type CatalogOwner } from '../../access/catalog-owner.ts';
import type { CompanyScope } from '../../access/scope.ts';
import type { Db } from '../../db/tenant.ts';
import { DomainError } from '../../http/domain-error.ts';
import type { Router } from '../../http/route.ts';

/** Lets a page watch a job of its own company or supplier; back office one of the supplier that it imports for. */
export function jobRoutes(router: Router): void {
  router.route(getCompanyJob, ({ params, scope, tenant }) => tenant((db) => getJob(db, scope, params.jobId)));
  router.route(getSupplierJob, ({ params, scope, tenant }) => tenant((db) => getJob(db, scope, params.jobId)));
  router.route(getJobOfSupplier, ({ params, scope, tenant }) =>
    tenant((db) => getJob(db, catalogOwner(scope, params), params.jobId)),
  );
}

async function getJob(db: Db, scope: CompanyScope | CatalogOwner, jobId: string): Promise<JobView> {
  const jobs = db
    .selectFrom('jobs')
    .select(['id', 'kind', 'status', 'total', 'done', 'failed', 'error'])
    .select(['created_at as createdAt', 'finished_at as finishedAt'])
    .where('id', '=', jobId);
  const row = await (
    scope.role === 'company'
      ? jobs.where('company_id', '=', scope.companyId)
      : jobs.where('supplier_id', '=', scope.supplierId)
  ).executeTakeFirst();
  if (!row) throw new DomainError('not-found');
  return {
    ...row,
    done: row.status === 'DONE' ? row.total : row.done,
    createdAt: row.createdAt.toISOString(),
    finishedAt: row.finishedAt?.toISOString() ?? null,
  };
}
