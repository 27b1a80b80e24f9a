import { setTimeout as pause } from 'node:timers/promises';
import { isErrorKey } from '@portal/contract/errors';
import { isFullRun } from '../../../shared-ui/presets/full-run.ts';
import { startKillable, type Killable } from '../faults/killable-server.ts';
import { givenCompany, type GivenCompany } from '../given.ts';
import { apiSuite } from '../test-app.ts';
import { hostileFiles } from './hostile-files.ts';

const t = apiSuite();
let company: GivenCompany;
let server: Killable;
beforeAll(async () => {
  company = await givenCompany(t);
  server = await startKillable({
    databaseUrl: t.database.url,
    dataDir: t.services.config.dataDir,
    secret: t.services.config.jwtSecret,
    now: '2026-12-01T09:00:00Z',
  });
  t.onClose(() => server.stop());
});

async function upload(name: string, bytes: Buffer): Promise<{ status: number; key: unknown; ms: number }> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(bytes)]), name);
  const started = performance.now();
  const answer = await fetch(`${server.url}/api/company/imports`, {
    method: 'POST',
    headers: { authorization: `Bearer ${company.token}` },
    body: form,
  });
  const { message } = (await answer.json()) as { message?: unknown };
  return { status: answer.status, key: message, ms: performance.now() - started };
}

/** How long another person's request takes, over and over until `isOver`. */
async function othersMeanwhile(state: { isOver: boolean }): Promise<number[]> {
  const times: number[] = [];
  while (!state.isOver) {
    const started = performance.now();
    const answer = await fetch(`${server.url}/api/ready`);
    await answer.arrayBuffer();
    expect(answer.status).toBe(200);
    times.push(performance.now() - started);
    await pause(50);
  }
  return times;
}

const isAlive = (pid: number | undefined) => {
  process.kill(pid ?? 0, 0);
  return true;
};

const uploaded = hostileFiles.filter(({ isRepeat }) => isFullRun || !isRepeat);

test('T11: hostile files are each read or refused in ten seconds while the process answers others', async () => {
  expect(hostileFiles.length).toBeGreaterThanOrEqual(200);
  expect(new Set(hostileFiles.map(({ name }) => name)).size).toBe(hostileFiles.length);
  const state = { isOver: false };
  const others = othersMeanwhile(state);
  const answers: { name: string; status: number; key: unknown; ms: number }[] = [];
  try {
    for (const [index, { name, make }] of uploaded.entries())
      answers.push({ name, ...(await upload(index % 2 ? 'people.csv' : 'people.xlsx', await make())) });
  } finally {
    state.isOver = true;
  }
  const times = (await others).toSorted((left, right) => left - right);
  const p99 = times[Math.floor(times.length * 0.99)] ?? 0;
  const slowest = answers
    .toSorted((left, right) => right.ms - left.ms)
    .slice(0, 3)
    .map(({ name, ms }) => `${name} ${Math.round(ms)} ms`);
  console.info(
    `${answers.length} files,
      ${answers.filter(({ status }) => status === 201).length} read; slowest: ${slowest.join(', ')};
      others' p99 ${Math.round(p99)} ms of ${times.length}`,
  );
  expect(
    answers.filter(({ status, key }) => status !== 201 && (status < 400 || status >= 500 || !isErrorKey(String(key)))),
  ).toEqual([]);
  expect(isAlive(server.pid)).toBe(true);
  // Times say something on a machine that has nothing else to do.
  if (isFullRun) {
    expect(answers.filter(({ ms }) => ms > 10_000)).toEqual([]);
    expect(p99).toBeLessThan(500);
  }
  // A good file is read as ever.
  expect(await upload('people.csv', Buffer.from('employNo,name,email\n1,A,a@b.example\n'))).toMatchObject({
    status: 201,
  });
}, 600_000);
