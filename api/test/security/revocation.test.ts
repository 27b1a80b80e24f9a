import { buildApp } from '../../src/app.ts';
import { doWork } from '../../src/jobs/work.ts';
import {
  givenAdmin,
  givenCompany,
  givenEmployee,
  givenPassword,
  givenPerson,
  givenSession,
  givenSupplier,
  type Person,
} from '../given.ts';
import { apiSuite, type TestApp } from '../test-app.ts';

/**
 * Two instances of the API on one database: what one does to a session, both follow at the next request (SECURITY T3).
 */
const t = apiSuite();
let twin: Awaited<ReturnType<typeof buildApp>>;
let admin: Person;
beforeAll(async () => {
  twin = await buildApp(t.services);
  t.onClose(() => twin.close());
  admin = await givenAdmin(t);
});

type Ended = { token: string; end(): Promise<unknown> };
const owner = (text: string, values: unknown[]) => t.database.owner.query(text, values);
const done = async (...call: Parameters<TestApp['call']>) => {
  const answer = await t.call(...call);
  if (answer.status >= 300) throw new Error(`${call[1]} answered ${answer.status} ${answer.body.message}`);
};
const companyAdmin = async () => {
  const company = await givenCompany(t);
  return { company, person: await givenPerson(t, { role: 'company', company_id: company.id }) };
};
const of = ({ token }: Pick<Person, 'token'>, end: () => Promise<unknown>): Ended => ({ token, end });

const causes: [cause: string, message: string, given: () => Promise<Ended>][] = [
  [
    'logout',
    'invalid token',
    async () => {
      const { person } = await companyAdmin();
      return of(person, () => done('POST', '/auth/logout', { token: person.token }));
    },
  ],
  [
    'sign out others',
    'invalid token',
    async () => {
      const { person } = await companyAdmin();
      const other = await givenSession(t, person);
      return of(person, () => done('POST', '/user/sessions/sign-out-others', { token: other }));
    },
  ],
  [
    'ended by back office',
    'invalid token',
    async () => {
      const { person } = await companyAdmin();
      return of(person, () => done('POST', `/admin/users/${person.userId}/sign-out`, { token: admin.token }));
    },
  ],
  [
    'password change',
    'invalid token',
    async () => {
      const { person } = await companyAdmin();
      const other = await givenSession(t, person);
      await givenPassword(t, person, 'Old-Password-1');
      return of(person, () =>
        done('POST', '/user/password', {
          token: other,
          body: { currentPassword: 'Old-Password-1', password: 'New-Secret-77', passwordAgain: 'New-Secret-77' },
        }),
      );
    },
  ],
  [
    'role change',
    'invalid token',
    async () => {
      const { company } = await companyAdmin();
      const employee = await givenEmployee(t, company.id);
      await done('PATCH', `/company/employees/${employee.id}`, {
        token: company.token,
        body: { role: 'COMPANY', version: 1 },
      });
      await owner(
        `update sessions set membership_id = (select id from memberships where user_id = $1 and role = 'company')
          where user_id = $1`,
        [employee.userId],
      );
      return of(employee, () =>
        done('PATCH', `/company/employees/${employee.id}`, {
          token: company.token,
          body: { role: 'EMPLOYEE', version: 2 },
        }),
      );
    },
  ],
  [
    'membership removed',
    'invalid token',
    async () => {
      const { company } = await companyAdmin();
      const employee = await givenEmployee(t, company.id);
      return of(employee, () => done('DELETE', `/company/employees/${employee.id}`, { token: company.token }));
    },
  ],
  [
    'user blocked',
    'this-account-is-not-allowed',
    async () => {
      const { person } = await companyAdmin();
      return of(person, () =>
        done('PATCH', `/admin/users/${person.userId}`, { token: admin.token, body: { version: 1, status: 'BLOCKED' } }),
      );
    },
  ],
  [
    'company blocked',
    'this-account-is-not-allowed',
    async () => {
      const { person, company } = await companyAdmin();
      return of(person, () =>
        done('PATCH', `/admin/companies/${company.id}`, {
          token: admin.token,
          body: { version: 1, status: 'BLOCKED' },
        }),
      );
    },
  ],
  [
    'supplier deleted',
    'invalid token',
    async () => {
      const supplier = await givenSupplier(t);
      return of(supplier, () => done('DELETE', `/admin/suppliers/${supplier.id}`, { token: admin.token }));
    },
  ],
  [
    'access after exit ended',
    'this-account-is-not-allowed',
    async () => {
      const { company } = await companyAdmin();
      const leaver = await givenEmployee(t, company.id);
      await owner(`update employees set exit_date = '2026-07-31' where id = $1`, [leaver.id]);
      return of(leaver, () => doWork(t.services, { kind: 'scheduled-jobs' }));
    },
  ],
  [
    'idle for 30 minutes',
    'jwt expired',
    async () => {
      const { person } = await companyAdmin();
      return of(person, () =>
        owner(`update sessions set last_seen_at = now() - interval '30 minutes 1 second' where user_id = $1`, [
          person.userId,
        ]),
      );
    },
  ],
  [
    '12 hours old',
    'jwt expired',
    async () => {
      const { person } = await companyAdmin();
      return of(person, () =>
        owner(`update sessions set created_at = now() - interval '12 hours 1 second' where user_id = $1`, [
          person.userId,
        ]),
      );
    },
  ],
];

test.each(causes)(
  'T3: %s ends the session at the next request on both instances: %s',
  async (_cause, message, given) => {
    const { token, end } = await given();
    const ask = async () => {
      // Reads, a route of the session itself and a change: all of them must know.
      const calls = [t.app, twin].flatMap((app) =>
        [
          ['GET', '/api/user/profile'],
          ['GET', '/api/auth/check-session'],
          ['POST', '/api/user/language'],
        ].map(([method, url]) =>
          app.inject({
            method: method as 'GET',
            url: url ?? '',
            headers: { authorization: `Bearer ${token}` },
            ...(method === 'POST' ? { payload: { language: 'en-us' } } : {}),
          }),
        ),
      );
      return (await Promise.all(calls)).map((answer) => ({
        status: answer.statusCode,
        message: answer.json<{ message?: string }>().message,
      }));
    };
    expect((await ask()).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    await end();
    expect(await ask()).toEqual(Array.from({ length: 6 }, () => ({ status: 401, message })));
  },
);

test('T3: twelve causes are tried', () => expect(causes).toHaveLength(12));
