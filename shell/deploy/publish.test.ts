import { mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderStore } from './folder-store.ts';
import { givenBuilds, metaOf, type GivenBuilds, type Names } from './given-builds.ts';
import { publish } from './publish.ts';
import type { Registry } from './registry-rules.ts';
import { integrityOf } from './release.ts';
import { verify } from './upkeep.ts';

let work: string;
let builds: GivenBuilds;
beforeEach(async () => {
  work = await mkdtemp(join(tmpdir(), 'portal-publish-'));
  builds = givenBuilds(work);
});
afterEach(() => rm(work, { recursive: true, force: true }));

const givenShell = (version?: string, names?: Names) => builds.shell(version, names);
const givenRemote = (version: string, code?: string, name?: string) => builds.remote(version, code, name);
const givenBuild = (name: string, version: string, files: Record<string, string>, names?: Names) =>
  builds.build(name, version, files, names);

const publishThere = async (...remotes: string[]) =>
  publish({
    store: folderStore(join(work, 'site')),
    shell: await givenShell(),
    remotes,
    apiUrl: 'https://api.example/api',
  });
const site = (path: string) => readFile(join(work, 'site', path), 'utf8');

const hashOf = (code: string) => integrityOf(Buffer.from(code));

test('a version goes to its folder; the page carries registry, hashes, the API address and no other code', async () => {
  const registry = await publishThere(await givenRemote('1.0.0-1111111'));
  expect(registry.serial).toBe(1);
  expect(await site('mfe/company/1.0.0-1111111/remoteEntry.1.js')).toBe('entry()');
  const html = await site('index.html');
  expect(html).toContain('content="https://api.example/api"');
  expect(html).toContain(
    `<script src="/shell/1.0.0-aaaaaaa/first.1.js" integrity="${hashOf('paint()')}" crossorigin="anonymous"`,
  );
  expect(html).toContain(
    `<script defer src="/shell/1.0.0-aaaaaaa/main.1.js" integrity="${hashOf('start()')}" crossorigin="anonymous"`,
  );
  const inlined = JSON.parse(/id=mfe-registry>(.*?)<\/script>/.exec(html)?.[1] ?? '');
  expect(inlined.remotes.mfe_company.versions[0].release.meta).toEqual(metaOf('company'));
  expect(Object.keys(inlined.remotes.mfe_company.versions[0].release.files)).toEqual(['remoteEntry.1.js']);
  expect(
    Object.keys(JSON.parse(await site('mfe/registry.json')).remotes.mfe_company.versions[0].release.files),
  ).toContain('page.js');
});

test('publishing the same again changes nothing; a new version makes the one before the last good one', async () => {
  const first = await givenRemote('1.0.0-1111111');
  await publishThere(first);
  expect((await publishThere(first)).serial).toBe(1);
  const next = await publishThere(await givenRemote('1.0.0-2222222'));
  expect(next.serial).toBe(2);
  expect(next.remotes.mfe_company?.versions.map(({ version, state }) => [version, state])).toEqual([
    ['1.0.0-2222222', 'stable'],
    ['1.0.0-1111111', 'lastGood'],
  ]);
  expect(await site('mfe/company/1.0.0-1111111/remoteEntry.1.js')).toBe('entry()');
});

test('a version is immutable, and a build that was changed or is incomplete is refused', async () => {
  await publishThere(await givenRemote('1.0.0-1111111'));
  await expect(publishThere(await givenRemote('1.0.0-1111111', 'other()'))).rejects.toThrow('already published');
  const changed = await givenRemote('1.0.0-3333333');
  await writeFile(join(changed, 'page.js'), 'evil()');
  await expect(publishThere(changed)).rejects.toThrow('page.js is not what was built');
  await rm(join(changed, 'page.js'));
  await expect(publishThere(changed)).rejects.toThrow('page.js is missing');
  expect(JSON.parse(await site('mfe/registry.json')).remotes.mfe_company.versions[0].version).toBe('1.0.0-1111111');
});

test('a publication that was cut short is completed by the next one', async () => {
  const build = await givenRemote('1.0.0-1111111');
  await publishThere(build);
  await rm(join(work, 'site/mfe/company/1.0.0-1111111/remoteEntry.1.js'));
  await publishThere(build);
  expect(await site('mfe/company/1.0.0-1111111/remoteEntry.1.js')).toBe('entry()');
});

const publishRemote = (...remotes: string[]) => publish({ store: folderStore(join(work, 'site')), remotes });
const states = async (name = 'mfe_company') =>
  (JSON.parse(await site('mfe/registry.json')) as Registry).remotes[name]?.versions.map(
    ({ version, state }) => `${version.slice(-1)} ${state}`,
  );

test('publishing a remote leaves the live shell and its API address, whatever shell is built beside it', async () => {
  await publishThere(await givenRemote('1.0.0-1111111'));
  await givenShell('1.0.0-bbbbbbb');
  await publishRemote(await givenRemote('1.0.0-2222222'));
  const html = await site('index.html');
  expect(html).toContain('src="/shell/1.0.0-aaaaaaa/main.1.js"');
  expect(html).toContain('content="https://api.example/api"');
  expect(html).toContain('1.0.0-2222222');
  expect(await states()).toEqual(['2 stable', '1 lastGood']);
});

test('the shell is published alone, and the remotes stay', async () => {
  await publishThere(await givenRemote('1.0.0-1111111'));
  const registry = await publish({
    store: folderStore(join(work, 'site')),
    shell: await givenShell('1.0.0-bbbbbbb'),
    remotes: [],
  });
  expect(registry.shell.version).toBe('1.0.0-bbbbbbb');
  expect(await site('index.html')).toContain('src="/shell/1.0.0-bbbbbbb/main.1.js"');
  expect(await states()).toEqual(['1 stable']);
});

test('a remote without any shell is refused with what to do', async () => {
  await expect(publishRemote(await givenRemote('1.0.0-1111111'))).rejects.toThrow(
    'publish the shell first: --only shell',
  );
});

test('a remote that uses a name that the live shell lacks is refused, and what is live stays', async () => {
  await publishThere(await givenRemote('1.0.0-1111111'));
  const newer = await givenBuild(
    'mfe_company',
    '1.0.0-2222222',
    { 'remoteEntry.1.js': 'entry()' },
    { '@portal/shared-ui': ['Button', 'Carousel'] },
  );
  const lacks = 'mfe_company 1.0.0-2222222 does not fit shell 1.0.0-aaaaaaa, which lacks Carousel of @portal/shared-ui';
  await expect(publishRemote(newer)).rejects.toThrow(lacks);
  expect(await states()).toEqual(['1 stable']);
  const shell = await givenShell('1.0.0-bbbbbbb', { '@portal/shared-ui': ['Button', 'Carousel'] });
  await publish({ store: folderStore(join(work, 'site')), shell, remotes: [newer] });
  expect(await states()).toEqual(['2 stable', '1 lastGood']);
});

test('a shell that lacks a name that a live remote uses is refused, and what is live stays', async () => {
  await publishThere(await givenRemote('1.0.0-1111111'));
  const shell = await givenShell('1.0.0-bbbbbbb', { '@portal/shared-ui': ['Link'] });
  await expect(publish({ store: folderStore(join(work, 'site')), shell, remotes: [] })).rejects.toThrow(
    'mfe_company 1.0.0-1111111 does not fit shell 1.0.0-bbbbbbb, which lacks Button of @portal/shared-ui',
  );
  expect(JSON.parse(await site('mfe/registry.json')).shell.version).toBe('1.0.0-aaaaaaa');
});

test('of two publishers at once, fifty times, no release is lost', async () => {
  await publishThere();
  for (let round = 1; round <= 50; round += 1) {
    const version = `1.0.0-${String(round).padStart(7, '0')}`;
    const builds = await Promise.all(['mfe_company', 'mfe_admin'].map((name) => givenRemote(version, 'entry()', name)));
    await Promise.all(builds.map((build) => publishRemote(build)));
    const { remotes, serial } = JSON.parse(await site('mfe/registry.json')) as Registry;
    expect([remotes.mfe_company, remotes.mfe_admin].map((remote) => remote?.versions[0]?.version)).toEqual([
      version,
      version,
    ]);
    expect(serial).toBe(1 + 2 * round);
  }
});

test('of publishers at the same time none loses the release of another', async () => {
  await publishThere();
  const names = ['mfe_company', 'mfe_supplier', 'mfe_admin', 'mfe_employee'];
  for (const round of [1, 2, 3]) {
    const builds = await Promise.all(
      names.map((name) => givenRemote(`1.0.0-${String(round).repeat(7)}`, 'entry()', name)),
    );
    await Promise.all(builds.map((build) => publishRemote(build)));
    const registry = JSON.parse(await site('mfe/registry.json')) as Registry;
    expect(names.map((name) => registry.remotes[name]?.versions[0]?.version.slice(-1))).toEqual(
      names.map(() => String(round)),
    );
    expect(registry.serial).toBe(1 + round * names.length);
    expect(JSON.parse(/id=mfe-registry>(.*?)<\/script>/.exec(await site('index.html'))?.[1] ?? '').serial).toBe(
      registry.serial,
    );
  }
});

test('a lock that a killed publisher left is taken after two minutes', async () => {
  await publishThere();
  const lock = join(work, 'site/.publishing');
  await writeFile(lock, 'gone 1');
  const old = new Date(Date.now() - 121_000);
  await utimes(lock, old, old);
  await publishRemote(await givenRemote('1.0.0-1111111'));
  expect(await states()).toEqual(['1 stable']);
});

test('a version of long ago that is removed between finding it and publishing it is put again', async () => {
  const old = await givenRemote('1.0.0-bbbbbbb');
  await publishThere(old);
  await publishThere(await givenRemote('1.0.1-ccccccc'));
  const { lock, ...tree } = folderStore(join(work, 'site'));
  const folder = 'mfe/company/1.0.0-bbbbbbb';
  const take = async (holder: string) => {
    await tree.removeFolder(folder);
    return lock.take(holder);
  };
  const store = { ...tree, lock: { ...lock, take } };
  await publish({ store, remotes: [old] });
  expect(await verify(store)).toEqual([]);
});

test('after a way back the bad version is never the one to fall back to', async () => {
  const versions = await Promise.all(
    ['1.0.0-1111111', '1.0.0-2222222', '1.0.0-3333333', '1.0.0-4444444'].map((version) => givenRemote(version)),
  );
  const [first = '', second = '', third = '', fourth = ''] = versions;
  for (const build of [first, second]) await publishThere(build);
  await publishThere(first);
  expect(await states()).toEqual(['1 stable']);
  await publishThere(third);
  expect(await states()).toEqual(['3 stable', '1 lastGood']);
  await publishThere(fourth);
  expect(await states()).toEqual(['4 stable', '3 lastGood']);
  // Two steps back: the one between was good.
  await publishThere(first);
  expect(await states()).toEqual(['1 stable', '3 lastGood']);
});
