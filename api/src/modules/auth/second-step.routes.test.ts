import { Secret, TOTP } from 'otpauth';
import { givenAdmin, givenCompany, givenPassword, type Person } from '../../../test/given.ts';
import { apiSuite, dataOf } from '../../../test/test-app.ts';
import { unseal } from '../../access/sealed.ts';
import { newRecoveryCodes, stepOf } from './second-step.rules.ts';

const t = apiSuite();

const password = 'Correct-Horse-7';
const owner = (text: string, values: unknown[] = []) => t.database.owner.query(text, values);
const logIn = (email: string, code?: string) =>
  t.call('POST', '/auth/login', { body: { email, password, ...(code === undefined ? {} : { code }) } });
/** The app's code, `early` steps of 30 seconds from now. */
const codeOf = (secret: string, early = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + early * 30_000 });

async function adminWithApp(): Promise<{ person: Person; secret: string; recoveryCodes: string[] }> {
  const person = await givenAdmin(t);
  await givenPassword(t, person, password);
  const { secret, uri } = dataOf<{ secret: string; uri: string }>(
    await t.call('POST', '/user/second-step/start', { token: person.token, body: { password } }),
  );
  expect(uri).toContain(`secret=${secret}`);
  // The step before this one, so that the present code is still there for the login.
  const { recoveryCodes } = dataOf<{ recoveryCodes: string[] }>(
    await t.call('POST', '/user/second-step/confirm', { token: person.token, body: { code: codeOf(secret, -1) } }),
  );
  return { person, secret, recoveryCodes };
}

test('asked for only after it is confirmed; then the right password alone opens nothing', async () => {
  const person = await givenAdmin(t);
  await givenPassword(t, person, password);
  const start = await t.call('POST', '/user/second-step/start', { token: person.token, body: { password } });
  expect((await logIn(person.email)).status).toBe(200);
  const { secret } = dataOf<{ secret: string }>(start);
  expect(
    (await t.call('POST', '/user/second-step/confirm', { token: person.token, body: { code: '000000' } })).body,
  ).toMatchObject({ details: [{ path: 'code', key: 'incorrect-code' }] });
  expect(
    (await t.call('POST', '/user/second-step/confirm', { token: person.token, body: { code: codeOf(secret, -1) } }))
      .status,
  ).toBe(200);
  expect(await logIn(person.email)).toMatchObject({ status: 401, body: { message: 'second-step-required' } });
  expect((await logIn(person.email, codeOf(secret))).status).toBe(200);
  expect(await logIn(person.email, codeOf(secret))).toMatchObject({ status: 401, body: { message: 'incorrect-code' } });
  expect(dataOf(await t.call('GET', '/user/second-step', { token: person.token }))).toEqual({
    isOn: true,
    recoveryCodesLeft: 10,
  });
  expect((await t.call('POST', '/user/second-step/start', { token: person.token, body: { password } })).status).toBe(
    409,
  );
});

test('a wrong password is answered as without a second step', async () => {
  const { person } = await adminWithApp();
  const wrong = await t.call('POST', '/auth/login', {
    body: { email: person.email, password: 'wrong', code: '123456' },
  });
  expect(wrong).toMatchObject({ status: 401, body: { message: 'incorrect-email-or-password' } });
});

test('a recovery code opens the login once, however it is typed', async () => {
  const { person, recoveryCodes } = await adminWithApp();
  const [first = ''] = recoveryCodes;
  expect(new Set(recoveryCodes).size).toBe(10);
  expect((await logIn(person.email, ` ${first.toUpperCase().replaceAll('-', ' ')} `)).status).toBe(200);
  expect(await logIn(person.email, first)).toMatchObject({ body: { message: 'incorrect-code' } });
  expect(dataOf(await t.call('GET', '/user/second-step', { token: person.token }))).toEqual({
    isOn: true,
    recoveryCodesLeft: 9,
  });
  const { rows } = await owner(`select detail from audit_log where actor_id = $1 and action = 'session.opened'`, [
    person.userId,
  ]);
  expect(rows).toEqual([{ detail: { way: 'PASSWORD', secondStep: 'recovery' } }]);
});

test('of one code sent five times at once one wins', async () => {
  const { person, secret } = await adminWithApp();
  await owner(`delete from attempts`);
  const answers = await Promise.all(Array.from({ length: 5 }, () => logIn(person.email, codeOf(secret))));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('five wrong codes lock the second step, also for the right one', async () => {
  const { person, secret } = await adminWithApp();
  for (let n = 0; n < 5; n += 1)
    expect(await logIn(person.email, `00000${n}`)).toMatchObject({ body: { message: 'incorrect-code' } });
  expect(await logIn(person.email, codeOf(secret))).toMatchObject({
    status: 429,
    body: { message: 'too-many-requests' },
  });
});

test('a login link does not go past it, and is not used up by a wrong code', async () => {
  const { person, secret } = await adminWithApp();
  await t.call('POST', '/auth/magiclink', { body: { email: person.email } });
  const { rows } = await owner(`select text from outbox where kind = 'login-link' and to_address = $1`, [person.email]);
  const token = /validate-token\/([\w-]+)/.exec(JSON.stringify(rows))?.[1] ?? '';
  const use = (code?: string) =>
    t.call('POST', '/auth/validate-token', { body: { token, ...(code === undefined ? {} : { code }) } });
  expect(await use()).toMatchObject({ status: 401, body: { message: 'second-step-required' } });
  expect(await use('000000')).toMatchObject({ status: 401, body: { message: 'incorrect-code' } });
  expect((await use(codeOf(secret))).status).toBe(200);
});

test('turning it off needs the password, and is audited', async () => {
  const { person } = await adminWithApp();
  const off = (given: string) =>
    t.call('POST', '/user/second-step/turn-off', { token: person.token, body: { password: given } });
  expect((await off('wrong')).body).toMatchObject({
    details: [{ path: 'password', key: 'incorrect-email-or-password' }],
  });
  expect(dataOf(await off(password))).toEqual({ isOn: false });
  expect((await logIn(person.email)).status).toBe(200);
  const { rows } = await owner(
    `select action from audit_log where entity_id = $1 and action like 'user.second-step%' order by at, action desc`,
    [person.userId],
  );
  expect(rows.map(({ action }) => action as string)).toEqual([
    'user.second-step-turned-on',
    'user.second-step-turned-off',
  ]);
});

test('back office turns it off with its own password for a person without phone and codes, audited', async () => {
  const [{ person }, colleague] = [await adminWithApp(), await givenAdmin(t)];
  await givenPassword(t, colleague, password);
  const path = `/admin/users/${person.userId}`;
  const turnOff = (given: string) =>
    t.call('POST', `${path}/second-step/turn-off`, { token: colleague.token, body: { password: given } });
  expect(dataOf(await t.call('GET', path, { token: colleague.token }))).toMatchObject({ hasSecondStep: true });
  expect((await turnOff('wrong')).body).toMatchObject({
    details: [{ path: 'password', key: 'incorrect-email-or-password' }],
  });
  expect(await logIn(person.email)).toMatchObject({ body: { message: 'second-step-required' } });
  for (const _time of ['once', 'again']) expect(dataOf(await turnOff(password))).toEqual({ isOn: false });
  expect((await logIn(person.email)).status).toBe(200);
  expect(dataOf(await t.call('GET', `/admin/users?q=${person.email}`, { token: colleague.token }))).toMatchObject([
    { hasSecondStep: false },
  ]);
  const { rows } = await owner(
    `select actor_id from audit_log where entity_id = $1 and action = 'user.second-step-turned-off'`,
    [person.userId],
  );
  expect(rows).toEqual([{ actor_id: colleague.userId }]);
});

test('whose second step is turned off hears it by mail, in their language: once, and by whom', async () => {
  const [{ person: dane }, { person }, colleague] = [await adminWithApp(), await adminWithApp(), await givenAdmin(t)];
  await givenPassword(t, colleague, password);
  await owner(`update users set own_language = 'da-dk' where id = $1`, [dane.userId]);
  await owner(`update users set name = 'Karen Vest' where id = $1`, [colleague.userId]);
  for (const _time of ['once', 'again'])
    await t.call('POST', '/user/second-step/turn-off', { token: dane.token, body: { password } });
  await t.call('POST', `/admin/users/${person.userId}/second-step/turn-off`, {
    token: colleague.token,
    body: { password },
  });
  const told = async (email: string) => (await t.mails(email)).filter(({ kind }) => kind === 'second-step-off');
  expect(await told(dane.email)).toMatchObject([
    {
      subject: 'Det ekstra trin i dit login er slået fra',
      html: expect.stringContaining('lang="da"') as string,
      text: expect.stringContaining('Hvem: Dig selv') as string,
    },
  ]);
  expect(await told(person.email)).toMatchObject([
    {
      subject: 'The second step of your login was turned off',
      text: expect.stringContaining('Who: Karen Vest') as string,
    },
  ]);
  expect(await told(colleague.email)).toEqual([]);
});

test('the secret is stored sealed, for its owner only', async () => {
  const { person, secret } = await adminWithApp();
  const { rows } = await owner('select * from second_factors where user_id = $1', [person.userId]);
  const sealed = (rows as { sealed_secret: Buffer }[])[0]!.sealed_secret;
  expect(sealed.toString('latin1')).not.toContain(secret);
  expect(unseal(t.services.config, 'second-step', person.userId, sealed)).toBe(secret);
  expect(unseal(t.services.config, 'second-step', 'somebody else', sealed)).toBeUndefined();
  expect(
    unseal(
      { ...t.services.config, secretsKey: 'another key of at least 32 characters' },
      'second-step',
      person.userId,
      sealed,
    ),
  ).toBeUndefined();
});

test('is offered to every role', async () => {
  expect((await t.call('GET', '/user/second-step', { token: (await givenCompany(t)).token })).body).toMatchObject({
    data: { isOn: false },
  });
});

test('a code counts one step early or late, not two', () => {
  const secret = 'JBSWY3DPEHPK3PXP';
  const at = Date.UTC(2026, 10, 20, 8);
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at });
  expect(
    [-60_000, -30_000, 0, 30_000, 60_000].map(
      (shift) => stepOf(secret, `${code.slice(0, 3)} ${code.slice(3)}`, at + shift) === at / 30_000,
    ),
  ).toEqual([false, true, true, true, false]);
  expect(newRecoveryCodes()[0]).toMatch(/^([a-z2-9]{4}-){3}[a-z2-9]{4}$/);
});
