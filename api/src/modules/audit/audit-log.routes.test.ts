import { randomUUID } from 'node:crypto';
import type { AuditLine } from '@portal/contract/audit';
import { companyActions } from '@portal/contract/audit-actions';
import type { BulkResult } from '@portal/contract/product-bulk';
import { givenDispatchedOrder } from '../../../test/given-draws.ts';
import { givenCatalog, givenCategory, givenProduct } from '../../../test/given-goods.ts';
import { givenPayroll, type GivenPayroll } from '../../../test/given-payroll.ts';
import { givenAdmin, givenSupplier } from '../../../test/given.ts';
import { apiSuite, dataOf } from '../../../test/test-app.ts';
import { recordAudit } from '../../access/audit.ts';
import { companyScopeForJob } from '../../access/scope.ts';
import { verifyAudit } from '../../audit/verify-audit.ts';
import { withSystem } from '../../db/tenant.ts';
import { routeTable } from '../../http/route.ts';
import { i18nOf } from '../../i18n.ts';
import { lastWordOf } from './words/tell.mapping.ts';
import { listNames } from './words/things.mapping.ts';

const t = apiSuite();
let given: GivenPayroll;
let admin: { token: string; userId: string };
beforeAll(async () => {
  given = await givenPayroll(t);
  admin = await givenAdmin(t);
});

const lines = async (query: string, token = admin.token) => {
  const answer = await t.call('GET', `${token === admin.token ? '/admin/audit' : '/company/activity'}?${query}`, {
    token,
  });
  expect([query, answer.status]).toEqual([query, 200]);
  return dataOf<AuditLine[]>(answer);
};
test('T19: an act on many products is one line that opens, its undo another, in however many calls', async () => {
  const supplier = await givenSupplier(t);
  const [categoryId, catalogId] = [await givenCategory(t), await givenCatalog(t, supplier.id)];
  const product = () => givenProduct(t, { supplierId: supplier.id, catalogId, categoryId }, {});
  const ids = [await product(), await product(), await product()];
  const send = async (to: string, body: object) => {
    const path = `/supplier/catalogs/${catalogId}/products/${to}`;
    return dataOf<{ results: BulkResult[] }>(await t.call('POST', path, { token: supplier.token, body })).results;
  };
  const [hide, undo] = [randomUUID(), randomUUID()];
  const change = { hidden: true };
  const results = [
    ...(await send('changes', { productIds: ids.slice(0, 2), change, act: hide })),
    ...(await send('changes', { productIds: ids.slice(2), change, act: hide })),
  ];
  const rows = results.flatMap(({ before }) => before ?? []);
  await send('changes/undo', { rows: rows.slice(0, 2), act: undo });
  await send('changes/undo', { rows: rows.slice(2), act: undo });

  const found = await lines(`supplierId=${supplier.id}&action=product.changed`);
  expect(found.map(({ what, summary, count }) => [what.replace(/^.* changed/, 'changed'), summary, count])).toEqual([
    ['changed 3 products', 'Hidden in the shop: Yes → No', 3],
    ['changed 3 products', 'Hidden in the shop: No → Yes', 3],
  ]);
  const opened = await lines(`act=${found[1]!.id}`);
  expect(opened.map(({ entityId }) => entityId).sort()).toEqual([...ids].sort());
  expect(opened.every(({ what, count }) => / changed the product /.test(what) && count === 1)).toBe(true);
});

test('a search finds acts by what they are called in either language, by number, name and person', async () => {
  const orderId = await givenDispatchedOrder(t, given.company, given.bo, given.where, { first: '2028-01' });
  const { rows } = await t.database.owner.query<{ number: string }>(
    'select order_number::text as number from orders where id = $1',
    [orderId],
  );
  await withSystem(t.services.pool, (db) =>
    recordAudit(
      db,
      { now: t.clock.now(), scope: companyScopeForJob(given.company.id, '') },
      'order.dispatched',
      ['order', orderId],
      { dispatchDay: '2026-11-27', draws: 24 },
    ),
  );
  const found = async (q: string) =>
    (await lines(`q=${encodeURIComponent(q)}`)).map(({ action, entityId }) => [action, entityId]);
  for (const q of [rows[0]!.number, 'shipped', 'afsendt', `shipped ${rows[0]!.number}`, `afsendte ${given.bo.name}`])
    expect([q, await found(q)]).toEqual([q, expect.arrayContaining([['order.dispatched', orderId]])]);
  expect(await found(`blocked ${rows[0]!.number}`)).toEqual([]);
});

test('the kinds of act of a company are its own, by what they are called; others are refused', async () => {
  const answer = await t.call('GET', '/company/activity/actions', { token: given.company.token });
  const kinds = dataOf<{ action: string; label: string }[]>(answer);
  expect(kinds.map(({ action }) => action).sort()).toEqual([...companyActions].sort());
  expect(kinds.map(({ action }) => action)).not.toContain('tax-table.changed');
  expect(kinds).toContainEqual({ action: 'order.dispatched', label: 'Shipped an order' });
  const refused = await t.call('GET', '/company/activity?action=tax-table.changed', { token: given.company.token });
  expect(refused.status).toBe(400);
});

test('the file has the sentences of the page, in the reader’s language', async () => {
  const answer = await t.app.inject({
    url: '/api/admin/audit/export?action=order.dispatched',
    headers: { authorization: `Bearer ${admin.token}` },
  });
  const [head, ...rows] = answer.body.replace('\uFEFF', '').trim().split(/\r?\n/);
  expect(head).toMatch(/What happened.*What changed/);
  expect(rows.join('\n')).toMatch(/shipped order \d+/);
  expect(rows.join('\n')).not.toMatch(/order\.dispatched|dispatchDay/);
});

test('each list that can be taken home has a name in both languages', () => {
  const lists = routeTable(t.app).filter(({ path, response }) => response === null && path.endsWith('/export'));
  expect(lists.length).toBeGreaterThan(20);
  const nameless = lists.flatMap(({ path }) =>
    (['en-us', 'da-dk'] as const).flatMap((locale) => (listNames(i18nOf(locale))[lastWordOf(path)] ? [] : [path])),
  );
  expect(nameless).toEqual([]);
});

test('T19: the acts of lines change nothing of their seals', async () => {
  await t.runScheduledJobs();
  expect(await verifyAudit(t.services.pool, t.services.files)).toMatchObject({ finding: undefined });
});
