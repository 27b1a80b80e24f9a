import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publish } from './publish.ts';
import { integrityOf } from './release.ts';
import { folderStore } from './site-store.ts';

let work: string;
beforeEach(async () => {
  work = await mkdtemp(join(tmpdir(), 'portal-publish-'));
});
afterEach(() => rm(work, { recursive: true, force: true }));

const page =
  '<html><meta name="portal-api" content="/api"><script type=application/json id=mfe-registry>{}</script>' +
  '<script type="application/json" id="shell-files">{}</script><script src=/shell/1.0.0-aaaaaaa/first.1.js></script><script defer src=/shell/1.0.0-aaaaaaa/main.1.js></script></html>';

async function givenBuild(name: string, version: string, files: Record<string, string>): Promise<string> {
  const folder = join(work, 'builds', `${name}-${version}`);
  await mkdir(folder, { recursive: true });
  for (const [file, text] of Object.entries(files)) await writeFile(join(folder, file), text);
  const release = {
    schema: 1, name, version, contract: '1.0.0', api: '>=1.0', roles: [name.replace('mfe_', '')], routes: [], locales: [],
    entry: name === 'portal_shell' ? 'index.html' : 'mf-manifest.json', requires: {},
    files: Object.fromEntries(Object.entries(files).map(([file, text]) => [file, integrityOf(Buffer.from(text))])),
    firstView: Object.keys(files).filter((file) => file.startsWith('remoteEntry')),
    bytes: { entryBr: 1, firstViewBr: 1 },
  };
  await writeFile(join(folder, 'release.json'), JSON.stringify(release));
  return folder;
}

const givenShell = () => givenBuild('portal_shell', '1.0.0-aaaaaaa', { 'index.html': page, 'first.1.js': 'paint()', 'main.1.js': 'start()' });
const givenRemote = (version: string, code = 'entry()') =>
  givenBuild('mfe_company', version, {
    'mf-manifest.json': JSON.stringify({ exposes: [{ assets: { js: { sync: [], async: ['page.js'] } } }] }),
    'remoteEntry.1.js': code,
    'page.js': 'page()</script>',
  });

const publishThere = async (...remotes: string[]) =>
  publish({ store: folderStore(join(work, 'site')), shell: await givenShell(), remotes, apiUrl: 'https://api.example/api' });
const site = (path: string) => readFile(join(work, 'site', path), 'utf8');

test('a version goes to its own folder; the page carries registry, hashes and the API address, and no other code', async () => {
  const registry = await publishThere(await givenRemote('1.0.0-1111111'));
  expect(registry.serial).toBe(1);
  expect(await site('mfe/company/1.0.0-1111111/remoteEntry.1.js')).toBe('entry()');
  const html = await site('index.html');
  expect(html).toContain('content="https://api.example/api"');
  expect(html).toContain(`<script src="/shell/1.0.0-aaaaaaa/first.1.js" integrity="${integrityOf(Buffer.from('paint()'))}" crossorigin="anonymous"`);
  expect(html).toContain(`<script defer src="/shell/1.0.0-aaaaaaa/main.1.js" integrity="${integrityOf(Buffer.from('start()'))}" crossorigin="anonymous"`);
  const inlined = JSON.parse(/id=mfe-registry>(.*?)<\/script>/.exec(html)?.[1] ?? '');
  expect(Object.keys(inlined.remotes.mfe_company.versions[0].release.files)).toEqual(['remoteEntry.1.js']);
  expect(Object.keys(JSON.parse(await site('mfe/registry.json')).remotes.mfe_company.versions[0].release.files)).toContain('page.js');
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
