import type { NotificationPage } from '@portal/contract/notifications';
import type { TaxDraft } from '@portal/contract/tax-tables';
import { givenAdmin, givenCompany, type Person } from '../../../test/given.ts';
import { apiSuite, dataOf } from '../../../test/test-app.ts';
import { noteMissingYears } from './note-missing-years.job.ts';

const t = apiSuite({ now: '2026-11-30T09:00:00Z' });
let admin: Person;
beforeAll(async () => {
  admin = await givenAdmin(t);
  await givenCompany(t);
});

const told = async () =>
  dataOf<NotificationPage>(await t.call('GET', '/user/notifications', { token: admin.token })).notifications.map(
    ({ kind, name, isToDo, path }) => [kind, name, isToDo, path],
  );
const on = async (day: string) => {
  t.clock.moveTo(`${day}T09:00:00Z`);
  await noteMissingYears(t.services);
};

test('in December back office is told once of a country whose next year has no rates, until it has', async () => {
  await on('2026-11-30');
  expect(await told()).toEqual([]);
  await on('2026-12-01');
  await on('2026-12-02');
  expect(await told()).toEqual([['tax-year-missing', 'DK 2027', true, '/admin/taxtables']]);
  const call = (method: 'POST' | 'PUT', path: string, body: object) =>
    t.call(method, `/admin/taxtables/drafts${path}`, { token: admin.token, body });
  const { id, rates } = dataOf<TaxDraft>(await call('POST', '', { country: 'DK', validFrom: '2027-01-01' }));
  // A draft is no table yet.
  expect((await told())[0]?.[2]).toBe(true);
  await call('PUT', `/${id}`, { version: 1, rates, reason: 'Rates 2027' });
  await call('POST', `/${id}/publish`, { version: 2 });
  expect((await told())[0]?.[2]).toBe(false);
  await on('2027-12-01');
  expect((await told()).map(([, name]) => name)).toEqual(['DK 2028', 'DK 2027']);
});
