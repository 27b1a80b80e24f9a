import type { AssignableCatalog, Catalog, CatalogCompany } from '@portal/contract/catalogs';
import {
  givenAccessory,
  givenCatalog,
  givenCategory,
  givenProduct,
  givenSubscription,
} from '../../../test/given-goods.ts';
import {
  givenAdmin,
  givenCompany,
  givenSupplier,
  type GivenCompany,
  type GivenSupplier,
  type Person,
} from '../../../test/given.ts';
import { apiSuite, dataOf } from '../../../test/test-app.ts';

const t = apiSuite();
let telegros: GivenSupplier;
let other: GivenSupplier;
let backOffice: Person;
let nordlys: GivenCompany;
let foreign: GivenCompany;
let catalogId: string;
let otherCatalogId: string;
const unknownId = '00000000-0000-7000-8000-000000000000';

beforeAll(async () => {
  telegros = await givenSupplier(t, { name: 'TeleGros', isReseller: true });
  other = await givenSupplier(t, { name: 'Bordværk' });
  backOffice = await givenAdmin(t);
  nordlys = await givenCompany(t, { name: 'Nordlys A/S', supplierId: telegros.id });
  // It has a catalog of another supplier, and takes more.
  await t.database.owner.query('update company_settings set open_for_benefits = true where company_id = $1', [
    nordlys.id,
  ]);
  foreign = await givenCompany(t, { name: 'Company B' });
  catalogId = await givenCatalog(t, telegros.id);
  otherCatalogId = await givenCatalog(t, other.id);
});

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';
const ask = (method: Method, path: string, token: string, body?: unknown) => t.call(method, path, { token, body });
const data = async <T>(answer: ReturnType<typeof ask>) => dataOf<T>(await answer);
const refusal = async (answer: ReturnType<typeof ask>) => {
  const { status, body } = await answer;
  return [status, body.message];
};
const same = async (answers: ReturnType<typeof ask>[]) => {
  const [first, second] = await Promise.all(answers);
  expect({ ...first!.body, requestId: '' }).toEqual({ ...second!.body, requestId: '' });
  return [first!.status, first!.body.message];
};
const draft = { catalogName: 'Phones', displayName: 'Phones and PC', currency: 'DKK' };

test('a supplier adds, changes and deletes a catalog of its own', async () => {
  const created = await data<Catalog>(ask('POST', '/supplier/catalogs', telegros.token, { ...draft, sortOrder: 2 }));
  expect(created).toMatchObject({
    ...draft,
    sortOrder: 2,
    accessoriesEnabled: true,
    productCount: 0,
    companyCount: 0,
    categoryNames: [],
    version: 1,
  });
  const changed = await data<Catalog>(
    ask('PATCH', `/supplier/catalogs/${created.id}`, telegros.token, { version: 1, displayName: 'Phones 2027' }),
  );
  expect(changed).toMatchObject({ catalogName: 'Phones', displayName: 'Phones 2027', version: 2 });
  expect(
    await refusal(
      ask('PATCH', `/supplier/catalogs/${created.id}`, telegros.token, { version: 1, displayName: 'Late' }),
    ),
  ).toEqual([409, 'changed-by-someone-else']);
  expect((await ask('DELETE', `/supplier/catalogs/${created.id}`, telegros.token)).status).toBe(200);
  expect(await refusal(ask('GET', `/supplier/catalogs/${created.id}`, telegros.token))).toEqual([
    404,
    'catalog-not-found',
  ]);
});

test('names are required, each with its own key; a name is used once', async () => {
  const create = (change: object) => ask('POST', '/supplier/catalogs', telegros.token, { ...draft, ...change });
  expect(await refusal(create({ catalogName: ' ' }))).toEqual([400, 'catalog-name-is-required']);
  expect(await refusal(create({ displayName: '' }))).toEqual([400, 'display-name-is-required-to-show-it-to-customers']);
  const both = await create({ catalogName: '', displayName: '' });
  expect(both.body).toMatchObject({
    message: 'invalid-data-provided',
    details: [
      { path: 'catalogName', key: 'catalog-name-is-required' },
      { path: 'displayName', key: 'display-name-is-required-to-show-it-to-customers' },
    ],
  });
  expect(
    await refusal(ask('PATCH', `/supplier/catalogs/${catalogId}`, telegros.token, { version: 1, catalogName: '' })),
  ).toEqual([400, 'catalog-name-is-required']);
  expect((await create({ catalogName: 'Once' })).status).toBe(201);
  expect(await refusal(create({ catalogName: 'once' }))).toEqual([409, 'name-already-exists']);
  expect(await refusal(create({ catalogName: 'Yen', currency: 'JPY' }))).toEqual([404, 'currency-not-found']);
});

test('the list counts what customers see, names the categories and sorts', async () => {
  const id = await givenCatalog(t, telegros.id, [nordlys.id]);
  const where = { supplierId: telegros.id, catalogId: id, categoryId: await givenCategory(t, { name: 'Tablets' }) };
  await givenProduct(t, where);
  await givenProduct(t, where, { hidden: true });
  await givenAccessory(t, { supplierId: telegros.id, catalogId: id });
  const all = await data<Catalog[]>(ask('GET', '/supplier/catalogs?sort=displayName', telegros.token));
  expect(all.find((catalog) => catalog.id === id)).toMatchObject({
    productCount: 1,
    hiddenCount: 1,
    accessoryCount: 1,
    companyCount: 1,
    categoryNames: ['Tablets'],
    subscriptionCount: 0,
  });
  const names = all.map(({ displayName }) => displayName);
  expect(names).toEqual(names.toSorted((one, two) => one.localeCompare(two)));
  expect(
    await refusal(ask('PATCH', `/supplier/catalogs/${id}`, telegros.token, { version: 1, currency: 'SEK' })),
  ).toEqual([409, 'catalog-is-in-use']);
});

test('another supplier’s catalog answers like none, everywhere', async () => {
  const ids = [otherCatalogId, unknownId];
  for (const [method, path, body] of [
    ['GET', '', undefined],
    ['PATCH', '', { version: 1, displayName: 'Mine' }],
    ['DELETE', '', undefined],
    ['GET', '/companies', undefined],
    ['POST', '/companies', { companyIds: [nordlys.id] }],
    ['DELETE', `/companies/${nordlys.id}`, undefined],
  ] as const) {
    expect(await same(ids.map((id) => ask(method, `/supplier/catalogs/${id}${path}`, telegros.token, body)))).toEqual([
      404,
      'catalog-not-found',
    ]);
  }
  expect(
    (await data<Catalog[]>(ask('GET', '/supplier/catalogs', telegros.token))).some(({ id }) => id === otherCatalogId),
  ).toBe(false);
});

test('T6: a catalog that a reseller assigns to Nordlys is seen there and not by company B (scenario 4)', async () => {
  const assign = (companyIds: string[]) =>
    ask('POST', `/supplier/catalogs/${catalogId}/companies`, telegros.token, { companyIds });
  expect(await data(assign([nordlys.id]))).toEqual({ assigned: 1 });
  expect(await data(assign([nordlys.id]))).toEqual({ assigned: 0 });
  const logged = await t.database.owner.query(
    `select count(*)::int as n from audit_log where action = 'catalog.assigned' and entity_id = $1`,
    [catalogId],
  );
  expect(logged.rows).toEqual([{ n: 1 }]);
  expect(await same([foreign.id, unknownId].map((id) => assign([nordlys.id, id])))).toEqual([
    404,
    'company-or-catalog-does-not-exist',
  ]);
  expect((await data<{ id: string }[]>(ask('GET', '/company/catalogs', nordlys.token))).map(({ id }) => id)).toContain(
    catalogId,
  );
  expect(await data(ask('GET', '/company/catalogs', foreign.token))).toEqual([]);
  const assigned = await data<CatalogCompany[]>(
    ask('GET', `/supplier/catalogs/${catalogId}/companies`, telegros.token),
  );
  expect(assigned).toMatchObject([
    { id: nordlys.id, company_name: 'Nordlys A/S', openSubscriptions: 0, assignedAt: '2026-11-02T08:00:00.000Z' },
  ]);
  expect(await data(ask('GET', `/supplier/catalogs/${catalogId}/companies?assigned=false`, telegros.token))).toEqual(
    [],
  );
});

test('a supplier that is no reseller assigns nothing (scenario 3), and learns nothing by trying', async () => {
  const forbidden = [403, 'you-do-not-have-permission-to-do-this-action'];
  for (const id of [otherCatalogId, catalogId, unknownId]) {
    expect(
      await refusal(ask('POST', `/supplier/catalogs/${id}/companies`, other.token, { companyIds: [nordlys.id] })),
    ).toEqual(forbidden);
    expect(await refusal(ask('DELETE', `/supplier/catalogs/${id}/companies/${nordlys.id}`, other.token))).toEqual(
      forbidden,
    );
  }
  expect(await refusal(ask('POST', `/supplier/companies/${nordlys.id}/catalogs/reset`, other.token, {}))).toEqual(
    forbidden,
  );
});

test('a catalog that an open subscription offers can be neither unlinked, reset nor deleted', async () => {
  const [used, free] = [
    await givenCatalog(t, telegros.id, [nordlys.id]),
    await givenCatalog(t, telegros.id, [nordlys.id]),
  ];
  await givenSubscription(t, { companyId: nordlys.id, catalogId: used, employeeIds: [] });
  expect(await refusal(ask('DELETE', `/supplier/catalogs/${used}/companies/${nordlys.id}`, telegros.token))).toEqual([
    409,
    'catalog-is-in-use',
  ]);
  expect(await refusal(ask('DELETE', `/supplier/catalogs/${used}`, telegros.token))).toEqual([
    409,
    'catalog-is-in-use',
  ]);
  const ofCompany = await data<AssignableCatalog[]>(
    ask('GET', `/supplier/companies/${nordlys.id}/catalogs`, telegros.token),
  );
  expect(ofCompany.find(({ id }) => id === used)).toMatchObject({
    openSubscriptions: 1,
    assignedAt: expect.any(String),
  });
  expect(await data(ask('POST', `/supplier/companies/${nordlys.id}/catalogs/reset`, telegros.token))).toMatchObject({
    kept: 1,
  });
  const left = await data<AssignableCatalog[]>(
    ask('GET', `/supplier/companies/${nordlys.id}/catalogs`, telegros.token),
  );
  expect(left.filter(({ assignedAt }) => assignedAt !== null).map(({ id }) => id)).toEqual([used]);
  expect(await refusal(ask('DELETE', `/supplier/catalogs/${free}/companies/${nordlys.id}`, telegros.token))).toEqual([
    404,
    'company-or-catalog-does-not-exist',
  ]);
  t.clock.moveTo('2026-12-01T08:00:00Z');
  expect((await ask('DELETE', `/supplier/catalogs/${used}/companies/${nordlys.id}`, telegros.token)).status).toBe(200);
  t.clock.moveTo('2026-11-02T08:00:00Z');
});

test('the catalogs of another reseller’s company answer like those of none', async () => {
  for (const [method, path] of [
    ['GET', ''],
    ['POST', '/reset'],
  ] as const) {
    expect(
      await same(
        [foreign.id, unknownId].map((id) => ask(method, `/supplier/companies/${id}/catalogs${path}`, telegros.token)),
      ),
    ).toEqual([404, 'company-not-found']);
  }
});

test('back office keeps every supplier’s catalogs and assigns them to any company', async () => {
  const base = `/admin/suppliers/${other.id}`;
  const created = await data<Catalog>(
    ask('POST', `${base}/catalogs`, backOffice.token, { ...draft, catalogName: 'Desks' }),
  );
  expect(
    await data(ask('POST', `${base}/catalogs/${created.id}/companies`, backOffice.token, { companyIds: [foreign.id] })),
  ).toEqual({ assigned: 1 });
  expect(
    await data<CatalogCompany[]>(ask('GET', `${base}/catalogs/${created.id}/companies`, backOffice.token)),
  ).toMatchObject([{ company_name: 'Company B' }]);
  expect(await data<Catalog[]>(ask('GET', `${base}/catalogs`, backOffice.token))).toContainEqual(
    expect.objectContaining({ id: created.id, companyCount: 1 }),
  );
  expect((await ask('DELETE', `${base}/catalogs/${created.id}/companies/${foreign.id}`, backOffice.token)).status).toBe(
    200,
  );
  expect(
    await same([catalogId, unknownId].map((id) => ask('GET', `${base}/catalogs/${id}`, backOffice.token))),
  ).toEqual([404, 'catalog-not-found']);
  expect(await refusal(ask('GET', `/admin/suppliers/${unknownId}/catalogs`, backOffice.token))).toEqual([
    404,
    'supplier-not-found',
  ]);
  expect(await refusal(ask('GET', `${base}/catalogs`, telegros.token))).toEqual([
    403,
    'you-do-not-have-permission-to-do-this-action',
  ]);
});

test('every change of rights is in the audit log', async () => {
  const supplier = await givenSupplier(t, { isReseller: true });
  const company = await givenCompany(t, { supplierId: supplier.id });
  const own = (method: Method, path: string, body?: unknown) => ask(method, `/supplier${path}`, supplier.token, body);
  const { id } = await data<Catalog>(own('POST', '/catalogs', draft));
  await own('PATCH', `/catalogs/${id}`, { version: 1, displayName: 'Phones 2027' });
  for (const undo of [`/catalogs/${id}/companies/${company.id}`, `/companies/${company.id}/catalogs/reset`]) {
    await own('POST', `/catalogs/${id}/companies`, { companyIds: [company.id] });
    await own(undo.endsWith('reset') ? 'POST' : 'DELETE', undo);
  }
  await own('DELETE', `/catalogs/${id}`);
  const { rows } = await t.database.owner.query<{ action: string }>(
    `select action from audit_log where action like 'catalog%' and actor_id = $1 order by id`,
    [supplier.userId],
  );
  expect(rows.map(({ action }) => action)).toEqual([
    'catalog.created',
    'catalog.changed',
    'catalog.assigned',
    'catalog.unlinked',
    'catalog.assigned',
    'catalogs.reset',
    'catalog.deleted',
  ]);
});
