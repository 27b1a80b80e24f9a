import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { isFullRun } from '../../shared-ui/presets/full-run.ts';
import { givenBucket } from './given-bucket.ts';
import { givenBuilds, type GivenBuilds } from './given-builds.ts';
import { promote, publish, rollBack, startTrial } from './publish.ts';
import type { Registry } from './registry-rules.ts';
import type { SiteStore } from './site-store.ts';
import { readRegistry } from './site.ts';
import { storeAt } from './store-at.ts';
import { collect, statusLines, verify } from './upkeep.ts';

let work: string;
let builds: GivenBuilds;
let server: Server;
const before = { ...process.env };
beforeAll(async () => {
  server = await givenBucket();
  const { port } = server.address() as AddressInfo;
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${port}`,
    AWS_REGION: 'eu-north-1',
    AWS_ACCESS_KEY_ID: 'key',
    AWS_SECRET_ACCESS_KEY: 'secret',
  });
});
afterAll(() => {
  process.env = before;
  server.close();
});
beforeEach(async () => {
  work = await mkdtemp(join(tmpdir(), 'portal-release-'));
  builds = givenBuilds(work);
});
afterEach(() => rm(work, { recursive: true, force: true }));

const states = ({ remotes }: Registry, name = 'mfe_company') =>
  remotes[name]?.versions.map(({ version, state, traffic }) => `${version.slice(-1)} ${state}${traffic ?? ''}`);
const v = (digit: number) => `1.0.0-${String(digit).repeat(7)}`;

/** A file as it is served, and its compressed twins. */
const packers = [
  ['', (text: Buffer) => text],
  ['.br', brotliCompressSync],
  ['.gz', gzipSync],
] as const;

/** Versions 1 and 2 of the company's pages were published, one after the other. */
async function givenSite(store: SiteStore): Promise<Registry> {
  await publish({ store, shell: await builds.shell(), remotes: [await builds.remote(v(1))] });
  return publish({ store, remotes: [await builds.remote(v(2))] });
}

describe.each([
  ['a folder', () => join(work, 'site')],
  ['a bucket', () => `s3://portal/${work.slice(-6)}`],
])('in %s', (_name, target) => {
  let store: SiteStore;
  beforeEach(() => {
    store = storeAt(target());
  });

  test('a build goes on trial, is promoted, and the way back is one step', async () => {
    expect(states(await givenSite(store))).toEqual(['2 stable', '1 lastGood']);
    const onTrial = await startTrial({ store, remote: await builds.remote(v(3)), traffic: 10, why: 'new list' });
    expect(states(onTrial)).toEqual(['3 canary10', '2 stable', '1 lastGood']);
    expect(onTrial.change).toMatchObject({ what: `canary mfe_company@${v(3)} 10 %`, why: 'new list' });
    expect(states(await promote({ store }, 'mfe_company'))).toEqual(['3 stable', '2 lastGood']);
    const started = performance.now();
    expect(states(await rollBack({ store }, 'mfe_company'))).toEqual(['2 stable']);
    if (isFullRun) expect(performance.now() - started).toBeLessThan(1000);
    expect(await verify(store)).toEqual([]);
    expect((await readRegistry(store))?.serial).toBe(5);
    expect(JSON.parse((await store.read('mfe/registry.history/3.json'))!.toString()).change.why).toBe('new list');
  });

  test('a way back ends a trial first, and leaves what is live', async () => {
    await givenSite(store);
    await startTrial({ store, remote: await builds.remote(v(3)), traffic: 50 });
    expect(states(await rollBack({ store }, 'mfe_company'))).toEqual(['2 stable', '1 lastGood']);
    await expect(promote({ store }, 'mfe_company')).rejects.toThrow('no version of mfe_company is on trial');
  });

  test('a second way back goes on to what was live before, never to what the first one left', async () => {
    await givenSite(store);
    await publish({ store, remotes: [await builds.remote(v(3))] });
    expect(states(await rollBack({ store }, 'mfe_company'))).toEqual(['2 stable']);
    expect(states(await rollBack({ store }, 'mfe_company'))).toEqual(['1 stable']);
    await expect(rollBack({ store }, 'mfe_company')).rejects.toThrow('no earlier version of mfe_company is known');
    for (const version of ['1.0.0-bbbbbbb', '1.0.0-ccccccc'])
      await publish({ store, shell: await builds.shell(version), remotes: [] });
    expect((await rollBack({ store }, 'shell')).shell.version).toBe('1.0.0-bbbbbbb');
    expect((await rollBack({ store }, 'shell')).shell.version).toBe('1.0.0-aaaaaaa');
    await expect(rollBack({ store }, 'shell')).rejects.toThrow('no earlier version of shell is known');
  });

  test('the shell has a way back, too, and any version that is still there can be named', async () => {
    await givenSite(store);
    await publish({ store, shell: await builds.shell('1.0.0-bbbbbbb'), remotes: [], apiUrl: 'https://api.example' });
    expect((await rollBack({ store }, 'shell')).shell.version).toBe('1.0.0-aaaaaaa');
    expect((await store.read('index.html'))?.toString()).toContain('src="/shell/1.0.0-aaaaaaa/main.1.js"');
    expect((await store.read('index.html'))?.toString()).toContain('content="https://api.example"');
    expect(states(await rollBack({ store }, 'mfe_company', v(1)))).toEqual(['1 stable']);
    await expect(rollBack({ store }, 'mfe_company', v(9))).rejects.toThrow('is not in the served tree');
  });

  test('a check names the file that is missing or was changed, and a page of another registry', async () => {
    await givenSite(store);
    await store.write(`mfe/company/${v(2)}/page.js`, Buffer.from('evil()'));
    expect(await verify(store)).toEqual([`mfe/company/${v(2)}/page.js is not what was built`]);
    await store.write('index.html', Buffer.from('<p>/shell/1.0.0-aaaaaaa/</p>'));
    expect(await verify(store)).toContain('index.html carries another registry');
    await store.removeFolder(`mfe/company/${v(1)}`);
    expect(await verify(store)).toContain(`mfe/company/${v(1)}/release.json is missing or unreadable`);
  });

  test('a check reads what a compressed twin holds, and the page to the letter', async () => {
    await givenSite(store);
    const [entry, page] = [`mfe/company/${v(2)}/remoteEntry.1.js`, (await store.read('index.html'))!.toString()];
    await store.write(`${entry}.br`, brotliCompressSync('evil()'));
    await store.write('mfe/registry.json.gz', Buffer.from('no archive'));
    expect(await verify(store)).toEqual([`${entry}.br holds another file`, 'mfe/registry.json.gz holds another file']);
    await store.write(`${entry}.br`, brotliCompressSync('entry()'));
    await store.write('mfe/registry.json.gz', gzipSync((await store.read('mfe/registry.json'))!));
    expect(await verify(store)).toEqual([]);
    const changed = page.replace(/ integrity="[^"]*"/, '');
    for (const [ending, pack] of [
      ['', Buffer.from],
      ['.br', brotliCompressSync],
      ['.gz', gzipSync],
    ] as const)
      await store.write(`index.html${ending}`, pack(changed));
    expect(await verify(store)).toEqual(['index.html was changed since it was published; publish again']);
  });

  test('two publishers at once lose no release', async () => {
    await givenSite(store);
    for (let round = 3; round < 8; round += 1) {
      const [one, two] = [await builds.remote(v(round)), await builds.remote(v(round), 'entry()', 'mfe_admin')];
      await Promise.all([one, two].map((remote) => publish({ store, remotes: [remote] })));
      const registry = (await readRegistry(store))!;
      expect([states(registry)?.[0], states(registry, 'mfe_admin')?.[0]]).toEqual([
        `${round} stable`,
        `${round} stable`,
      ]);
    }
  });
});

test('a trial needs a live version beside it, and must be another one', async () => {
  const store = storeAt(join(work, 'site'));
  await publish({ store, shell: await builds.shell(), remotes: [] });
  const remote = await builds.remote(v(1));
  await expect(startTrial({ store, remote, traffic: 10 })).rejects.toThrow('no version of mfe_company is live');
  await publish({ store, remotes: [remote] });
  await expect(startTrial({ store, remote, traffic: 10 })).rejects.toThrow('is live already');
});

test('old versions are removed when they are beyond the newest, old, and in no use', async () => {
  const store = storeAt(join(work, 'site'));
  await givenSite(store);
  for (const digit of [3, 4, 5]) await publish({ store, remotes: [await builds.remote(v(digit))] });
  for (const digit of [1, 2, 3, 4]) {
    const old = new Date(Date.now() - 31 * 86_400_000 + digit * 1000);
    await utimes(join(work, `site/mfe/company/${v(digit)}`), old, old);
  }
  // What was given to browsers in the last 30 days stays, however long ago it was published.
  expect(await collect(store, { keep: 2, days: 30, dryRun: true })).toEqual([]);
  const registry = await readRegistry(store);
  registry!.change!.at = new Date(Date.now() - 30.5 * 86_400_000).toISOString();
  const text = Buffer.from(JSON.stringify(registry));
  for (const [ending, pack] of packers) await store.write(`mfe/registry.json${ending}`, pack(text));
  const rule = { keep: 2, days: 30 };
  const gone = [`mfe/company/${v(1)}`, `mfe/company/${v(2)}`, `mfe/company/${v(3)}`];
  expect((await collect(store, { ...rule, dryRun: true })).toSorted()).toEqual(gone);
  expect(await collect(store, { keep: 2, days: 40, dryRun: true })).toEqual([]);
  expect((await readdir(join(work, 'site/mfe/company'))).length).toBe(5);
  expect((await collect(store, { ...rule, dryRun: false })).toSorted()).toEqual(gone);
  expect((await readdir(join(work, 'site/mfe/company'))).toSorted()).toEqual([v(4), v(5)]);
  expect(await verify(store)).toEqual([]);
});

test('remotes may lie behind another address, the shell stays with the page', async () => {
  const store = storeAt(join(work, 'site'));
  const remotes = [await builds.remote(v(1))];
  const registry = await publish({ store, shell: await builds.shell(), remotes, base: 'https://cdn.example/portal/' });
  expect(registry.remotes.mfe_company?.versions[0]?.base).toBe(`https://cdn.example/portal/mfe/company/${v(1)}/`);
  expect((await store.read('index.html'))?.toString()).toContain('src="/shell/1.0.0-aaaaaaa/main.1.js"');
});

test('the command says what is live, refuses what it cannot do, and shows its usage', async () => {
  const site = join(work, 'site');
  const registry = await givenSite(storeAt(site));
  const run = (...words: string[]) =>
    promisify(execFile)(process.execPath, [join(import.meta.dirname, 'release.mjs'), ...words]).then(
      ({ stdout }) => stdout.trim(),
      ({ code, stderr }: { code: number; stderr: string }) => `${code}: ${stderr.trim()}`,
    );
  expect(await run('status', site)).toBe(statusLines(registry).join('\n'));
  expect(await run('check', site)).toBe('every file in use is the one that was built');
  await writeFile(join(site, `mfe/company/${v(2)}/page.js`), 'evil()');
  expect(await run('check', site)).toBe(`1: mfe/company/${v(2)}/page.js is not what was built`);
  expect(await run('rollback', site, 'mfe-company', '--why', 'too slow', '--by', 'Ida')).toContain('by Ida: too slow');
  expect(await run('canary', site, 'mfe-company', '--traffic', '101')).toBe('1: --traffic is a number from 0 to 100');
  expect(await run('promote', site)).toBe('1: promote needs the name of a part, such as mfe-company');
  expect(await run('shout', site)).toContain('Usage: npm run release');
});

test('a trial that the portal halted is shown as halted, and given to all only by force', async () => {
  const site = join(work, 'site');
  const store = storeAt(site);
  await givenSite(store);
  await startTrial({ store, remote: await builds.remote(v(3)), traffic: 10 });
  const halted = [{ remote: 'mfe_company', version: v(3), haltedAt: '2026-11-27T09:00:00.000Z' }];
  const portal = createServer((_request, answer) => answer.end(JSON.stringify({ data: halted })));
  await new Promise<void>((resolve) => portal.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(portal.address() as AddressInfo).port}`;
  const run = (...words: string[]) =>
    promisify(execFile)(process.execPath, [join(import.meta.dirname, 'release.mjs'), ...words]).then(
      ({ stdout }) => stdout.trim(),
      ({ code, stderr }: { code: number; stderr: string }) => `${code}: ${stderr.trim()}`,
    );
  try {
    const said = `mfe_company ${v(3)} was halted on 2026-11-27T09:00:00.000Z`;
    expect(await run('status', site, '--portal', address)).toContain(said);
    expect(await run('promote', site, 'mfe-company', '--portal', address)).toMatch(/^1: mfe_company .*halted.*--force/);
    expect(await run('promote', site, 'mfe-company', '--portal', 'http://127.0.0.1:1')).toMatch(/^1: .*no answer/);
    expect((await readRegistry(store))?.remotes.mfe_company?.versions.map(({ state }) => state)).toContain('canary');
    expect(await run('promote', site, 'mfe-company', '--portal', address, '--force')).toContain(`${v(3)} (stable)`);
  } finally {
    portal.close();
  }
});
