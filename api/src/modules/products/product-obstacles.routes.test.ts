import type { Product } from '@portal/contract/product-rows';
import { givenShop } from '../../../test/given-shop.ts';
import { givenAdmin } from '../../../test/given.ts';
import { apiSuite, dataOf } from '../../../test/test-app.ts';

const t = apiSuite({ now: '2026-11-20T09:00:00Z' });

test('a product says why nobody can order it, each reason by itself', async () => {
  const { where, phone, subscription } = await givenShop(t);
  const { token } = await givenAdmin(t);
  const change = (text: string, ...values: unknown[]) => t.database.owner.query(text, values);
  const obstacles = async () => {
    const path = `/admin/suppliers/${where.supplierId}/catalogs/${where.catalogId}/products/${phone}`;
    return dataOf<Product>(await t.call('GET', path, { token })).obstacles;
  };
  expect(await obstacles()).toEqual([]);
  await change('update products set hidden = true, price = 0 where id = $1', phone);
  await change('update categories set enabled = false where id = $1', where.categoryId);
  expect(await obstacles()).toEqual(['HIDDEN', 'NO_PRICE', 'CATEGORY_OFF']);
  await change('update products set hidden = false, price = 100 where id = $1', phone);
  await change('update categories set enabled = true where id = $1', where.categoryId);
  await change("update subscriptions set status = 'CLOSED' where id = $1", subscription);
  expect(await obstacles()).toEqual(['NOT_OFFERED']);
  await change('delete from catalog_assignments where catalog_id = $1', where.catalogId);
  expect(await obstacles()).toEqual(['NOT_ASSIGNED']);
});
