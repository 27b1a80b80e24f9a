import type { Endpoint } from '@portal/contract/endpoint';
import * as contract from '@portal/contract/rma-messages';
import type { RmaMessage } from '@portal/contract/rma-messages';
import type { Scope } from '../../access/scope.ts';
import type { Context } from '../../http/context.ts';
import type { Router } from '../../http/route.ts';
import { actorOf } from '../order-events/index.ts';
import { markRead, writeMessage } from './message.service.ts';
import { addPhoto, assertRoom, keepPhoto, photoPath } from './photo.service.ts';
import { rmaLabel } from './rma-label.service.ts';

type Own = { scope: Scope; params: { rmaId: string } } & Pick<
  Context<Endpoint>,
  'tenant' | 'session' | 'now' | 'today' | 'services'
>;

async function send({ scope, params, body, tenant, session, now, today, services }: Own & { body: RmaMessage }) {
  const acting = { actor: actorOf(session), now, today };
  await tenant((db) => writeMessage(db, scope, params.rmaId, body.text, acting));
  services.queue.notify({ kind: 'tell-requests' });
  return { id: params.rmaId };
}

async function read({ scope, params, tenant, now }: Own) {
  await tenant((db) => markRead(db, scope, params.rmaId, now));
  return { id: params.rmaId };
}

type Asked = Omit<Own, 'params'> & { params: { rmaId: string; no: string } } & Pick<Context<Endpoint>, 'reply'>;

/** The bytes as they were kept, for the page that asked with its token, and no cache on the way. */
async function show({ scope, params, tenant, services, reply }: Asked) {
  const path = await tenant((db) => photoPath(db, scope, params.rmaId, Number(params.no)));
  return reply
    .type('image/webp')
    .headers({ 'x-content-type-options': 'nosniff', 'cache-control': 'private, max-age=3600' })
    .send(await services.files.stream(path));
}

/** Messages and photos as the employee sends and reads them; the label of an item that is sent in. */
export function employeeConversationRoutes(router: Router): void {
  router.route(contract.sendOwnMessage, send);
  router.route(contract.readOwnMessages, read);
  router.route(contract.getOwnPhoto, show);
  router.route(contract.addOwnPhoto, async ({ scope, params, tenant, look, now, request, services }) => {
    await look((db) => assertRoom(db, scope, params.rmaId));
    const photo = await keepPhoto(request, services.files, params.rmaId);
    await tenant((db) => addPhoto(db, scope, params.rmaId, photo, now));
    return { id: params.rmaId };
  });
  router.route(contract.downloadRmaLabel, rmaLabel);
}

export function companyConversationRoutes(router: Router): void {
  router.route(contract.sendCompanyMessage, send);
  router.route(contract.readCompanyMessages, read);
  router.route(contract.getCompanyPhoto, show);
}

export function supplierConversationRoutes(router: Router): void {
  router.route(contract.sendSupplierMessage, send);
  router.route(contract.readSupplierMessages, read);
  router.route(contract.getSupplierPhoto, show);
  router.route(contract.addSupplierPhoto, async ({ scope, params, tenant, look, now, request, services }) => {
    await look((db) => assertRoom(db, scope, params.rmaId));
    const photo = await keepPhoto(request, services.files, params.rmaId);
    await tenant((db) => addPhoto(db, scope, params.rmaId, photo, now));
    return { id: params.rmaId };
  });
}

export function adminConversationRoutes(router: Router): void {
  router.route(contract.sendAnyMessage, send);
  router.route(contract.readAnyMessages, read);
  router.route(contract.getAnyPhoto, show);
}
