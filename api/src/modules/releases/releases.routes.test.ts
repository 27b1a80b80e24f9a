import { givenCompany, givenSession, type GivenCompany } from '../../../test/given.ts';
import { apiSuite, dataOf } from '../../../test/test-app.ts';

const t = apiSuite();
let mette: GivenCompany;
beforeAll(async () => {
  mette = await givenCompany(t);
});

let made = 0;
const nextVersion = () => `1.0.${(made += 1)}-abcdef0`;
const trial = (version: string) => ({ remote: 'mfe_company', version, onTrial: true, failed: false });
const report = (token: string, body: object) => t.call('POST', '/releases/loads', { token, body });
const halted = async () =>
  dataOf<{ version: string }[]>(await t.call('GET', '/releases/halted')).map(({ version }) => version);

/** As many sessions report a release, the last ones that it failed for them. */
async function reports(count: number, failing: number, body: ReturnType<typeof trial>): Promise<boolean[]> {
  const answers: boolean[] = [];
  for (let n = 0; n < count; n += 1) {
    const token = await givenSession(t, mette);
    const answer = await report(token, { ...body, failed: n >= count - failing });
    expect(answer.status).toBe(200);
    answers.push(dataOf<{ halted: boolean }>(answer).halted);
  }
  return answers;
}

test('a release on trial that fails for one session of twenty is halted, and stays so', async () => {
  const version = nextVersion();
  expect((await reports(57, 3, trial(version))).slice(-3)).toEqual([false, true, true]);
  expect(await halted()).toContain(version);
  expect(await reports(1, 0, trial(version))).toEqual([true]);
  const lines = await t.database.owner.query(`select detail from audit_log where entity_id = $1`, [
    `mfe_company@${version}`,
  ]);
  expect(lines.rows).toEqual([{ detail: { loads: 56, failures: 2 } }]);
});

test('a release is not halted before fifty sessions, nor for failures that the one beside it has too', async () => {
  const few = nextVersion();
  expect(await reports(40, 20, trial(few))).not.toContain(true);
  const [bad, beside] = [nextVersion(), nextVersion()];
  await reports(1, 0, trial(bad));
  await reports(20, 4, { ...trial(beside), onTrial: false });
  expect(await reports(50, 10, trial(bad))).not.toContain(true);
  expect(await halted()).not.toContain(bad);
});

test('a session counts once, however often it reports', async () => {
  const version = nextVersion();
  const token = await givenSession(t, mette);
  await reports(49, 0, trial(version));
  for (let n = 0; n < 20; n += 1) await report(token, { ...trial(version), failed: true });
  expect(await halted()).not.toContain(version);
});

test('a name that no release has is refused', async () => {
  for (const body of [
    { ...trial('1.0.0'), version: 'latest' },
    { ...trial(nextVersion()), remote: 'mfe_company; drop' },
    { ...trial(nextVersion()), extra: true },
  ])
    expect((await report(mette.token, body)).status).toBe(400);
  expect((await t.call('POST', '/releases/loads', { body: trial(nextVersion()) })).status).toBe(401);
});
