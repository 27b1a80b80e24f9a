import { Secret, TOTP } from 'otpauth';
import {
  givenAdmin,
  givenCompany,
  givenEmployee,
  givenPassword,
  givenSupplier,
  type Person,
} from '../../../test/given.ts';
import { password } from '../../../test/login-calls.ts';
import { apiSuite, bodyOf, dataOf, type SignedIn, type TestApp } from '../../../test/test-app.ts';

const codeOf = (secret: string, early = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + early * 30_000 });

async function setUp(t: TestApp, { token }: { token: string }): Promise<string> {
  const { secret } = dataOf<{ secret: string }>(
    await t.call('POST', '/user/second-step/start', { token, body: { password } }),
  );
  expect(
    (await t.call('POST', '/user/second-step/confirm', { token, body: { code: codeOf(secret, -1) } })).status,
  ).toBe(200);
  return secret;
}

describe.each([
  ['optional', []],
  ['admin', ['admin']],
  ['everybody', ['admin', 'supplier', 'company', 'employee']],
] as const)('SECOND_STEP=%s', (policy, demanded) => {
  const t = apiSuite({ env: { SECOND_STEP: policy } });
  let people: Record<'admin' | 'supplier' | 'company' | 'employee', Person>;
  beforeAll(async () => {
    const company = await givenCompany(t);
    people = {
      admin: await givenAdmin(t),
      supplier: await givenSupplier(t),
      company,
      employee: await givenEmployee(t, company.id),
    };
    for (const person of Object.values(people)) await givenPassword(t, person, password);
  });

  test.each(['admin', 'supplier', 'company', 'employee'] as const)('%s', async (role) => {
    const isDemanded = (demanded as readonly string[]).includes(role);
    const login = await t.call('POST', '/auth/login', { body: { email: people[role].email, password } });
    expect(login.body).toMatchObject({ user: { mustSetUpSecondStep: isDemanded } });
    const { token } = bodyOf<SignedIn>(login);
    const path =
      role === 'admin'
        ? '/admin/users'
        : role === 'supplier'
          ? '/supplier/users'
          : role === 'company'
            ? '/company/employees'
            : '/employee/orders';
    expect((await t.call('GET', path, { token })).body.message).toBe(isDemanded ? 'not-authorized' : undefined);
    // Offered to every role, and once it is on everything opens, for the session at hand and with a code for the next.
    const secret = await setUp(t, { token });
    expect((await t.call('GET', path, { token })).status).toBe(200);
    expect((await t.call('GET', '/auth/check-session', { token })).body).toMatchObject({
      data: { user: { mustSetUpSecondStep: false } },
    });
    expect((await t.call('POST', '/auth/login', { body: { email: people[role].email, password } })).body.message).toBe(
      'second-step-required',
    );
    expect(
      (await t.call('POST', '/auth/login', { body: { email: people[role].email, password, code: codeOf(secret) } }))
        .status,
    ).toBe(200);
  });
});
