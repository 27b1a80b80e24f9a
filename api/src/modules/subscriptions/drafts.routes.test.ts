import type { SavedDraft, SubscriptionDraftRow } from '@portal/contract/subscription-drafts';
import { givenMarket, type Market } from '../../../test/given-orders.ts';
import { subscriptionCalls } from '../../../test/subscription-calls.ts';
import { apiSuite, dataOf } from '../../../test/test-app.ts';
import { keepRetention } from '../../privacy/retention.ts';

const t = apiSuite();
let market: Market;
beforeAll(async () => {
  market = await givenMarket(t);
});
beforeEach(() => t.clock.moveTo('2026-11-02T08:00:00Z'));

const { ask, mobile } = subscriptionCalls(() => ({ t, market }));
const path = '/company/subscription-drafts';
const begin = async (fields: object = {}) =>
  dataOf<SubscriptionDraftRow>(
    await ask('POST', path, { step: 'basics', fields: { subscriptionName: 'Phones', ...fields } }),
  );

test('a half-filled subscription is kept, gone on with and created once', async () => {
  const draft = await begin();
  expect(draft).toMatchObject({ subscriptionName: 'Phones', step: 'basics', version: 1 });

  const { employees, catalogs, ...basics } = mobile();
  const more = { step: 'catalogs', fields: { ...basics, catalogs }, version: 1 };
  const changed = dataOf<SubscriptionDraftRow>(await ask('PATCH', `${path}/${draft.id}`, more));
  expect(changed).toMatchObject({ step: 'catalogs', version: 2 });
  const stale = await ask('PATCH', `${path}/${draft.id}`, more);
  expect([stale.status, stale.body.message]).toEqual([409, 'changed-by-someone-else']);

  const { fields } = dataOf<SavedDraft>(await ask('GET', `${path}/${draft.id}`));
  expect(fields).toMatchObject({ startDate: basics.startDate, catalogs });
  const whole = { ...fields, employees, draftId: draft.id };
  const answers = await Promise.all([
    ask('POST', '/company/subscriptions', whole),
    ask('POST', '/company/subscriptions', whole),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 404]);
  expect((await ask('GET', `${path}/${draft.id}`)).body.message).toBe('draft-not-found');
});

test('another company’s choices are refused as everywhere', async () => {
  const unknown = '00000000-0000-7000-8000-000000000000';
  const answer = await ask('POST', path, {
    step: 'catalogs',
    fields: { catalogs: [{ catalogId: unknown, subsidyYearly: 0 }] },
  });
  expect([answer.status, answer.body.message]).toEqual([404, 'catalog-not-in-your-company']);
});

test('the list shows the last saved first; thrown away or after 90 days it is gone', async () => {
  const first = await begin({ subscriptionName: 'First' });
  t.clock.moveTo('2026-11-03T08:00:00Z');
  const second = await begin({ subscriptionName: 'Second' });
  const listed = async () =>
    dataOf<SubscriptionDraftRow[]>(await ask('GET', path)).map(({ subscriptionName }) => subscriptionName);
  expect((await listed())[0]).toBe('Second');
  expect((await ask('DELETE', `${path}/${second.id}`)).status).toBe(200);
  expect(await listed()).not.toContain('Second');
  t.clock.moveTo('2027-02-01T08:00:00Z');
  await keepRetention(t.services);
  const gone = await ask('GET', `${path}/${first.id}`);
  expect([gone.status, gone.body.message]).toEqual([404, 'draft-not-found']);
});

test('a catalog that the company lost meanwhile is left out when one goes on', async () => {
  const { catalogs } = mobile();
  const draft = await begin({ catalogs });
  const [first] = catalogs;
  await t.database.owner.query('delete from catalog_assignments where catalog_id = $1 and company_id = $2', [
    first?.catalogId,
    market.company.id,
  ]);
  const opened = dataOf<SavedDraft>(await ask('GET', `${path}/${draft.id}`));
  expect(opened.fields.catalogs).toEqual([]);
});
