import * as contract from '@portal/contract/end-of-term';
import type { Endpoint } from '@portal/contract/endpoint';
import type { AdminScope, CompanyScope, SupplierScope } from '../../access/scope.ts';
import type { Context } from '../../http/context.ts';
import { DomainError } from '../../http/domain-error.ts';
import type { Router } from '../../http/route.ts';
import { sendFile } from '../../http/send-file.ts';
import { actorOf } from '../order-events/index.ts';
import { chooseEndOfTerm, endService, receiveReturn, type Acting } from './choose.service.ts';
import { endOfTermOf, toEndingOrder } from './end-of-term.mapping.ts';
import { findTerm, listEndings } from './end-of-term.queries.ts';
import { returnLabel } from './return-label.mapping.ts';

type Asking = Pick<Context<Endpoint>, 'session' | 'tenant' | 'now' | 'today' | 'requestId'>;
type OfOrder<Scope> = Asking & { scope: Scope; params: { orderId: string } };

const actingOf = ({ session, now, today, requestId }: Asking): Acting => ({
  actor: actorOf(session),
  now,
  today,
  requestId,
});

async function receive(context: OfOrder<CompanyScope | SupplierScope | AdminScope>) {
  const { scope, params, tenant } = context;
  await tenant((db) => receiveReturn(db, scope, params.orderId, actingOf(context)));
  return { id: params.orderId };
}

type Listing<Scope> = Pick<Asking, 'tenant' | 'today'> & { scope: Scope; query: contract.EndingFilter };

async function endings({ query, scope, tenant, today }: Listing<CompanyScope | SupplierScope>) {
  const { data, meta } = await tenant((db) => listEndings(db, scope, query, today));
  return { data: data.map((row) => toEndingOrder(row, scope)), meta };
}

/** Back office notes what has come back. */
export function adminEndOfTermRoutes(router: Router): void {
  router.route(contract.receiveReturn, receive);
}

/** A company sees who buys and who sends back, notes what has come back and ends running services. */
export function companyEndOfTermRoutes(router: Router): void {
  router.list(contract.listCompanyEndings, endings);
  router.route(contract.receiveCompanyReturn, receive);
  router.route(contract.endCompanyService, async (context) => {
    const { scope, params, tenant } = context;
    await tenant((db) => endService(db, scope, params.orderId, actingOf(context)));
    return { id: params.orderId };
  });
}

/** A supplier sees which of its items come back, and notes those that have. */
export function supplierEndOfTermRoutes(router: Router): void {
  router.list(contract.listSupplierEndings, endings);
  router.route(contract.receiveSupplierReturn, receive);
}

/** The employee's own choice at the end of a term (DECISIONS 40). */
export function employeeEndOfTermRoutes(router: Router): void {
  router.route(contract.getEndOfTerm, ({ params, scope, tenant, today }) =>
    tenant((db) => endOfTermOf(db, scope, params.orderId, today)),
  );
  router.route(contract.chooseEndOfTerm, (context) => {
    const { params, body, scope, thenNotify } = context;
    return thenNotify('tell-requests', (db) => chooseEndOfTerm(db, scope, params.orderId, body, actingOf(context)));
  });
  router.route(contract.downloadReturnLabel, async ({ params, scope, session, tenant, reply }) => {
    const term = await tenant((db) => findTerm(db, scope, params.orderId));
    if (!term) throw new DomainError('order-not-found');
    if (term.state !== 'RETURN') throw new DomainError('file-not-found');
    const { fileName, content } = await returnLabel(term, session.language);
    return sendFile(reply, fileName, content);
  });
}
