import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  givenAdmin,
  givenCompany,
  givenEmployee,
  givenSession,
  type GivenCompany,
  type Person,
} from '../../../test/given.ts';
import { apiSuite, dataOf } from '../../../test/test-app.ts';

const [canary, other, live] = ['1.0.0-abcdef0', '1.0.1-abcdef0', '0.9.0-abcdef0'];
const versions = [
  { version: canary, state: 'canary', traffic: 10 },
  { version: other, state: 'canary', traffic: 10 },
  { version: live, state: 'stable' },
];
/** A remote of the employees for each test, so that none compares with another's reports. */
const remotes = ['mfe_halted', 'mfe_few', 'mfe_login', 'mfe_network', 'mfe_live'];
const registry = {
  schema: 1,
  serial: 1,
  remotes: {
    ...Object.fromEntries(remotes.map((remote) => [remote, { roles: ['employee'], versions }])),
    mfe_admin: { roles: ['admin'], versions },
  },
};
let root = '';
const t = apiSuite(async () => {
  root = await mkdtemp(join(tmpdir(), 'portal-web-'));
  await mkdir(join(root, 'mfe'));
  await writeFile(join(root, 'index.html'), '<p>portal</p>');
  await writeFile(join(root, 'mfe/registry.json'), JSON.stringify(registry));
  return { env: { WEB_ROOT: root } };
});
let company: GivenCompany;
const people: Person[] = [];
beforeAll(async () => {
  company = await givenCompany(t);
  for (let n = 0; n < 60; n += 1) people.push(await givenEmployee(t, company.id));
});
afterAll(() => rm(root, { recursive: true }));

const trial = (remote: string, version = canary) => ({ remote, version, onTrial: true, failed: false });
const from = (network: number) => `10.1.${network}.1`;
async function report(token: string, body: object, remoteAddress = from(0)) {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await t.app.inject({
    method: 'POST',
    url: '/api/releases/loads',
    headers,
    payload: body,
    remoteAddress,
  });
  return { status: answer.statusCode, halted: answer.json<{ data?: { halted: boolean } }>().data?.halted };
}
const halted = async () =>
  dataOf<{ remote: string; version: string }[]>(await t.call('GET', '/releases/halted')).map(
    ({ remote, version }) => `${remote}@${version}`,
  );

/** As many people report a release, each from a network of their own, the last ones that it failed for them. */
async function reports(count: number, failing: number, body: ReturnType<typeof trial>, network = from) {
  const answers: (boolean | undefined)[] = [];
  for (const [n, { token }] of people.slice(0, count).entries())
    answers.push((await report(token, { ...body, failed: n >= count - failing }, network(n))).halted);
  return answers;
}

test('a release on trial that fails for one person of twenty is halted, until back office takes it back', async () => {
  const body = { remote: 'mfe_halted', version: canary };
  const name = `mfe_halted@${canary}`;
  expect((await reports(57, 3, trial('mfe_halted'))).slice(-3)).toEqual([false, true, true]);
  expect(await halted()).toContain(name);
  expect((await report(people[58]!.token, trial('mfe_halted'), from(58))).halted).toBe(true);
  const lines = async () =>
    (
      await t.database.owner.query(`select action, actor_id, detail from audit_log where entity_id = $1 order by id`, [
        name,
      ])
    ).rows;
  expect(await lines()).toEqual([{ action: 'release.halted', actor_id: null, detail: { loads: 56, failures: 2 } }]);

  const admin = await givenAdmin(t);
  const shown = dataOf<{ halted: object[] }>(await t.call('GET', '/admin/operations', { token: admin.token }));
  expect(shown.halted).toMatchObject([{ ...body, loads: 56, failures: 2 }]);
  const resume = () => t.call('POST', '/admin/operations/releases/resume', { token: admin.token, body });
  expect((await resume()).status).toBe(200);
  expect(await halted()).not.toContain(name);
  expect((await lines()).slice(1)).toMatchObject([{ action: 'release.resumed', actor_id: admin.userId }]);
  expect((await resume()).status).toBe(404);
  // Counted from zero: those of before do not halt it again.
  expect((await report(people[59]!.token, { ...trial('mfe_halted'), failed: true }, from(59))).halted).toBe(false);
});

test('a release is not halted before fifty people, nor for failures that the one beside it has too', async () => {
  expect(await reports(40, 20, trial('mfe_few'))).not.toContain(true);
  await report(people[0]!.token, trial('mfe_few', other), from(0));
  await reports(20, 4, trial('mfe_few', live));
  expect(await reports(50, 10, trial('mfe_few', other))).not.toContain(true);
  expect((await halted()).filter((name) => name.startsWith('mfe_few'))).toEqual([]);
});

test('T15: one login halts nothing, however often it signs in and from wherever', async () => {
  for (let n = 0; n < 60; n += 1)
    await report(await givenSession(t, people[0]!), { ...trial('mfe_login'), failed: true }, from(n));
  expect(await halted()).not.toContain(`mfe_login@${canary}`);
});

test('T15: the people of one network count as ten at most', async () => {
  await reports(60, 60, trial('mfe_network'), () => from(0));
  expect(await halted()).not.toContain(`mfe_network@${canary}`);
});

test('T15: what the registry does not have on trial for the own role is not believed', async () => {
  const kept = async () =>
    (await t.database.owner.query('select count(*)::int as rows from remote_loads')).rows[0].rows;
  const before = await kept();
  for (const body of [trial('mfe_live', '7.7.7-abcdef0'), trial('mfe_admin'), trial('mfe_unknown')])
    expect(await report(people[0]!.token, body)).toEqual({ status: 200, halted: false });
  expect(await kept()).toBe(before);
  await reports(60, 60, trial('mfe_live', live));
  expect(await halted()).not.toContain(`mfe_live@${live}`);
});

test('a name that no release has is refused', async () => {
  for (const body of [trial('mfe_live', 'latest'), trial('mfe_live; drop'), { ...trial('mfe_live'), extra: true }])
    expect((await report(company.token, body)).status).toBe(400);
  expect((await t.call('POST', '/releases/loads', { body: trial('mfe_live') })).status).toBe(401);
});
