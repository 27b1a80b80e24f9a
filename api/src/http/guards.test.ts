import { givenCompany, givenEmployee, givenPerson, givenSupplier, type Person } from '../../test/given.ts';
import { apiSuite } from '../../test/test-app.ts';
import { buildApp } from '../app.ts';

/**
 * A session is what its row says now, also on an instance that answered it a moment ago and did not see the change
 * (SECURITY T3).
 */
const t = apiSuite();
let other: Awaited<ReturnType<typeof buildApp>>;
let company: Awaited<ReturnType<typeof givenCompany>>;
beforeAll(async () => {
  other = await buildApp(t.services);
  t.onClose(() => other.close());
  const supplier = await givenSupplier(t);
  company = await givenCompany(t, { supplierId: supplier.id });
});

const list = '/api/company/employees?pageSize=5';
const ask = async ({ token }: Pick<Person, 'token'>, url = list) => {
  const answer = await other.inject({ method: 'GET', url, headers: { authorization: `Bearer ${token}` } });
  return { status: answer.statusCode, message: answer.json<{ message?: string }>().message };
};
const owner = (text: string, values: unknown[]) => t.database.owner.query(text, values);

test.each([
  [
    'a logout',
    "update sessions set revoked_at = now(), revoked_cause = 'logout' where user_id = $1",
    401,
    'invalid token',
  ],
  ['a block', "update users set status = 'BLOCKED' where id = $1", 401, 'this-account-is-not-allowed'],
  [
    'idleness',
    "update sessions set last_seen_at = now() - interval '31 minutes' where user_id = $1",
    401,
    'jwt expired',
  ],
  ['age', "update sessions set created_at = now() - interval '13 hours' where user_id = $1", 401, 'jwt expired'],
  [
    'another role',
    "update memberships set role = 'admin', company_id = null where user_id = $1",
    403,
    'you-do-not-have-permission-to-do-this-action',
  ],
])('T3: %s counts from the next read on', async (_cause, change, status, message) => {
  const person = await givenPerson(t, { role: 'company', company_id: company.id });
  expect(await ask(person)).toMatchObject({ status: 200 });
  expect(await ask(person)).toMatchObject({ status: 200 });
  await owner(change, [person.userId]);
  expect(await ask(person)).toEqual({ status, message });
  // A caller without the right does not learn what is wrong with the request.
  expect(await ask(person, '/api/company/employees?pageSize=nonsense')).toEqual({ status, message });
});

test('T5: a person who moves to another company reads that company at once, and never both', async () => {
  const elsewhere = await givenCompany(t);
  await givenEmployee(t, company.id);
  const person = await givenPerson(t, { role: 'company', company_id: company.id });
  const rows = async () => {
    const answer = await other.inject({
      method: 'GET',
      url: '/api/company/employees?pageSize=100',
      headers: { authorization: `Bearer ${person.token}` },
    });
    return answer.json<{ data: { name: string }[] }>().data.length;
  };
  expect(await rows()).toBeGreaterThan(0);
  await owner('update memberships set company_id = $2 where user_id = $1', [person.userId, elsewhere.id]);
  expect(await rows()).toBe(0);
});
