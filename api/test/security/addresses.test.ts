import { isFullRun } from '../../../shared-ui/presets/full-run.ts';
import { bind } from '../binding-call.ts';
import {
  givenAdmin,
  givenCompany,
  givenEmployee,
  givenPerson,
  givenSupplier,
  type GivenCompany,
  type GivenSupplier,
  type Person,
} from '../given.ts';
import { employeeImports } from '../import-calls.ts';
import { apiSuite, dataOf, type Answer } from '../test-app.ts';

const t = apiSuite();
let office: Person;
let supplier: GivenSupplier;
let company: GivenCompany;
beforeAll(async () => {
  office = await givenAdmin(t);
  supplier = await givenSupplier(t, { isReseller: true });
  company = await givenCompany(t, { supplierId: supplier.id });
});

const { imported } = employeeImports(() => ({ t, company }));
let numbered = 0;
const next = () => (numbered += 1);
const person = (email: string) => ({ name: 'Typed Name', email, language: 'en-us' });
const send = (method: 'POST' | 'PATCH', path: string, token: string, body: object) =>
  t.call(method, path, { token, body });
const newEmployee = async () =>
  dataOf<{ id: string }>(
    await send('POST', '/company/employees', company.token, {
      name: 'Bo',
      email: `bo${next()}@nordlys.example`,
      employNo: `b${next()}`,
    }),
  ).id;
const newAdmin = async (path: string, token: string) =>
  dataOf<{ id: string }>(await send('POST', path, token, person(`typed${next()}@nordlys.example`))).id;

/** Every route that creates or changes a person by an address, as a role that may call it. */
const routes: [string, (email: string) => Promise<Answer>][] = [
  [
    'POST /company/employees',
    (email) => send('POST', '/company/employees', company.token, { name: 'Typed Name', email, employNo: `n${next()}` }),
  ],
  [
    'POST /company/employees, an administrator',
    (email) =>
      send('POST', '/company/employees', company.token, {
        name: 'Typed Name',
        email,
        employNo: `n${next()}`,
        role: 'COMPANY',
      }),
  ],
  [
    'PATCH /company/employees/:employeeId',
    async (email) => send('PATCH', `/company/employees/${await newEmployee()}`, company.token, { version: 1, email }),
  ],
  [
    'PATCH /company/employees/:employeeId, the private address',
    async (email) =>
      send('PATCH', `/company/employees/${await newEmployee()}`, company.token, { version: 1, emailPrivate: email }),
  ],
  [
    'POST /company/employees/invitations',
    async (email) => {
      const { id } = dataOf<{ id: string }>(
        await send('POST', '/company/employees', company.token, { name: 'Typed Name', email, employNo: `n${next()}` }),
      );
      return bind(t, '/company/employees/invitations', { token: company.token, body: { employeeIds: [id] } });
    },
  ],
  ['POST /supplier/users', (email) => send('POST', '/supplier/users', supplier.token, person(email))],
  [
    'PATCH /supplier/users/:adminId',
    async (email) =>
      send('PATCH', `/supplier/users/${await newAdmin('/supplier/users', supplier.token)}`, supplier.token, {
        version: 1,
        email,
      }),
  ],
  [
    'POST /supplier/companies/:companyId/admins',
    (email) => send('POST', `/supplier/companies/${company.id}/admins`, supplier.token, person(email)),
  ],
  [
    'POST /supplier/companies',
    (email) =>
      send('POST', '/supplier/companies', supplier.token, {
        company_name: `Made ${next()}`,
        vat_no: String(20_000_000 + next()),
        currency: 'DKK',
        country: 'DK',
        language: 'en-us',
        admin: person(email),
      }),
  ],
  ['POST /admin/admins', (email) => send('POST', '/admin/admins', office.token, person(email))],
  [
    'POST /admin/companies/:companyId/admins',
    (email) => send('POST', `/admin/companies/${company.id}/admins`, office.token, person(email)),
  ],
  [
    'POST /admin/suppliers/:supplierId/admins',
    (email) => send('POST', `/admin/suppliers/${supplier.id}/admins`, office.token, person(email)),
  ],
  [
    'POST /user/email',
    async (email) => {
      const own = await givenPerson(t, { role: 'company', company_id: company.id });
      await t.database.owner.query(
        `update users set password_hash = (select password_hash from users where password_hash is not null limit 1)
          where id = $1`,
        [own.userId],
      );
      return send('POST', '/user/email', own.token, { email, password: 'wrong' });
    },
  ],
];

/** An answer without what is another in each: ids, moments, numbers that the test made, the address itself. */
const plain = ({ status, body }: Answer, email: string) => [
  status,
  JSON.stringify(body)
    .replaceAll(email, 'email')
    .replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'id')
    .replaceAll(/"vatNoWarning":[^,]*/g, '')
    .replaceAll(/"\d{4}-\d\d-\d\dT[^"]+"/g, '"moment"')
    .replaceAll(/"(employNo|vat_no|company_name|email|name)":"[^"]*"/g, '"$1":"…"'),
];

/** How often a known address took longer than an unknown one: 0.5 is no difference. */
function auc(known: readonly number[], unknown: readonly number[]): number {
  const wins = known.flatMap((a) => unknown.map((b) => (a > b ? 1 : a === b ? 0.5 : 0)));
  return wins.reduce<number>((sum, win) => sum + win, 0) / wins.length;
}

const rounds = isFullRun ? 400 : 4;

test.each(routes)(
  '%s does not tell whether the address has a login elsewhere, in words or in time',
  async (_name, ask) => {
    const times = { known: [] as number[], unknown: [] as number[] };
    for (let n = 0; n < rounds; n += 1) {
      const elsewhere =
        n % 2
          ? await givenCompany(t)
          : await givenEmployee(t, (await givenCompany(t)).id, { email: `known${next()}@else.example` });
      const answers: unknown[] = [];
      // In turn, so that a machine that slows down slows both.
      for (const [kind, email] of n % 4 < 2
        ? ([
            ['known', elsewhere.email],
            ['unknown', `unknown${next()}@else.example`],
          ] as const)
        : ([
            ['unknown', `unknown${next()}@else.example`],
            ['known', elsewhere.email],
          ] as const)) {
        const start = performance.now();
        const answer = await ask(email);
        times[kind].push(performance.now() - start);
        answers.push(plain(answer, email));
      }
      expect(answers[0]).toEqual(answers[1]);
    }
    // Times say something on a machine that has nothing else to do, and of many rounds.
    if (!isFullRun) return;
    const difference = auc(times.known, times.unknown);
    expect(difference).toBeLessThan(0.55);
    expect(difference).toBeGreaterThan(0.45);
  },
  600_000,
);

test('an import does not tell it either', async () => {
  const known = await givenCompany(t);
  const views = [];
  for (const email of [known.email, `unknown${next()}@else.example`]) {
    const view = await imported(`Employee number;Name;E-mail\nx${next()};Typed Name;${email}\n`);
    await t.work();
    const done = dataOf<{ status: string; counts: object }>(
      await t.call('GET', `/company/imports/${view.id}`, { token: company.token }),
    );
    views.push([done.status, done.counts]);
  }
  expect(views[0]).toEqual(views[1]);
});
