import type { SessionUser } from '@portal/contract/auth';
import type { NotificationPage } from '@portal/contract/notifications';
import {
  givenAdmin,
  givenCompany,
  givenEmployee,
  givenPerson,
  insert,
  type GivenCompany,
  type Person,
} from '../../../test/given.ts';
import { apiSuite, dataOf } from '../../../test/test-app.ts';
import { keepRetention } from '../../privacy/retention.ts';

const t = apiSuite({ now: '2026-11-25T08:00:00Z' }, { perTest: true });
let mette: GivenCompany;
let colleague: Person;
let other: GivenCompany;
let admin: Person;
beforeEach(async () => {
  [mette, other, admin] = [await givenCompany(t), await givenCompany(t), await givenAdmin(t)];
  colleague = await givenPerson(t, { role: 'company', company_id: mette.id });
});

/** One for each instant, told to this person. */
const tell = (person: Person, instants: string[]) =>
  insert(t, (db) =>
    db
      .insertInto('notifications')
      .values(
        instants.map((at) => ({
          user_id: person.userId,
          membership_id: person.membershipId,
          kind: 'salary-file-made' as const,
          subject_id: person.userId,
          created_at: new Date(at),
          in_portal: true,
        })),
      )
      .returning('id')
      .execute(),
  );
const list = async ({ token }: { token: string }, query = '') =>
  dataOf<NotificationPage>(await t.call('GET', `/user/notifications${query}`, { token }));
const mark = ({ token }: { token: string }, ids?: string[]) =>
  t.call('POST', '/user/notifications/read', { token, body: ids ? { ids } : {} });
const unread = async ({ token }: { token: string }) =>
  dataOf<{ user: SessionUser }>(await t.call('GET', '/auth/check-session', { token })).user.unread;
const days = (count: number) => Array.from({ length: count }, (_, n) => `2026-11-${String(n + 1).padStart(2, '0')}`);

test('the list goes on below its last one, and the counts are of all of it', async () => {
  await tell(mette, days(24));
  const first = await list(mette);
  expect(first.notifications).toHaveLength(20);
  expect([first.hasMore, first.counts]).toEqual([true, { all: 24, unread: 24, 'to-do': 0 }]);
  expect(first.notifications[0]?.createdAt).toBe('2026-11-24T00:00:00.000Z');
  const rest = await list(mette, `?before=${first.notifications.at(-1)?.id}`);
  expect(rest.notifications.map(({ createdAt }) => createdAt.slice(0, 10))).toEqual(days(4).reverse());
  expect(rest.hasMore).toBe(false);
});

test('read ones are no longer unread, here and in what the session check says', async () => {
  const [one] = await tell(mette, days(3));
  expect(await unread(mette)).toBe(3);
  expect(dataOf(await mark(mette, [one!.id]))).toEqual({ unread: 2 });
  expect((await list(mette, '?show=unread')).notifications).toHaveLength(2);
  expect(dataOf(await mark(mette))).toEqual({ unread: 0 });
  expect([await unread(mette), (await list(mette)).counts]).toEqual([0, { all: 3, unread: 0, 'to-do': 0 }]);
});

test('they are the own ones of this role: for all others, back office too, they are not there', async () => {
  const [{ id } = { id: '' }] = await tell(mette, days(1));
  const anna = await givenEmployee(t, mette.id);
  for (const person of [colleague, other, admin, anna]) {
    expect((await list(person)).notifications).toEqual([]);
    expect((await mark(person, [id])).body.message).toBe('not-found');
    expect((await t.call('GET', `/user/notifications?before=${id}`, { token: person.token })).status).toBe(404);
    expect(dataOf(await mark(person))).toEqual({ unread: 0 });
  }
  expect(await unread(mette)).toBe(1);
  // The same login in another role.
  const second = await insert(t, (db) =>
    db.insertInto('memberships').values({ user_id: mette.userId, role: 'admin' }).returning('id').execute(),
  );
  await insert(t, (db) =>
    db.updateTable('sessions').set({ membership_id: second[0]!.id }).where('user_id', '=', mette.userId).execute(),
  );
  expect([await unread(mette), (await list(mette)).counts.all]).toEqual([0, 0]);
});

test('who looks on as the person sees none of them and marks none', async () => {
  await tell(mette, days(2));
  const body = { membershipId: mette.membershipId, reason: 'Case 4471', minutes: 15 };
  const { token } = dataOf<{ token: string }>(await t.call('POST', '/admin/see-as', { token: admin.token, body }));
  expect([await unread({ token }), (await list({ token })).counts.all]).toEqual([0, 0]);
  expect((await mark({ token })).body.message).toBe('see-as-is-read-only');
  expect(await unread(mette)).toBe(2);
});

test('read ones go after 90 days, all with the membership', async () => {
  await tell(mette, ['2026-08-01', '2026-11-01']);
  await mark(mette);
  await tell(mette, ['2026-08-02', '2025-11-01']);
  await tell(colleague, days(1));
  await keepRetention(t.services);
  const left = (await list(mette)).notifications.map(({ createdAt }) => createdAt.slice(0, 10));
  expect(left).toEqual(['2026-11-01', '2026-08-02']);
  await t.database.owner.query('delete from sessions where user_id = $1', [mette.userId]);
  await t.database.owner.query('delete from memberships where id = $1', [mette.membershipId]);
  const { rows } = await t.database.owner.query('select user_id from notifications');
  expect(rows).toEqual([{ user_id: colleague.userId }]);
});
