import { fullTest } from '../../../test/full-test.ts';
import { givenAdmin, givenCompany, givenEmployee, givenPassword, givenSupplier } from '../../../test/given.ts';
import { loginCalls, password, withoutRequestId } from '../../../test/login-calls.ts';
import { apiSuite, bodyOf, type SignedIn } from '../../../test/test-app.ts';

const t = apiSuite({ env: { LOGIN_FAILURES_PER_ACCOUNT: '10' } });

const { logIn, check, owner, admin } = loginCalls(() => t);

describe('logging in with a password', () => {
  test('answers the user and a token that opens the session', async () => {
    const person = await admin();
    const answer = await logIn(person.email.toUpperCase());
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      user: {
        id: person.userId,
        email: person.email,
        role: 'admin',
        roles: ['ADMIN'],
        membershipId: person.membershipId,
      },
    });
    expect(JSON.stringify(answer.body)).not.toMatch(/argon2|hash/i);
    expect((await check(bodyOf<SignedIn>(answer).token)).status).toBe(200);
  });

  test('the first login makes a pending person and employee active and notes when', async () => {
    const company = await givenCompany(t);
    const anna = await givenEmployee(t, company.id);
    await givenPassword(t, anna, password);
    await owner(`update users set status = 'PENDING' where id = $1`, [anna.userId]);
    await owner(`update employees set status = 'PENDING' where id = $1`, [anna.id]);
    expect((await logIn(anna.email)).body).toMatchObject({
      user: { status: 'ACTIVE', employeeId: anna.id, companyId: company.id },
    });
    const { rows } = await owner(
      `select u.status, e.status as employee, u.last_successful_login is not null as noted from users u
        join employees e on e.user_id = u.id where u.id = $1`,
      [anna.userId],
    );
    expect(rows).toEqual([{ status: 'ACTIVE', employee: 'ACTIVE', noted: true }]);
  });

  test('T14: unknown address, wrong password, no password, blocked with a wrong password: one answer', async () => {
    const person = await admin();
    const withoutPassword = await givenAdmin(t);
    const blocked = await admin();
    await owner(`update users set status = 'BLOCKED' where id = $1`, [blocked.userId]);
    const answers = [
      await logIn('nobody@else.example'),
      await logIn(person.email, 'wrong'),
      await logIn(withoutPassword.email),
      await logIn(blocked.email, 'wrong'),
    ];
    for (const answer of answers)
      expect(withoutRequestId(answer)).toEqual({ status: 401, message: 'incorrect-email-or-password', requestId: '' });
  });

  fullTest('T14: an unknown address takes as long as a wrong password', async () => {
    const person = await admin();
    const time = async (email: string) => {
      const start = performance.now();
      await logIn(email, 'wrong');
      return performance.now() - start;
    };
    const samples = { known: [] as number[], unknown: [] as number[] };
    for (let n = 0; n < 9; n += 1) {
      samples.known.push(await time(person.email));
      samples.unknown.push(await time(`nobody${n}@else.example`));
    }
    // The quickest of each: what else the machine does makes the others longer.
    const [known, unknown] = [Math.min(...samples.known), Math.min(...samples.unknown)];
    expect(unknown).toBeGreaterThan(known * 0.5);
    expect(unknown).toBeLessThan(known * 2);
  });

  test('T14: only after the right password is a block named', async () => {
    const company = await givenCompany(t);
    const [blockedUser, blockedEmployee, inBlockedCompany] = [
      await givenEmployee(t, company.id),
      await givenEmployee(t, company.id),
      await givenEmployee(t, (await givenCompany(t)).id),
    ];
    const supplier = await givenSupplier(t);
    for (const person of [blockedUser, blockedEmployee, inBlockedCompany, supplier])
      await givenPassword(t, person, password);
    await owner(`update users set status = 'BLOCKED' where id = $1`, [blockedUser.userId]);
    await owner(`update employees set status = 'BLOCKED' where id = $1`, [blockedEmployee.id]);
    await owner(`update companies set status = 'BLOCKED' where id = $1`, [inBlockedCompany.companyId]);
    await owner(`update suppliers set deleted_at = now() where id = $1`, [supplier.id]);
    expect(withoutRequestId(await logIn(blockedUser.email))).toMatchObject({
      status: 401,
      message: 'this-account-is-not-allowed',
    });
    expect(withoutRequestId(await logIn(blockedEmployee.email))).toMatchObject({
      status: 403,
      message: 'employee-is-blocked',
    });
    expect(withoutRequestId(await logIn(inBlockedCompany.email))).toMatchObject({
      status: 401,
      message: 'this-account-is-not-allowed',
    });
    expect(withoutRequestId(await logIn(supplier.email))).toMatchObject({
      status: 401,
      message: 'this-account-is-not-allowed',
    });
  });

  test('the private address opens the membership only after the exit date and a confirming link', async () => {
    const company = await givenCompany(t);
    const anna = await givenEmployee(t, company.id);
    await givenPassword(t, anna, password);
    await owner(`update employees set email_private = 'anna@home.example', exit_date = '2026-12-31' where id = $1`, [
      anna.id,
    ]);
    expect((await logIn('anna@home.example')).status).toBe(401);
    expect((await logIn(anna.email)).status).toBe(200);
    t.clock.moveTo('2027-01-02T08:00:00Z');
    expect((await logIn('anna@home.example')).status).toBe(401);
    await owner(`update employees set private_confirmed_at = now() where id = $1`, [anna.id]);
    expect((await logIn('Anna@Home.example')).body).toMatchObject({ user: { employeeId: anna.id } });
    // Only after the right password is the way in named.
    expect((await logIn(anna.email)).body).toMatchObject({
      message: 'this-account-is-not-allowed',
      details: [{ path: 'email', key: 'use-your-private-email' }],
    });
    const guessed = await t.call('POST', '/auth/login', { body: { email: anna.email, password: 'Another-1-guess' } });
    expect(guessed.body).toMatchObject({ message: 'incorrect-email-or-password' });
    expect(guessed.body.details ?? []).toEqual([]);
    t.clock.moveTo('2026-11-02T08:00:00Z');
  });

  test('an unknown key in the body is refused', async () => {
    expect(
      (await t.call('POST', '/auth/login', { body: { email: 'a@b.example', password: 'x', role: 'admin' } })).status,
    ).toBe(400);
  });
});
