import { jest } from '@jest/globals';
import { currentOverride, overridden, parseOverride, takeOverride } from './override.ts';
import type { Registry } from './registry-schema.ts';

const release = (version: string) => ({
  version,
  contract: '1.0.0',
  requires: {},
  names: {},
  files: { 'remoteEntry.js': `sha384-${version}` },
  firstView: ['remoteEntry.js'],
});
const version = (name: string, state: string) => ({
  version: name,
  base: `/mfe/${name}/`,
  state,
  release: release(name),
});
const registry: Registry = {
  schema: 1,
  serial: 7,
  remotes: {
    mfe_company: { roles: ['company'], versions: [version('1.0.0-live', 'stable'), version('1.0.0-old', 'lastGood')] },
    mfe_admin: { roles: ['admin'], versions: [version('1.0.0-admin', 'stable')] },
  },
};
const asked = 'company@http://localhost:4201/';
const answers = (body: unknown, status = 200) => {
  globalThis.fetch = jest.fn(() =>
    Promise.resolve({ ok: status === 200, json: () => Promise.resolve(body) } as Response),
  );
};

beforeEach(() => {
  sessionStorage.clear();
  globalThis.history.replaceState(null, '', '/');
});

test('an override names a role and a folder of this machine', () => {
  expect(parseOverride(asked)).toEqual({ role: 'company', base: 'http://localhost:4201/' });
  expect(parseOverride('admin@http://127.0.0.1:9/deep/mf-manifest.json?x=1')?.base).toBe('http://127.0.0.1:9/deep/');
});

test.each([
  '',
  'company',
  'company@',
  'company@http://portal.example/',
  'company@http://localhost.portal.example/',
  'company@http://localhost@portal.example/',
  'company@https://localhost:4201/',
  'company@//localhost:4201/',
  'company@javascript:alert(1)//localhost',
  'company@http://me:secret@localhost:4201/',
])('%j is none', (text) => {
  expect(parseOverride(text)).toBeUndefined();
});

test('the address gives it to the tab and loses it, the rest of the address stays', () => {
  globalThis.history.replaceState(null, '', `/company/orders?page=2&mfe-override=${asked}#top`);
  takeOverride();
  expect(globalThis.location.href).toBe('http://localhost/company/orders?page=2#top');
  expect(currentOverride()?.base).toBe('http://localhost:4201/');
  takeOverride();
  expect(currentOverride()?.role).toBe('company');
});

test('what is no override of this machine is not kept, and the console says what is one', () => {
  const told = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  globalThis.history.replaceState(null, '', '/?mfe-override=company@http://portal.example/');
  takeOverride();
  expect(currentOverride()).toBeUndefined();
  expect(told).toHaveBeenCalledWith(expect.stringContaining('company@http://localhost:4201/'));
});

test('the developer’s build is the only version of its remote; the others stay as they are', async () => {
  sessionStorage.setItem('portal.mfe-override', asked);
  answers(release('1.0.0-mine'));
  const { remotes } = await overridden(registry);
  expect(remotes.mfe_company?.versions).toEqual([
    expect.objectContaining({ version: '1.0.0-mine', base: 'http://localhost:4201/', state: 'stable' }),
  ]);
  expect(remotes.mfe_admin).toBe(registry.remotes.mfe_admin);
});

test.each([
  ['no release', { anything: 1 }, 200],
  ['an error', release('1.0.0-mine'), 500],
])(
  'a server that answers %s leaves a version without files: it fails, and the live one does not stand in',
  async (_what, body, status) => {
    sessionStorage.setItem('portal.mfe-override', asked);
    answers(body, status);
    const { remotes } = await overridden(registry);
    expect(remotes.mfe_company?.versions.map(({ release: { files, firstView } }) => ({ files, firstView }))).toEqual([
      { files: {}, firstView: [] },
    ]);
  },
);

test('without an override, or with one for a role that no remote serves, the registry is used as it is', async () => {
  expect(await overridden(registry)).toBe(registry);
  sessionStorage.setItem('portal.mfe-override', 'nothing@http://localhost:4201/');
  expect(await overridden(registry)).toBe(registry);
});
