import type { Endpoint } from '@portal/contract/endpoint';
import * as contract from '@portal/contract/rma';
import type { RmaDetail } from '@portal/contract/rma';
import * as supplier from '@portal/contract/rma-supplier';
import { recordAudit } from '../../access/audit.ts';
import { assertOwnEmployee } from '../../access/own-employee.ts';
import type { Scope } from '../../access/scope.ts';
import type { Db } from '../../db/tenant.ts';
import type { Context } from '../../http/context.ts';
import type { Router } from '../../http/route.ts';
import { actorOf } from '../order-events/index.ts';
import { assertFilterIds } from '../orders/index.ts';
import { writeMessage } from './message.service.ts';
import { addInformation, answerExcess, decideRma } from './move-rma.service.ts';
import { reportRma, type Acting } from './report-rma.service.ts';
import { countQueues, listQueue, supplierRmaDetail } from './rma-queue.queries.ts';
import { rmaDetail, toRmaRow } from './rma.mapping.ts';
import { listRmas, listItems } from './rma.queries.ts';

const actingOf = ({ session, now, today }: Pick<Context<Endpoint>, 'session' | 'now' | 'today'>): Acting => ({
  actor: actorOf(session),
  now,
  today,
});

async function pageOf(db: Db, scope: Scope, query: contract.AdminRmaFilter & contract.CompanyRmaFilter) {
  const { data, meta } = await listRmas(db, scope, query);
  return { data: data.map((row) => toRmaRow(scope, row)), meta };
}

/** One change and its answer in one transaction; those who must know are told after it. */
async function changed(
  { thenNotify, scope }: Pick<Context<Endpoint>, 'thenNotify'> & { scope: Scope },
  work: (db: Db) => Promise<string>,
): Promise<RmaDetail> {
  return thenNotify('tell-requests', async (db) => rmaDetail(db, scope, await work(db)));
}

/** Supplier or back office decide; the audit keeps what they chose. */
async function decide(
  db: Db,
  context: Context<typeof contract.moveAnyRma> | Context<typeof supplier.moveSupplierRma>,
): Promise<void> {
  const { body, scope, now, requestId } = context;
  const { rmaId } = context.params;
  const { companyId, status, currency } = await decideRma(db, scope, rmaId, body, { ...actingOf(context), requestId });
  await recordAudit(db, { now, scope, requestId, companyId }, 'rma.moved', ['rma-request', rmaId], {
    from: status,
    to: body.to,
    currency,
    outcome: body.outcome,
    excess: body.excess,
  });
}

/** The employee reports, adds, answers (RULES 3.3); reachable after the exit date too. */
export function employeeRmaRoutes(router: Router): void {
  router.read(contract.listOwnRma, ({ query, scope, tenant }) => tenant((db) => pageOf(db, scope, query)));
  router.route(contract.listRmaItems, ({ scope, tenant }) =>
    tenant(async (db) =>
      (await listItems(db, scope)).flatMap(
        ({ orderId, orderNumber, productName, dispatchDate, allRiskExpirationDate }) =>
          dispatchDate === null ? [] : [{ orderId, orderNumber, productName, dispatchDate, allRiskExpirationDate }],
      ),
    ),
  );
  router.route(contract.getOwnRma, ({ params, scope, tenant }) => tenant((db) => rmaDetail(db, scope, params.rmaId)));
  router.route(contract.reportRma, (context) =>
    changed(context, (db) => reportRma(db, context.scope, context.body, actingOf(context))),
  );
  router.route(contract.addRmaInformation, (context) =>
    changed(context, async (db) => {
      await addInformation(db, context.scope, context.params.rmaId, context.body, actingOf(context));
      return context.params.rmaId;
    }),
  );
  router.route(contract.answerRma, (context) =>
    changed(context, async (db) => {
      await answerExcess(db, context.scope, context.params.rmaId, context.body, actingOf(context));
      return context.params.rmaId;
    }),
  );
}

/** A company sees and comments (RULES 3.3). */
export function companyRmaRoutes(router: Router): void {
  router.list(contract.listCompanyRma, ({ query, scope, tenant }) =>
    tenant(async (db) => {
      if (query.employeeId) await assertOwnEmployee(db, scope, query.employeeId);
      return pageOf(db, scope, query);
    }),
  );
  router.route(contract.getCompanyRma, ({ params, scope, tenant }) =>
    tenant((db) => rmaDetail(db, scope, params.rmaId)),
  );
  router.route(contract.commentRma, (context) =>
    changed(context, async (db) => {
      const { rmaId } = context.params;
      await writeMessage(db, context.scope, rmaId, context.body.text, actingOf(context));
      return rmaId;
    }),
  );
}

export function supplierRmaRoutes(router: Router): void {
  router.list(supplier.listSupplierRma, ({ query, scope, tenant, today }) =>
    tenant((db) => listQueue(db, scope, query, today)),
  );
  router.route(supplier.countSupplierRma, ({ scope, tenant, today }) => tenant((db) => countQueues(db, scope, today)));
  router.route(supplier.getSupplierRma, ({ params, scope, tenant, today }) =>
    tenant((db) => supplierRmaDetail(db, scope, params.rmaId, today)),
  );
  router.route(supplier.moveSupplierRma, async (context) => {
    const { scope, params, thenNotify, today } = context;
    return thenNotify('tell-requests', async (db) => {
      await decide(db, context);
      return supplierRmaDetail(db, scope, params.rmaId, today);
    });
  });
}

/** Back office decides about everything, and closes returns. */
export function adminRmaRoutes(router: Router): void {
  router.list(contract.listAllRma, ({ query, scope, tenant }) =>
    tenant(async (db) => {
      if (query.companyId) await assertFilterIds(db, scope, { companyId: query.companyId });
      return pageOf(db, scope, query);
    }),
  );
  router.route(contract.getAnyRma, ({ params, scope, tenant }) => tenant((db) => rmaDetail(db, scope, params.rmaId)));
  router.route(contract.moveAnyRma, (context) =>
    changed(context, async (db) => {
      await decide(db, context);
      return context.params.rmaId;
    }),
  );
}
