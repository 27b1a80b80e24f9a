import { quoteOf } from '@portal/contract/quote';
import { listEmployeeSubscriptions, listShopCatalogs, openSubscriptions } from '@portal/contract/shop-catalogs';
import { placeOrder as placeOrderEndpoint, quoteChoice } from '@portal/contract/shop-orders';
import { getShopFacets, getShopProduct, listShopProducts } from '@portal/contract/shop-products';
import { chooseTaxRate, getTaxChoice } from '@portal/contract/tax-choice';
import type { Router } from '../../http/route.ts';
import { listInvitations, markOpened } from './ordering-windows.queries.ts';
import { placeOrder } from './place-order.service.ts';
import { shopCatalogs, shopFacets, shopProducts } from './shop-list.service.ts';
import { assertChoice, openOffer, shopProduct } from './shop.service.ts';
import { keepTaxChoice, offeredRates, taxChoiceOf } from './tax-choice.queries.ts';

/** The employee's shop: what can be ordered today, what it costs a month, and the order itself. */
export function shopRoutes(router: Router): void {
  router.read(listEmployeeSubscriptions, ({ scope, tenant, today }) =>
    tenant(async (db) => {
      const invitations = await listInvitations(db, scope, today);
      return invitations.map(({ subscriptionId, addressId: _address, draws: _draws, ...invitation }) => ({
        id: subscriptionId,
        ...invitation,
      }));
    }),
  );
  router.route(openSubscriptions, ({ scope, tenant, now, today }) =>
    tenant(async (db) => ({ opened: await markOpened(db, scope, now, today) })),
  );
  router.read(listShopCatalogs, ({ scope, tenant, today }) => tenant((db) => shopCatalogs(db, scope, today)));
  router.read(listShopProducts, ({ query, scope, tenant, today }) =>
    tenant((db) => shopProducts(db, scope, today, query)),
  );
  router.read(getShopFacets, ({ query, scope, tenant, today }) => tenant((db) => shopFacets(db, scope, today, query)));
  router.read(getShopProduct, ({ params, query, scope, tenant, today }) =>
    tenant((db) => shopProduct(db, scope, today, params.productId, query.subscriptionId)),
  );
  router.route(getTaxChoice, ({ scope, tenant, today }) =>
    tenant(async (db) => ({ ...(await taxChoiceOf(db, scope)), ...(await offeredRates(db, scope, today)) })),
  );
  router.route(chooseTaxRate, ({ body, scope, tenant, now, today }) =>
    tenant(async (db) => {
      const kept = await keepTaxChoice(db, scope, body, now);
      return { ...kept, ...(await offeredRates(db, scope, today)) };
    }),
  );
  router.route(quoteChoice, ({ body, scope, tenant, today }) =>
    tenant(async (db) => {
      const { offer } = await openOffer(db, scope, today, body);
      assertChoice(offer, body);
      return quoteOf(offer, body, await taxChoiceOf(db, scope)).quote;
    }),
  );
  router.route(placeOrderEndpoint, async ({ body, scope, session, tenant, now, today, request, services }) => {
    const orderer = { userId: session.userId, name: session.name, ip: request.ip };
    const placed = await tenant((db) => placeOrder(db, scope, body, orderer, { now, today }));
    services.queue.notify({ kind: 'confirm-order', id: placed.id });
    return placed;
  });
}
