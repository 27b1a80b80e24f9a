import { givenAdmin, givenCompany, givenPassword, type GivenCompany, type GivenSupplier } from '../../../test/given.ts';
import { givenReseller, identityCalls } from '../../../test/identity-calls.ts';
import { password } from '../../../test/login-calls.ts';
import { dataOf, type TestApp } from '../../../test/test-app.ts';

let t: TestApp;
let supplier: GivenSupplier;
let nordlys: GivenCompany;
beforeAll(async () => {
  ({ t, supplier, nordlys } = await givenReseller());
});
afterAll(() => t.close());
afterEach(() => t.clock.moveTo('2026-11-02T08:00:00Z'));

const { from, tokenIn, use, ask, post, invite, fresh } = identityCalls(() => t);

describe('a stranger cannot lock an owner out', () => {
  const device = 'k'.repeat(43);

  test('failures from another network do not lock the owner; a known device passes on the same network', async () => {
    const person = await givenAdmin(t);
    await givenPassword(t, person, password);
    expect((await from('10.4.0.1', '/auth/login', { email: person.email, password, device })).status).toBe(200);
    for (let n = 0; n < 12; n += 1) await from('10.4.0.2', '/auth/login', { email: person.email, password: 'wrong' });
    const locked = await from('10.4.0.2', '/auth/login', { email: person.email, password });
    expect(locked.status).toBe(429);
    expect(Number(locked.headers['retry-after'])).toBeGreaterThan(30);
    expect((await from('10.4.0.2', '/auth/login', { email: person.email, password, device })).status).toBe(200);
    expect((await from('10.4.0.3', '/auth/login', { email: person.email, password })).status).toBe(200);
  });

  test('many networks slow strangers, not a device that logged in before; its own failures count', async () => {
    const person = await givenAdmin(t);
    await givenPassword(t, person, password);
    await from('10.5.0.1', '/auth/login', { email: person.email, password, device });
    for (let n = 0; n < 101; n += 1)
      await from(`10.5.1.${n}`, '/auth/login', { email: person.email, password: 'wrong' });
    expect((await from('10.5.2.1', '/auth/login', { email: person.email, password })).status).toBe(429);
    expect((await from('10.5.2.1', '/auth/login', { email: person.email, password, device })).status).toBe(200);
    for (let n = 0; n < 10; n += 1)
      await from('10.5.2.1', '/auth/login', { email: person.email, password: 'wrong', device });
    expect((await from('10.5.2.1', '/auth/login', { email: person.email, password, device })).status).toBe(429);
  });

  test('links that a stranger asks for refuse the owner none, and void none', async () => {
    const person = await givenAdmin(t);
    await ask(person.email);
    const own = await tokenIn(person.email);
    for (let n = 0; n < 20; n += 1)
      expect((await from('10.6.0.1', '/auth/magiclink', { email: person.email })).status).toBe(200);
    expect((await use(own)).status).toBe(200);
  });
});

describe('a stranger does not learn who has an account', () => {
  test.each([
    ['a user of a supplier', () => ['/supplier/users', supplier.token] as const, {}],
    [
      'an administrator of a company by its reseller',
      () => [`/supplier/companies/${nordlys.id}/admins`, supplier.token] as const,
      {},
    ],
    ['an employee', () => ['/company/employees', nordlys.token] as const, { employee: true }],
  ])(
    '%s looks the same whether the address has a login elsewhere or not',
    async (_name, where, { employee = false }: { employee?: boolean }) => {
      const known = await givenCompany(t, { name: 'Elsewhere' });
      await t.database.owner.query(
        `update users set name = 'Peder Ås', last_successful_login = now() - interval '1 year',
          created_at = '2020-01-01' where id = $1`,
        [known.userId],
      );
      const [path, token] = where();
      const seen: unknown[] = [];
      for (const email of [known.email, fresh('unknown')]) {
        const created = await post(
          path,
          token,
          employee
            ? { name: 'Typed Name', email, employNo: fresh('m').slice(0, 12) }
            : { name: 'Typed Name', email, language: 'en-us' },
        );
        const { id } = dataOf<{ id: string }>(created);
        if (employee) await invite(token, { employeeIds: [id] });
        const one = await t.call('GET', `${path}/${id}`, { token });
        const list = dataOf<{ id: string }[]>(await t.call('GET', `${path}?pageSize=200`, { token })).find(
          (row) => row.id === id,
        );
        const mask = (value: unknown) =>
          JSON.parse(
            JSON.stringify(value)
              .replaceAll(id, 'id')
              .replaceAll(email, 'email')
              .replaceAll(/"(createdAt|invitedAt|employNo)":"[^"]*"/g, '"$1":"…"'),
          ) as unknown;
        seen.push({
          status: created.status,
          created: mask(created.body.data),
          one: mask(one.body.data),
          list: mask(list),
        });
        // UUIDv7 carries its time: an id as old as the login would tell of it.
        expect(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)).toBeGreaterThan(Date.now() - 60_000);
      }
      expect(seen[0]).toEqual(seen[1]);
    },
  );
});
