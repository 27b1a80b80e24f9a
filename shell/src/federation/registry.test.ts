import { addressOf, fileAt, integrityOf, parseRegistry, remoteEntryOf, remoteFor, type Registry } from './registry.ts';

const version = (name: string, state: string) => ({
  version: name,
  base: `/mfe/company/${name}/`,
  state,
  release: {
    version: name,
    contract: '1.0.0',
    requires: {},
    names: {},
    files: { 'starting.css': 'sha384-styles', 'remoteEntry.1.js': `sha384-${name}` },
    firstView: ['remoteEntry.1.js'],
  },
});

const registry: Registry = {
  schema: 1,
  serial: 7,
  remotes: {
    mfe_company: {
      roles: ['company'],
      versions: [
        version('1.0.0-aaaaaaa', 'lastGood'),
        version('1.0.0-bbbbbbb', 'stable'),
        version('1.0.0-ccccccc', 'revoked'),
      ],
    },
    mfe_admin: { roles: ['admin'], versions: [] },
  },
};

test('a registry is read from text; anything else is none', () => {
  expect(parseRegistry(JSON.stringify(registry))?.serial).toBe(7);
  expect(parseRegistry('<html>')).toBeUndefined();
  expect(parseRegistry('')).toBeUndefined();
  expect(parseRegistry(JSON.stringify({ ...registry, schema: 2 }))).toBeUndefined();
});

test('the role decides the one remote, its live version before the last good one; a revoked one is never tried', () => {
  const choice = remoteFor('company', registry);
  expect(choice?.name).toBe('mfe_company');
  expect(choice?.versions.map(({ version: name }) => name)).toEqual(['1.0.0-bbbbbbb', '1.0.0-aaaaaaa']);
  expect(remoteFor('supplier', registry)).toBeUndefined();
});

test('T17: every listed file has its integrity, under any query; an unlisted address has none', () => {
  expect(integrityOf('http://localhost/mfe/company/1.0.0-bbbbbbb/remoteEntry.1.js', registry)).toBe(
    'sha384-1.0.0-bbbbbbb',
  );
  expect(integrityOf('http://localhost/mfe/company/1.0.0-bbbbbbb/remoteEntry.1.js?r=1', registry)).toBe(
    'sha384-1.0.0-bbbbbbb',
  );
  expect(integrityOf('http://localhost/mfe/company/1.0.0-bbbbbbb/other.js', registry)).toBeUndefined();
  expect(integrityOf('http://elsewhere.example/mfe/company/1.0.0-bbbbbbb/remoteEntry.1.js', registry)).toBeUndefined();
  expect(integrityOf('http://localhost/mfe/company/1.0.0-bbbbbbb/constructor', registry)).toBeUndefined();
  expect(fileAt('http://localhost/mfe/company/1.0.0-bbbbbbb/starting.css', registry)?.file).toBe('starting.css');
});

test('addresses are absolute', () => {
  expect(remoteEntryOf(version('1.0.0-bbbbbbb', 'stable'))).toBe(
    'http://localhost/mfe/company/1.0.0-bbbbbbb/remoteEntry.1.js',
  );
  expect(addressOf(version('1.0.0-bbbbbbb', 'stable'), 'a.js')).toBe('http://localhost/mfe/company/1.0.0-bbbbbbb/a.js');
});
