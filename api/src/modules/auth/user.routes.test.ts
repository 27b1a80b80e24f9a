import { themePresets } from '@portal/contract/theme';
import { givenAdmin, givenCompany, givenPassword, givenSession, givenSupplier } from '../../../test/given.ts';
import { apiSuite, dataOf } from '../../../test/test-app.ts';
import { networkOf } from '../../access/attempts.ts';

const t = apiSuite();
const owner = (text: string, values: unknown[] = []) => t.database.owner.query(text, values);

test('the language is kept with the person', async () => {
  const { token } = await givenAdmin(t);
  expect((await t.call('GET', '/user/language', { token })).body).toEqual({ userLanguage: 'en-us' });
  expect((await t.call('POST', '/user/language', { token, body: { language: 'da-dk' } })).body).toEqual({
    userLanguage: 'da-dk',
  });
  expect((await t.call('GET', '/user/language', { token })).body).toEqual({ userLanguage: 'da-dk' });
  expect((await t.call('POST', '/user/language', { token, body: { language: 'sv-se' } })).status).toBe(400);
});

test('light or dark pages are kept with the person, for every session', async () => {
  const { token } = await givenAdmin(t);
  const chosen = async () =>
    dataOf<{ user: { colourMode: string } }>(await t.call('GET', '/auth/check-session', { token })).user.colourMode;
  expect(await chosen()).toBe('LIGHT');
  expect((await t.call('PUT', '/user/colour-mode', { token, body: { colourMode: 'DARK' } })).status).toBe(200);
  expect(await chosen()).toBe('DARK');
  expect((await t.call('PUT', '/user/colour-mode', { token, body: { colourMode: 'PINK' } })).status).toBe(400);
});

test('single-letter keys are switched off for one person, on every device', async () => {
  const [{ token }, other] = [await givenAdmin(t), await givenCompany(t)];
  const read = async (of: string) => (await t.call('GET', '/user/keys', { token: of })).body.data;
  expect(await read(token)).toEqual({ singleKeys: true });
  expect((await t.call('PUT', '/user/keys', { token, body: { singleKeys: false } })).body.data).toEqual({
    singleKeys: false,
  });
  expect([await read(token), await read(other.token)]).toEqual([{ singleKeys: false }, { singleKeys: true }]);
});

test('the own profile changes field by field, never over a newer version', async () => {
  const [{ token, userId }, other] = [await givenAdmin(t), await givenAdmin(t, { name: 'Untouched' })];
  const profile = dataOf<{ version: number }>(await t.call('GET', '/user/profile', { token }));
  const changed = await t.call('PATCH', '/user/profile', {
    token,
    body: { name: 'Jonas Bro', phone_number: '+45 12 34 56 78', version: profile.version },
  });
  expect(changed.body).toMatchObject({
    data: { name: 'Jonas Bro', phone_number: '+45 12 34 56 78', version: profile.version + 1 },
  });
  expect(
    (await t.call('PATCH', '/user/profile', { token, body: { name: 'Older', version: profile.version } })).body,
  ).toMatchObject({ message: 'changed-by-someone-else' });
  expect((await t.call('PATCH', '/user/profile', { token, body: { status: 'ACTIVE', version: 2 } })).status).toBe(400);
  expect(
    (await owner(`select name from users where id = any ($1) order by name`, [[userId, other.userId]])).rows,
  ).toEqual([{ name: 'Jonas Bro' }, { name: 'Untouched' }]);
});

describe('the own password', () => {
  const change = (token: string, body: object) => t.call('POST', '/user/password', { token, body });
  const good = 'Lang-Sætning-77';

  test('needs the current one, ends the other sessions and works from then on', async () => {
    const person = await givenAdmin(t);
    await givenPassword(t, person, 'Before-Horse-7');
    const elsewhere = await givenSession(t, person);
    expect(
      (await change(person.token, { currentPassword: 'wrong', password: good, passwordAgain: good })).body,
    ).toMatchObject({
      message: 'invalid-data-provided',
      details: [{ path: 'currentPassword', key: 'incorrect-email-or-password' }],
    });
    expect(
      (await change(person.token, { currentPassword: 'Before-Horse-7', password: good, passwordAgain: good })).status,
    ).toBe(200);
    expect((await t.call('GET', '/auth/check-session', { token: elsewhere })).body).toMatchObject({
      message: 'invalid token',
    });
    expect((await t.call('GET', '/auth/check-session', { token: person.token })).status).toBe(200);
    expect((await t.call('POST', '/auth/login', { body: { email: person.email, password: good } })).status).toBe(200);
  });

  test('T24: a person without a password sets one; one set by another person is replaced first', async () => {
    const invited = await givenAdmin(t);
    expect((await change(invited.token, { password: good, passwordAgain: good })).status).toBe(200);
    const reset = await givenCompany(t);
    await givenPassword(t, reset, 'Temporary-9');
    await owner(`update users set must_change_password = true where id = $1`, [reset.userId]);
    expect((await t.call('GET', '/auth/check-session', { token: reset.token })).body).toMatchObject({
      data: { user: { mustChangePassword: true } },
    });
    for (const address of ['/home', '/company/orders', '/search?q=anna'])
      expect(await t.call('GET', address, { token: reset.token })).toMatchObject({
        status: 403,
        body: { message: 'not-authorized' },
      });
    expect((await change(reset.token, { password: good, passwordAgain: good })).status).toBe(200);
    expect((await t.call('GET', '/auth/check-session', { token: reset.token })).body).toMatchObject({
      data: { user: { mustChangePassword: false } },
    });
    expect((await t.call('GET', '/home', { token: reset.token })).status).toBe(200);
  });

  test('of a login that is blocked meanwhile stays as it was, and the login blocked', async () => {
    const person = await givenAdmin(t);
    await givenPassword(t, person, 'Before-Horse-7');
    const before = (await owner(`select password_hash from users where id = $1`, [person.userId])).rows;
    const hold = await t.database.owner.connect();
    await hold.query('begin');
    await hold.query('select from users where id = $1 for update', [person.userId]);
    const answer = change(person.token, { currentPassword: 'Before-Horse-7', password: good, passwordAgain: good });
    while (
      (await owner(`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`))
        .rowCount === 0
    )
      await new Promise((next) => setTimeout(next, 5));
    await hold.query(`update users set status = 'BLOCKED' where id = $1`, [person.userId]);
    await hold.query('commit');
    hold.release();
    expect(await answer).toMatchObject({ status: 401, body: { message: 'this-account-is-not-allowed' } });
    expect((await owner(`select password_hash, status from users where id = $1`, [person.userId])).rows).toEqual([
      { ...before[0], status: 'BLOCKED' },
    ]);
  });

  test.each([
    [
      'the entries differ',
      { password: good, passwordAgain: 'Other-Sætning-77' },
      'passwordAgain',
      'passwords-do-not-match',
    ],
    ['too few groups', { password: 'abcdefgh1', passwordAgain: 'abcdefgh1' }, 'password', 'invalid-password'],
    ['common', { password: 'P@ssw0rd2026', passwordAgain: 'P@ssw0rd2026' }, 'password', 'common-password'],
  ])('is refused: %s', async (_name, body, path, key) => {
    const { token } = await givenAdmin(t);
    expect((await change(token, body)).body).toMatchObject({
      message: 'invalid-data-provided',
      details: [{ path, key }],
    });
  });

  test('T15: the own name, address and company, and a repetition, are refused with the reason', async () => {
    const company = await givenCompany(t, { name: 'Fyrholm A/S' });
    await owner(`update users set name = 'Inge Holst' where id = $1`, [company.userId]);
    for (const [password, key] of [
      ['Inge-lampe-Trappe-1', 'password-contains-own-words'],
      ['Vores-Fyrholm-hus-9', 'password-contains-own-words'],
      ['aaaaaaaaA1', 'password-too-guessable'],
    ] as const) {
      expect((await change(company.token, { password, passwordAgain: password })).body).toMatchObject({
        message: 'invalid-data-provided',
        details: [{ path: 'password', key }],
      });
    }
    expect((await change(company.token, { password: good, passwordAgain: good })).status).toBe(200);
  });
});

test('T15: a person has mail sent to a limited number of new addresses in an hour', async () => {
  const person = await givenAdmin(t);
  await givenPassword(t, person, 'Before-Horse-7');
  const change = (n: number) =>
    t.call('POST', '/user/email', {
      token: person.token,
      body: { email: `new${n}@stranger.example`, password: 'Before-Horse-7' },
    });
  const statuses: number[] = [];
  for (let n = 0; n <= t.services.config.loginLinksPerHour; n += 1) statuses.push((await change(n)).status);
  expect([new Set(statuses.slice(0, -1)), statuses.at(-1)]).toEqual([new Set([200]), 429]);
  const last = `new${t.services.config.loginLinksPerHour}@stranger.example`;
  expect((await owner(`select from outbox where to_address = $1`, [last])).rowCount).toBe(0);
});

test('own sessions are listed and the others ended; another person keeps theirs', async () => {
  const [person, other] = [await givenAdmin(t), await givenAdmin(t)];
  const elsewhere = await givenSession(t, person);
  const { body } = await t.call('GET', '/user/sessions', { token: person.token });
  expect(
    dataOf<{ isThisOne: boolean }[]>({ body })
      .map(({ isThisOne }) => isThisOne)
      .toSorted(),
  ).toEqual([false, true]);
  expect(
    (await t.call('POST', '/user/sessions/sign-out-others', { token: person.token, body: undefined })).body,
  ).toEqual({ data: { ended: 1 } });
  expect((await t.call('GET', '/auth/check-session', { token: elsewhere })).status).toBe(401);
  expect((await t.call('GET', '/auth/check-session', { token: other.token })).status).toBe(200);
});

describe('branding', () => {
  const { theme } = themePresets[1];
  const brand = (column: 'company_id' | 'supplier_id', id: string, supportEmail: string | null, withTheme: boolean) =>
    owner(
      `insert into brandings (${column}, theme, favicon, logo, reseller_logo, support_email)
        values ($1, $2, 'brand/f.png', $3, 'brand/r.png', $4)`,
      [id, withTheme ? JSON.stringify(theme) : null, `brand/${column}.png`, supportEmail],
    );
  const partiesOf = async (token: string) =>
    dataOf<{ company: { isReseller: boolean; branding: object } | null; supplier: { branding: object } | null }>(
      await t.call('GET', '/auth/check-session', { token }),
    );

  test('a company of a reseller sees its own parts, else the reseller’s', async () => {
    const supplier = await givenSupplier(t, { name: 'TeleGros', isReseller: true });
    await brand('supplier_id', supplier.id, null, true);
    const company = await givenCompany(t, { supplierId: supplier.id });
    expect((await partiesOf(company.token)).company).toMatchObject({
      isReseller: true,
      branding: { theme, logo: 'brand/r.png', supplierName: 'TeleGros', supportEmail: null },
    });
    await brand('company_id', company.id, 'help@nordlys.example', false);
    expect((await partiesOf(company.token)).company).toMatchObject({
      branding: {
        theme,
        logo: 'brand/company_id.png',
        resellerLogo: 'brand/r.png',
        supportEmail: 'help@nordlys.example',
      },
    });
    expect((await partiesOf(supplier.token)).supplier).toMatchObject({ isReseller: true, branding: { theme } });
  });

  test('without a reseller the default look, and only the support address of its own', async () => {
    const supplier = await givenSupplier(t);
    await brand('supplier_id', supplier.id, null, true);
    const company = await givenCompany(t, { supplierId: supplier.id });
    await brand('company_id', company.id, 'help@plain.example', true);
    expect((await partiesOf(company.token)).company).toMatchObject({
      isReseller: false,
      branding: { theme: null, favicon: null, logo: null, supportEmail: 'help@plain.example', supplierName: null },
    });
    expect((await partiesOf(supplier.token)).supplier).toMatchObject({ branding: { theme: null } });
    expect(await partiesOf((await givenAdmin(t)).token)).toMatchObject({ company: null, supplier: null });
  });
});

test.each([
  ['10.1.2.3', '10.1.2.3'],
  ['::ffff:10.1.2.3', '::ffff:10.1.2.3'],
  ['2001:db8:0:7:1::9', '2001:db8:0:7'],
  ['2001:db8::1', '2001:db8:0:0'],
])('T15: %s counts as %s', (ip, network) => {
  expect(networkOf(ip)).toBe(network);
});
