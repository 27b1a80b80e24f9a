import { neededRates } from '@portal/contract/tax-draft-rules';
import { isEnd, taxCodes, type TaxCode, type TaxDraft, type TaxRate } from '@portal/contract/tax-tables';
import { givenAdmin, givenCompany, type Person } from '../../../test/given.ts';
import { apiSuite, dataOf, type Answer } from '../../../test/test-app.ts';

/** Every rate that a country has, and every way in which somebody might try to undo it. */
const t = apiSuite({ now: '2026-11-17T09:00:00Z' });
const tomorrow = '2026-11-18';
let admin: Person;
beforeAll(async () => {
  admin = await givenAdmin(t);
  for (const country of ['DK', 'SE', 'NO'])
    await t.database.owner.query('update companies set country = $1 where id = $2', [
      country,
      (await givenCompany(t)).id,
    ]);
});

const call = (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, body?: object) =>
  t.call(method, `/admin/taxtables${path}`, { token: admin.token, body });
const law = async (country: string) => dataOf<TaxRate[]>(await call('GET', `?country=${country}`));
const outcome = ({ status, body }: Answer) => [status, body.message];

/** The rate in a draft of that day as `change` says, published; the draft goes where that is refused. */
async function publish(country: string, validFrom: string, code: TaxCode, change: object): Promise<Answer> {
  const draft = dataOf<TaxDraft>(await call('POST', '/drafts', { country, validFrom }));
  const rates = draft.rates.map((rate) => (rate.code === code ? { ...rate, ...change } : rate));
  const saved = await call('PUT', `/drafts/${draft.id}`, { version: 1, reason: 'Tried', rates });
  if (saved.status !== 200) return saved;
  const published = await call('POST', `/drafts/${draft.id}/publish`, { version: 2 });
  if (published.status !== 200) await call('DELETE', `/drafts/${draft.id}`);
  return published;
}

/** A country that has the rate. */
const countryOf = (code: TaxCode): string => (code === 'bicycleFreeYearly' ? 'SE' : 'DK');

describe.each(taxCodes)('%s', (code) => {
  const country = countryOf(code);
  const versions = async () => (await law(country)).filter((rate) => rate.code === code);

  test('no call deletes or changes what counts', async () => {
    const before = await versions();
    expect(before.length).toBeGreaterThan(0);
    for (const { id, validFrom } of before) {
      expect((await call('DELETE', `/${id}`)).status).toBe(404);
      expect((await call('PATCH', `/${id}`, { version: 1, basisPoints: 1, amount: 1 })).status).toBe(404);
      expect((await call('PUT', `/${id}`, { version: 1 })).status).toBe(404);
      expect(outcome(await call('POST', '/withdraw', { country, validFrom }))).toEqual([409, 'rate-in-force']);
      expect(outcome(await call('POST', '/drafts', { country, validFrom }))).toEqual([400, 'must-be-in-the-future']);
    }
    expect(await versions()).toEqual(before);
  });

  test('a change is a new version, and what was before it stays', async () => {
    const before = await versions();
    const [newest] = before;
    const value = newest?.basisPoints === null ? { amount: (newest.amount ?? 0) + 100 } : { basisPoints: 1_234 };
    expect((await publish(country, tomorrow, code, value)).status).toBe(200);
    const after = await versions();
    expect(after[0]).toMatchObject({ validFrom: tomorrow, reason: 'Tried', ...value });
    expect(after.slice(1)).toEqual(before);
    expect((await call('POST', '/withdraw', { country, validFrom: tomorrow })).status).toBe(200);
    expect(await versions()).toEqual(before);
    const drafts = dataOf<TaxDraft[]>(await call('GET', '/drafts'));
    for (const { id } of drafts) await call('DELETE', `/drafts/${id}`);
  });

  test('it ends with a version of its own, or not at all where companies need it', async () => {
    const before = await versions();
    const answer = await publish(country, '2026-12-01', code, { isEnded: true });
    if (neededRates.includes(code)) {
      expect([...outcome(answer), answer.body.details]).toEqual([
        409,
        'rate-is-needed',
        [{ path: code, key: 'rate-is-needed' }],
      ]);
      expect(await versions()).toEqual(before);
      return;
    }
    expect(answer.status).toBe(200);
    const after = await versions();
    expect(after[0]).toMatchObject({ validFrom: '2026-12-01' });
    expect(after[0] && isEnd(after[0])).toBe(true);
    expect(after.slice(1)).toEqual(before);
    expect((await call('POST', '/withdraw', { country, validFrom: '2026-12-01' })).status).toBe(200);
    for (const { id } of dataOf<TaxDraft[]>(await call('GET', '/drafts'))) await call('DELETE', `/drafts/${id}`);
  });
});

test('no endpoint writes a rate but by publishing and withdrawing', () => {
  const writing = t.app.portalRoutes.filter(({ method, path }) => method !== 'GET' && path.includes('taxtables'));
  expect(writing.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual([
    'DELETE /admin/taxtables/drafts/:taxDraftId',
    'POST /admin/taxtables/drafts',
    'POST /admin/taxtables/drafts/:taxDraftId/publish',
    'POST /admin/taxtables/preview',
    'POST /admin/taxtables/withdraw',
    'PUT /admin/taxtables/drafts/:taxDraftId',
  ]);
});

test('VAT ends where no company is, and then none can be created there', async () => {
  await t.database.owner.query("update companies set country = 'DK' where country = 'NO'");
  expect((await publish('NO', '2026-12-01', 'vat', { isEnded: true })).status).toBe(200);
  await t.database.owner.query("update companies set country = 'NO' where id = (select id from companies limit 1)");
  expect(outcome(await call('POST', '/withdraw', { country: 'NO', validFrom: '2026-12-01' }))[0]).toBe(200);
});
