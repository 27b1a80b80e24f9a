import type { TaxDraft, TaxDraftRate, TaxRate } from '@portal/contract/tax-tables';
import { givenAdmin, givenCompany, type Person } from '../../../test/given.ts';
import { apiSuite, dataOf, type Answer } from '../../../test/test-app.ts';

const t = apiSuite({ now: '2026-11-17T09:00:00Z' });
let admin: Person;
beforeAll(async () => {
  admin = await givenAdmin(t);
});

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
  t.call(method, `/admin/taxtables${path}`, { token: admin.token, body });
const law = async (query: string) => dataOf<TaxRate[]>(await call('GET', query));
const start = async (country: string, validFrom: string) =>
  dataOf<TaxDraft>(await call('POST', '/drafts', { country, validFrom }));
const save = async ({ id, version, rates }: TaxDraft, changes: Partial<TaxDraftRate>[], reason = 'Rates of the year') =>
  call('PUT', `/drafts/${id}`, {
    version,
    reason,
    rates: rates.map((rate) => ({ ...rate, ...changes.find(({ code }) => code === rate.code) })),
  });
const publish = (answer: Answer) => {
  const { id, version } = dataOf<TaxDraft>(answer);
  return call('POST', `/drafts/${id}/publish`, { version });
};
const outcome = ({ status, body }: Answer) => [status, body.message];

test('2026 is shipped as RULES 1.1 has it', async () => {
  const rates = new Map(
    (await law('?country=DK&year=2026')).map(({ code, basisPoints, amount }) => [code, basisPoints ?? amount]),
  );
  expect(Object.fromEntries(rates)).toMatchObject({
    tax: 4_205,
    middleTax: 4_895,
    topTax: 5_585,
    topTopTax: 6_045,
    am: 800,
    vat: 2_500,
    phoneYearly: 350_000,
  });
});

test('a year is a draft until it is published, and can be withdrawn until its day', async () => {
  const shipped = await law('?country=DK');
  const draft = await start('DK', '2027-01-01');
  expect(draft.rates.find(({ code }) => code === 'phoneYearly')).toMatchObject({ amount: 350_000, currency: 'DKK' });
  expect(outcome(await call('POST', '/drafts', { country: 'DK', validFrom: '2027-01-01' }))).toEqual([
    409,
    'name-already-exists',
  ]);
  const saved = await save(draft, [{ code: 'phoneYearly', amount: 360_000 }]);
  expect(outcome(await save(draft, []))).toEqual([409, 'changed-by-someone-else']);
  expect(await law('?country=DK')).toEqual(shipped);
  // Every rate of a year is said anew, also those that go on.
  expect(dataOf(await publish(saved))).toEqual({ published: draft.rates.length });
  const published = await law('?country=DK&year=2027');
  expect(published.map(({ code, reason }) => [code, reason])).toEqual(
    published.map(({ code }) => [code, 'Rates of the year']),
  );
  expect(published.find(({ code }) => code === 'phoneYearly')).toMatchObject({ amount: 360_000, year: 2027 });
  expect(outcome(await publish(saved))).toEqual([404, 'not-found']);
  const again = await call('POST', '/withdraw', { country: 'DK', validFrom: '2027-01-01' });
  expect(dataOf<TaxDraft>(again).rates.find(({ code }) => code === 'phoneYearly')?.amount).toBe(360_000);
  expect(await law('?country=DK')).toEqual(shipped);
  await publish(again);
  t.clock.moveTo('2027-01-01T09:00:00Z');
  expect(outcome(await call('POST', '/withdraw', { country: 'DK', validFrom: '2027-01-01' }))).toEqual([
    409,
    'rate-in-force',
  ]);
  expect((await law('?country=DK&year=2027')).length).toBe(draft.rates.length);
  t.clock.moveTo('2026-11-17T09:00:00Z');
});

test('a correction has its own day from today on and a reason, and writes down only what it changes', async () => {
  expect(outcome(await call('POST', '/drafts', { country: 'SE', validFrom: '2026-11-16' }))).toEqual([
    400,
    'must-be-in-the-future',
  ]);
  const draft = await start('SE', '2026-11-17');
  expect((await publish(await save(draft, [{ code: 'tax', basisPoints: 3_300 }], ''))).body).toMatchObject({
    details: [{ path: 'reason', key: 'required' }],
  });
  const unchanged = await save({ ...draft, version: 2 }, []);
  expect(outcome(await publish(unchanged))).toEqual([409, 'invalid-data-provided']);
  const changed = await save({ ...draft, version: 3 }, [{ code: 'tax', basisPoints: 3_300 }], 'A municipality erred');
  expect(dataOf(await publish(changed))).toEqual({ published: 1 });
  const [correction, before] = (await law('?country=SE')).filter(({ code }) => code === 'tax');
  expect([correction?.validFrom, correction?.basisPoints, correction?.reason]).toEqual([
    '2026-11-17',
    3_300,
    'A municipality erred',
  ]);
  expect([before?.validFrom, before?.basisPoints]).toEqual(['2026-01-01', 3_240]);
});

test('a table without VAT, or with a rate that has no value, is not published', async () => {
  const draft = await start('DE', '2026-11-17');
  expect(draft.rates).toEqual([]);
  const withRates = async (version: number, rates: object[]) =>
    publish(await call('PUT', `/drafts/${draft.id}`, { version, reason: 'First table', rates }));
  const rate = { basisPoints: null, amount: null, currency: null, isEnded: false };
  expect((await withRates(1, [])).body).toMatchObject({
    message: 'rate-is-needed',
    details: [{ path: 'vat', key: 'rate-is-needed' }],
  });
  expect((await withRates(2, [{ ...rate, code: 'vat' }])).body).toMatchObject({
    details: [{ path: 'vat', key: 'required' }],
  });
  expect(dataOf(await withRates(3, [{ ...rate, code: 'vat', basisPoints: 0 }]))).toEqual({ published: 1 });
});

test('a share is from 0 to 100 %, an amount has a currency of the portal, and back office alone writes', async () => {
  const draft = await start('NO', '2027-01-01');
  expect((await save(draft, [{ code: 'vat', basisPoints: 25_000 }])).body).toMatchObject({
    details: [{ path: expect.stringMatching(/^rates\.\d\.basisPoints$/), key: 'percent-from-0-to-100' }],
  });
  expect(outcome(await save(draft, [{ code: 'phoneYearly', currency: 'XXX' }]))).toEqual([404, 'currency-not-found']);
  expect((await call('DELETE', `/drafts/${draft.id}`)).status).toBe(200);
  expect(outcome(await call('DELETE', `/drafts/${draft.id}`))).toEqual([404, 'not-found']);
  const { token } = await givenCompany(t);
  for (const [method, path] of [
    ['GET', ''],
    ['GET', '/drafts'],
    ['POST', '/drafts'],
  ] as const)
    expect((await t.call(method, `/admin/taxtables${path}`, { token, body: {} })).status).toBe(403);
});
