import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../docs/commands.ts';
import { commandsIn, runbook } from './runbook-commands.ts';

/** Where each command of the runbook is run by a test, or why none runs it. */
const commands: Record<string, string> = {
  'npm ci': 'test/deploy/from-clone.ts',
  'npm run build': 'test/deploy/from-clone.ts',
  'npm run roles': 'test/deploy/drill.test.ts',
  'npm run migrate': 'test/deploy/drill.test.ts',
  'npm run migrate -- --allow-downtime': 'test/migrations/refused.test.ts',
  'npm run serve': 'test/deploy/drill.test.ts',
  'npm run worker': 'test/deploy/drill.test.ts',
  'npm run verify': 'test/deploy/drill.test.ts',
  'npm run verify-audit': 'test/restore',
  'npm run backup -- /srv/backup/portal-today': 'test/restore',
  'npm run restore -- /srv/backup/portal-today': 'test/restore',
  'npm run publish -- /srv/portal/web': 'test/deploy/from-clone.ts',
  'npm run publish -- /srv/portal/web --only shell': 'test/deploy/part-alone.ts',
  'npm run release -- canary /srv/portal/web mfe-company --traffic 10': 'test/deploy/part-alone.ts',
  'npm run release -- status /srv/portal/web': 'test/deploy/part-alone.ts',
  'npm run release -- promote /srv/portal/web mfe-company': 'test/deploy/part-alone.ts',
  'npm run release -- rollback /srv/portal/web mfe-company': 'test/deploy/part-alone.ts',
  'npm run release -- check /srv/portal/web': 'test/deploy/part-alone.ts',
  'npm run release -- gc /srv/portal/web --dry-run': 'test/deploy/part-alone.ts',
  npx: 'test/deploy/part-alone.ts builds the part',
  cp: 'copies files; test/deploy/deploy-files.test.ts looks at them',
  systemctl: 'its units’ own commands, by test/deploy/units.ts; systemd-analyze looks at the units in test/deploy',
  curl: 'test/deploy/from-clone.ts',
  docker: 'not run: it needs containers; test/deploy/deploy-files.test.ts reads what it reads',
};

const text = runbook(root);
const lines = commandsIn(text);
const keyOf = (line: string) => (line.startsWith('npm ') ? line : (line.split(' ')[0] ?? ''));

test('every command of the runbook is run by a test, or it is said why not', () => {
  expect(lines.length).toBeGreaterThan(20);
  expect([...new Set(lines.map(keyOf))].toSorted()).toEqual(Object.keys(commands).toSorted());
});

test('every npm command of the runbook is a script', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: object };
  const named = [...text.matchAll(/npm run ([\w-]+)/g)].map(([, name = '']) => name);
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});

test('every file that the runbook names exists', () => {
  const paths = [...text.matchAll(/api\/deploy\/[\w./-]*\w/g)].map(([path]) => path);
  const listed = [...text.matchAll(/^\| `([\w./-]+)`(?:, `([\w./-]+)`)? +\|/gm)]
    .flatMap(([, ...names]) => names)
    .filter((name) => name && /\w\.\w|\/$|file$/.test(name));
  const files = [...paths, ...listed.map((name) => `api/deploy/${name}`)];
  expect(files.length).toBeGreaterThan(8);
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});
