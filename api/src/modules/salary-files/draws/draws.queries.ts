import type { QueryOf } from '@portal/contract/endpoint';
import { drawFields } from '@portal/contract/salary-draws';
import {
  employeeDrawsMax,
  type FileDraw,
  type listFileDraws as fileEndpoint,
  type listSubscriptionDraws as subscriptionEndpoint,
} from '@portal/contract/salary-draws';
import { sql } from 'kysely';
import type { CompanyScope } from '../../../access/scope.ts';
import { containing } from '../../../db/like.ts';
import { listOf, matches, readList } from '../../../db/list.ts';
import type { Page } from '../../../db/page.ts';
import type { Db } from '../../../db/tenant.ts';
import { DomainError } from '../../../http/domain-error.ts';

const drawList = listOf(
  drawFields,
  {
    employee: 'o.employee_name',
    productName: 'o.product_name',
    period: 'd.period',
    effectDate: 'd.effect_date',
    amount: 'd.amount',
    status: 'd.status',
  },
  'd.id',
  // Months of one person follow each other, whatever else the list is sorted by.
  { last: [{ ref: 'd.period', direction: 'asc' }] },
);

function draws(db: Db, scope: CompanyScope, q: string | undefined) {
  return db
    .selectFrom('salary_draws as d')
    .innerJoin('orders as o', 'o.id', 'd.order_id')
    .innerJoin('employees as e', 'e.id', 'd.employee_id')
    .leftJoin('salary_files as f', 'f.id', 'd.salary_file_id')
    .where('d.company_id', '=', scope.companyId)
    .$if(q !== undefined, (query) =>
      query.where(
        sql<boolean>`(o.employee_name || ' ' || o.product_name || ' ' || o.order_number || ' ' ||
          coalesce(e.employ_no, '')) ilike ${containing(q ?? '')}`,
      ),
    );
}

const fields = [
  'd.order_id',
  sql<string>`o.order_number::text`.as('order_number'),
  'd.employee_id',
  'o.employee_name',
  'e.employ_no',
  'o.product_name',
  'd.period',
  'd.effect_date',
  'd.kind',
  'd.units',
  'd.price_before_subsidy',
  'd.subsidy_month',
  'd.gross_amount',
  'd.net_amount',
  'd.amount',
  'd.currency',
  'd.status',
  'f.id as file_id',
  'f.batch',
  'f.type',
] as const;

const withFields = (query: ReturnType<typeof draws>) => query.select([...fields]);
type Row = Awaited<ReturnType<ReturnType<typeof withFields>['executeTakeFirstOrThrow']>>;

function toDraw(row: Row): FileDraw {
  const money = (amount: number) => ({ amount, currency: row.currency });
  return {
    orderId: row.order_id,
    orderNumber: row.order_number,
    employee: { id: row.employee_id, name: row.employee_name, employNo: row.employ_no },
    productName: row.product_name,
    period: row.period,
    effectDate: row.effect_date,
    kind: row.kind,
    units: row.units,
    priceBeforeSubsidy: money(row.price_before_subsidy),
    subsidyPerMonth: money(row.subsidy_month),
    grossDraw: money(row.gross_amount),
    netDraw: money(row.net_amount),
    amount: money(row.amount),
    status: row.status,
    file:
      row.file_id === null || row.batch === null || row.type === null
        ? null
        : { id: row.file_id, batch: row.batch, type: row.type },
  };
}

/** The draws that a file holds; the caller has checked that the file is the company's. */
export async function listFileDraws(
  db: Db,
  scope: CompanyScope,
  salaryFileId: string,
  query: QueryOf<typeof fileEndpoint>,
): Promise<Page<FileDraw>> {
  const page = await readList(
    db,
    drawList,
    draws(db, scope, query.q).where('d.salary_file_id', '=', salaryFileId),
    withFields,
    query,
  );
  return { ...page, data: page.data.map(toDraw) };
}

/** All draws of a subscription's orders; `subscription-not-found` when it is not the company's. */
export async function listSubscriptionDraws(
  db: Db,
  scope: CompanyScope,
  subscriptionId: string,
  query: QueryOf<typeof subscriptionEndpoint>,
): Promise<Page<FileDraw>> {
  await assertOwnSubscription(db, scope, subscriptionId);
  const filtered = draws(db, scope, query.q)
    .where('o.subscription_id', '=', subscriptionId)
    .$if(query.from !== undefined, (q) => q.where('d.effect_date', '>=', query.from ?? ''))
    .$if(query.to !== undefined, (q) => q.where('d.effect_date', '<=', query.to ?? ''))
    .$if(query.status !== undefined, (q) => q.where('d.status', '=', query.status ?? null))
    .$if(query.type !== undefined, (q) => q.where('f.type', '=', query.type ?? null));
  const page = await readList(db, drawList, filtered, withFields, query);
  return { ...page, data: page.data.map(toDraw) };
}

/** @throws `subscription-not-found` when it is not the company's */
export async function assertOwnSubscription(db: Db, scope: CompanyScope, subscriptionId: string): Promise<void> {
  const own = await db
    .selectFrom('subscriptions')
    .select('id')
    .where('id', '=', subscriptionId)
    .where('company_id', '=', scope.companyId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!own) throw new DomainError('subscription-not-found');
}

/** The draws of one person; the caller has checked that the person is the company's. */
export async function listEmployeeDraws(db: Db, scope: CompanyScope, employeeId: string): Promise<FileDraw[]> {
  const rows = await draws(db, scope, undefined)
    .where('d.employee_id', '=', employeeId)
    .select([...fields])
    .orderBy('d.period')
    .orderBy('o.order_number')
    .orderBy('d.id')
    .limit(employeeDrawsMax)
    .execute();
  return rows.map(toDraw);
}

/** Every draw of a file, for a download. */
export async function allFileDraws(db: Db, scope: CompanyScope, salaryFileId: string): Promise<FileDraw[]> {
  const rows = await draws(db, scope, undefined)
    .where('d.salary_file_id', '=', salaryFileId)
    .select([...fields])
    .orderBy(sql`e.employ_no collate "C"`)
    .orderBy('o.order_number')
    .orderBy('d.period')
    .orderBy('d.id')
    .execute();
  return rows.map(toDraw);
}

/** Which of these draws a list's filter lets through. */
export async function drawsMatching(
  db: Db,
  scope: CompanyScope,
  ids: readonly number[],
  filter: string,
): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const rows = await draws(db, scope, undefined)
    .where('d.id', 'in', [...ids])
    .where(matches(drawList, { filter }))
    .select('d.id')
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Draws of the company by the id that the server knows them by. */
export async function drawsById(db: Db, scope: CompanyScope, ids: readonly number[]): Promise<Map<number, FileDraw>> {
  if (ids.length === 0) return new Map();
  const rows = await draws(db, scope, undefined)
    .where('d.id', 'in', [...ids])
    .select(['d.id', ...fields])
    .execute();
  return new Map(rows.map(({ id, ...row }) => [id, toDraw(row)]));
}
