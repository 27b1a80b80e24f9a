import { createHash } from 'node:crypto';
import { bind } from '../../../test/binding-call.ts';
import { givenShop, type GivenShop } from '../../../test/given-shop.ts';
import { givenAdmin, givenCompany, type GivenCompany, type Person } from '../../../test/given.ts';
import { wordsOf } from '../../../test/pdf-words.ts';
import { apiSuite, dataOf } from '../../../test/test-app.ts';
import { contentHash, type AddendumFacts } from '../../pdf/addendum.ts';

const t = apiSuite({ now: '2026-11-17T09:00:00Z' });
let shop: GivenShop;
let other: GivenCompany;
let admin: Person;
let orderId: string;
beforeAll(async () => {
  shop = await givenShop(t);
  other = await givenCompany(t);
  admin = await givenAdmin(t);
  orderId = await orderIn(shop);
});

const orderIn = async ({ anna, choice }: GivenShop) => {
  const body = { ...choice, acceptedRules: true };
  return dataOf<{ id: string }>(await bind(t, '/employee/orders', { token: anna.token, body })).id;
};
type Hashes = { addendum: { sha256: string; contentSha256: string } | null; hasAddendum: boolean };
const read = async (path: string, token: string) => dataOf<Hashes>(await t.call('GET', path, { token }));
const fetchAs = (portal: string, token: string, id = orderId) =>
  t.call('GET', `/${portal}/orders/${id}/addendum`, { token });

test('an addendum fetched before the worker wrote it has the same bytes for each role and each time', async () => {
  const shop = await givenShop(t);
  const orderId = await orderIn(shop);
  expect(await read(`/company/orders/${orderId}`, shop.nordlys.token)).toMatchObject({
    hasAddendum: true,
    addendum: null,
  });
  const copies = [
    await fetchAs('company', shop.nordlys.token, orderId),
    await fetchAs('employee', shop.anna.token, orderId),
    await fetchAs('admin', admin.token, orderId),
    await fetchAs('company', shop.nordlys.token, orderId),
  ];
  expect(copies.map(({ status, headers }) => [status, headers['content-type']])).toEqual(
    copies.map(() => [200, 'application/pdf']),
  );
  const sha256 = createHash('sha256').update(copies[0]!.raw).digest('hex');
  expect(copies.every(({ raw }) => raw.equals(copies[0]!.raw))).toBe(true);
  for (const [path, token] of [
    [`/company/orders/${orderId}`, shop.nordlys.token],
    [`/employee/orders/${orderId}`, shop.anna.token],
    [`/admin/orders/${orderId}`, admin.token],
  ] as const) {
    expect(await read(path, token)).toMatchObject({
      hasAddendum: true,
      addendum: { sha256, contentSha256: expect.stringMatching(/^[0-9a-f]{64}$/) },
    });
  }
});

test('the PDF names supplier, day and address, and the fingerprint of its content in one piece', async () => {
  const words = wordsOf((await fetchAs('company', shop.nordlys.token)).raw);
  const { addendum } = await read(`/company/orders/${orderId}`, shop.nordlys.token);
  for (const text of ['17 November 2026', 'Anna, Havnegade 1, 8000 Aarhus', addendum!.contentSha256]) {
    expect(words).toContain(text);
  }
});

test('the PDF says what it costs in all, before tax and in the net pay, tax on the benefit included', async () => {
  const words = wordsOf((await fetchAs('company', shop.nordlys.token)).raw).replaceAll(/\s+/g, ' ');
  expect(words).toContain('For 24 months, DKK 5,494.32 in all');
  expect(words).toContain(
    'In the net pay about DKK 6,127.44 falls away in all, estimated at 42.05 % tax; DKK 2,943.60 is',
  );
});

test('the PDF writes down how VAT that the employer cannot deduct comes into the month', async () => {
  const shop = await givenShop(t);
  const owner = t.database.owner;
  await owner.query('update categories set deductible_vat_percent = 0, percentage = 0 where id = $1', [
    shop.where.categoryId,
  ]);
  await owner.query('update products set price = 1600000 where id = $1', [shop.phone]);
  const words = wordsOf((await fetchAs('employee', shop.anna.token, await orderIn(shop))).raw).replaceAll(/\s/g, '');
  expect(words).toContain(
    'DKK16,000.00+VATthattheemployercannotdeductDKK4,000.00=DKK20,000.00;DKK20,000.00/24=DKK833.33',
  );
});

test('an addendum of another company, and one that never was, answer alike; a supplier has no way to it', async () => {
  const missing = '00000000-0000-4000-8000-000000000000';
  const answers = [
    await fetchAs('company', other.token),
    await fetchAs('company', other.token, missing),
    await fetchAs('employee', shop.bo.token),
    await fetchAs('employee', shop.bo.token, missing),
    await fetchAs('admin', admin.token, missing),
  ];
  expect(answers.map(({ status, body }) => [status, body.message])).toEqual(
    answers.map(() => [404, 'order-not-found']),
  );
  expect((await fetchAs('company', shop.anna.token)).status).toBe(403);
  expect((await fetchAs('supplier', shop.nordlys.token)).status).toBe(404);
});

test('an order without an addendum says so', async () => {
  const proposed = await bind(t, '/company/proposals', {
    token: shop.nordlys.token,
    body: { ...shop.choice, employeeId: shop.bo.id },
  });
  const { id } = dataOf<{ id: string }>(proposed);
  expect(await fetchAs('company', shop.nordlys.token, id)).toMatchObject({
    status: 404,
    body: { message: 'file-not-found' },
  });
  expect(await read(`/company/orders/${id}`, shop.nordlys.token)).toMatchObject({ hasAddendum: false, addendum: null });
});

test('the fingerprint changes with every accepted fact and not with the order of stored keys', () => {
  const money = { amount: 1, currency: 'DKK' };
  const quoteOf = (facts: object) => facts as AddendumFacts['quote'];
  const facts = {
    locale: 'en-us',
    orderNumber: 100_001,
    companyName: 'Nordlys',
    vatNo: '1',
    employeeName: 'Anna',
    employNo: '1042',
    firstPeriod: '2027-01',
    quote: quoteOf({ months: 24, total: money }),
    rulesText: 'Use only.',
    rulesVersion: 1,
    addendumVersion: 2,
    supplierName: 'TeleGros',
    orderedOn: '2026-11-17',
    delivery: 'Havnegade 1',
    acceptedAt: new Date('2026-11-17T09:00:00Z'),
    acceptedIp: '127.0.0.1',
  } satisfies AddendumFacts;
  const changes: Partial<AddendumFacts>[] = [
    { locale: 'da-dk' },
    { orderNumber: 2 },
    { companyName: 'X' },
    { vatNo: '2' },
    { employeeName: 'X' },
    { employNo: '2' },
    { firstPeriod: '2027-02' },
    { quote: quoteOf({ months: 24, total: { ...money, amount: 2 } }) },
    { rulesText: 'X' },
    { rulesVersion: 2 },
    { addendumVersion: 3 },
    { supplierName: 'X' },
    { orderedOn: '2026-11-18' },
    { delivery: 'X' },
    { acceptedAt: new Date('2026-11-17T09:00:01Z') },
    { acceptedIp: '::1' },
  ];
  expect(changes.flatMap((change) => Object.keys(change)).toSorted()).toEqual(Object.keys(facts).toSorted());
  expect(new Set([facts, ...changes.map((change) => ({ ...facts, ...change }))].map(contentHash)).size).toBe(
    1 + changes.length,
  );
  expect(contentHash({ ...facts, quote: quoteOf({ total: { currency: 'DKK', amount: 1 }, months: 24 }) })).toBe(
    contentHash(facts),
  );
});
