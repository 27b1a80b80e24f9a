import { givenAdmin, givenCompany, givenEmployee, type Person } from '../../../test/given.ts';
import { apiSuite, bodyOf, type Answer, type SignedIn, type TestApp } from '../../../test/test-app.ts';
import { buildApp } from '../../app.ts';
import { createPool } from '../../db/client.ts';
import { withSystem } from '../../db/tenant.ts';
import { inviteUser } from '../users/invitations.service.ts';

const t = apiSuite({ env: { LOGIN_LINKS_PER_HOUR: '1000', PUBLIC_URL: 'https://portal.example' } });

const ask = (email: string, more: object = {}, headers: Record<string, string> = {}) =>
  t.call('POST', '/auth/magiclink', { body: { email, ...more }, headers });
const use = (token: string, more: object = {}) => t.call('POST', '/auth/validate-token', { body: { token, ...more } });
const owner = (text: string, values: unknown[] = []) => t.database.owner.query(text, values);
const refused = { status: 401, body: { message: 'invalid-login-link' } };

async function tokenOf(email: string): Promise<string> {
  const mail = (await t.mails(email)).at(-1);
  return /validate-token\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

describe('asking for a login link', () => {
  test('T14: known and unknown addresses get the same answer; only the known one gets mail', async () => {
    const person = await givenAdmin(t);
    const linksOfOthers = async () =>
      (await owner(`select count(*)::int as links from magic_links where user_id <> $1`, [person.userId])).rows;
    const before = await linksOfOthers();
    const plain = ({ status, body }: Answer) => ({ status, body });
    expect(plain(await ask(person.email, { locale: 'da-dk' }))).toEqual(
      plain(await ask('nobody@else.example', { locale: 'da-dk' })),
    );
    expect(await t.mails('nobody@else.example')).toEqual([]);
    const [mail] = await t.mails(person.email);
    // In the language of its owner, not of the page that asked.
    expect(mail).toMatchObject({ kind: 'login-link', subject: 'Your login link' });
    expect(mail?.text).toContain('https://portal.example/auth/validate-token/');
    expect(await linksOfOthers()).toEqual(before);
  });

  test('T4: without a wish the mail follows the person; the address in it never follows the Host header', async () => {
    const person = await givenAdmin(t, { language: 'da-dk' });
    await ask(person.email, {}, { 'x-forwarded-host': 'evil.example', host: 'evil.example' });
    const [mail] = await t.mails(person.email);
    expect(mail?.subject).toBe('Dit loginlink');
    expect(mail?.html).not.toContain('evil.example');
  });

  test('T15: a fourth request beside three unused links answers alike, sends nothing, keeps the three', async () => {
    const person = await givenAdmin(t);
    for (const email of [person.email, 'ghost@else.example']) {
      const answers = [await ask(email), await ask(email), await ask(email), await ask(email)];
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    }
    const tokens = (await t.mails(person.email)).map(({ text }) => /validate-token\/([\w-]+)/.exec(text)?.[1] ?? '');
    expect(tokens).toHaveLength(3);
    for (const token of tokens) expect((await use(token)).status).toBe(200);
    await ask(person.email);
    expect(await t.mails(person.email)).toHaveLength(4);
  });

  test('a blocked person gets none', async () => {
    const person = await givenAdmin(t);
    await owner(`update users set status = 'BLOCKED' where id = $1`, [person.userId]);
    expect((await ask(person.email)).status).toBe(200);
    expect(await t.mails(person.email)).toEqual([]);
  });
});

describe('using a login link', () => {
  /**
   * A hundred uses of one link at once, in turn by each of these instances: how often each answer came, and the
   * sessions.
   */
  async function hundredUses(apps: TestApp['app'][], person: Person) {
    await owner(`delete from sessions where user_id = $1`, [person.userId]);
    await ask(person.email, { nonce: 'of-this-browser' });
    const payload = { token: await tokenOf(person.email), nonce: 'of-this-browser' };
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, n) =>
        apps[n % apps.length]?.inject({ method: 'POST', url: '/api/auth/validate-token', payload }),
      ),
    );
    const counted: Record<string, number> = {};
    for (const answer of answers) {
      const said = `${answer?.statusCode} ${answer?.json<{ message?: string }>().message ?? ''}`.trim();
      counted[said] = (counted[said] ?? 0) + 1;
    }
    return {
      counted,
      ...(await owner(`select count(*)::int as sessions from sessions where user_id = $1`, [person.userId])).rows[0],
    };
  }
  const oneSession = { counted: { 200: 1, '401 invalid-login-link': 99 }, sessions: 1 };

  test('T4: of 100 simultaneous uses exactly one opens a session, also on two instances that are slow', async () => {
    const pool = createPool({ url: t.database.url });
    const twin = await buildApp({ ...t.services, pool });
    const person = await givenAdmin(t);
    expect(await hundredUses([t.app, twin], person)).toEqual(oneSession);
    await owner(
      `create function slow_session() returns trigger language plpgsql as $$
        begin perform pg_sleep(2.3); return new; end $$;
        create trigger slow before insert on sessions for each row execute function slow_session()`,
    );
    const slowly = [await hundredUses([t.app], person), await hundredUses([t.app, twin], person)];
    await owner(`drop function slow_session() cascade`);
    await twin.close();
    await pool.end();
    expect(slowly).toEqual([oneSession, oneSession]);
  });

  test('answers user, token and userCheck', async () => {
    const person = await givenAdmin(t);
    await ask(person.email);
    const answer = await use(await tokenOf(person.email), { confirmed: true });
    expect(answer.body).toMatchObject({ user: { id: person.userId, userCheck: { valid: true, firstLogin: true } } });
    expect((await t.call('GET', '/auth/check-session', { token: bodyOf<SignedIn>(answer).token })).status).toBe(200);
  });

  test('T4: another browser must confirm; a refused attempt leaves the link good', async () => {
    const person = await givenAdmin(t);
    await ask(person.email, { nonce: 'mine' });
    const token = await tokenOf(person.email);
    const unconfirmed = { status: 409, body: { message: 'confirm-login-link' } };
    expect(await use(token, { nonce: 'another' })).toMatchObject(unconfirmed);
    expect(await use(token, { confirmed: false })).toMatchObject(unconfirmed);
    expect(await use('not-a-token', { confirmed: false })).toMatchObject(refused);
    expect((await use(token, { nonce: 'another', confirmed: true })).status).toBe(200);
  });

  test('T4: a newer request leaves the link good, only for 15 minutes, only what was sent', async () => {
    const person = await givenAdmin(t);
    await ask(person.email);
    const older = await tokenOf(person.email);
    await ask(person.email);
    const newer = await tokenOf(person.email);
    expect((await use(older)).status).toBe(200);
    await owner(`update magic_links set expires_at = now() - interval '1 second' where user_id = $1`, [person.userId]);
    expect(await use(newer)).toMatchObject(refused);
    expect(await use('not-a-token')).toMatchObject(refused);
  });

  test('T4: twenty GET and HEAD of the page address change nothing, then the person gets in', async () => {
    const person = await givenAdmin(t);
    await ask(person.email);
    const token = await tokenOf(person.email);
    for (let n = 0; n < 20; n += 1)
      await t.app.inject({ method: n % 2 ? 'GET' : 'HEAD', url: `/auth/validate-token/${token}` });
    expect((await use(token)).status).toBe(200);
  });

  test('a person blocked meanwhile is told so and the link stays unused', async () => {
    const person = await givenAdmin(t);
    await ask(person.email);
    await owner(`update users set status = 'BLOCKED' where id = $1`, [person.userId]);
    expect((await use(await tokenOf(person.email))).body).toMatchObject({ message: 'this-account-is-not-allowed' });
    expect((await owner(`select used_at from magic_links where user_id = $1`, [person.userId])).rows).toEqual([
      { used_at: null },
    ]);
  });

  test('an invitation opens the membership it is about', async () => {
    const [home, inviting] = [await givenCompany(t), await givenCompany(t, { name: 'Inviting A/S' })];
    const person = await givenEmployee(t, home.id);
    await withSystem(t.services.pool, (db) =>
      inviteUser(db, t.services, t.clock.now(), {
        email: person.email,
        name: person.name,
        language: 'en-us',
        role: 'company',
        companyId: inviting.id,
        invitedBy: 'Inviting A/S',
      }),
    );
    expect((await use(await tokenOf(person.email))).body).toMatchObject({
      user: { role: 'company', companyId: inviting.id },
    });
  });
});
