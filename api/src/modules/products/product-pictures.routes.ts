import type { adminProducts, supplierProducts } from '@portal/contract/products';
import { catalogOwner as ownerOf, requireOwnedCatalog } from '../../access/catalog-owner.ts';
import { asUpload } from '../../access/uploads-at-work.ts';
import type { Context } from '../../http/context.ts';
import type { Router } from '../../http/route.ts';
import { getAccessory } from './accessories.queries.ts';
import { addArchive, itemsByName, keepArchive, readArchive } from './picture-archive.service.ts';
import type { Item } from './product-pictures.queries.ts';
import { addPicture, changePictures, keepUpload } from './product-pictures.service.ts';
import { getProduct } from './products.queries.ts';

type Endpoints = typeof supplierProducts | typeof adminProducts;
type Here = Pick<Context<Endpoints['addArchive']>, 'scope' | 'params'>;
type Uploading = Pick<Context<Endpoints['addArchive']>, 'session' | 'request' | 'reply' | 'services'>;

const targetOf = ({ scope, params }: Here, item: Item) => ({
  owner: ownerOf(scope, params),
  catalogId: params.catalogId,
  item,
});
const productOf = (params: { productId: string }): Item => ({ kind: 'product', id: params.productId });
const accessoryOf = (params: { accessoryId: string }): Item => ({ kind: 'accessory', id: params.accessoryId });

const received = ({ session, request, reply, services }: Uploading) =>
  asUpload(services.pool, session.userId, reply, () => keepUpload(request, services.files));

/** Pictures of products and accessories, one by one and as a ZIP; both answer the item as its form shows it. */
export function registerPictures(router: Router, endpoints: Endpoints): void {
  router.route(endpoints.addPicture, async (context) => {
    const { params, tenant, now } = context;
    const kept = await received(context);
    const target = targetOf(context, productOf(params));
    return tenant(async (db) => getProduct(db, await addPicture(db, target, kept, context), params.productId, now));
  });

  router.route(endpoints.arrangePictures, (context) => {
    const { params, body, tenant, now } = context;
    const target = targetOf(context, productOf(params));
    return tenant(async (db) => getProduct(db, await changePictures(db, target, body, context), params.productId, now));
  });

  router.route(endpoints.addAccessoryPicture, async (context) => {
    const { params, tenant } = context;
    const kept = await received(context);
    const target = targetOf(context, accessoryOf(params));
    return tenant(async (db) => getAccessory(db, await addPicture(db, target, kept, context), params.accessoryId));
  });

  router.route(endpoints.arrangeAccessoryPictures, (context) => {
    const { params, body, tenant } = context;
    const target = targetOf(context, accessoryOf(params));
    return tenant(async (db) => getAccessory(db, await changePictures(db, target, body, context), params.accessoryId));
  });

  router.route(
    endpoints.addArchive,
    async ({ params, scope, session, request, reply, services, tenant, look, now, requestId }) => {
      const owner = ownerOf(scope, params);
      const items = await look(async (db) => itemsByName(db, await requireOwnedCatalog(db, owner, params.catalogId)));
      const read = await asUpload(services.pool, session.userId, reply, async () =>
        keepArchive(services.files, await readArchive(request), items),
      );
      return tenant(async (db) =>
        addArchive(db, owner, await requireOwnedCatalog(db, owner, params.catalogId), read, { now, requestId }),
      );
    },
  );
}
