import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from './commands.ts';

const folder = mkdtempSync(join(tmpdir(), 'imports-'));
afterAll(() => rmSync(folder, { recursive: true }));

function write(path: string, content: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), content);
}

/** The packages that lint refuses in a package of its own, which declares `react`, and `pg` for its tools. */
function refused(path: string, source: string): string[] {
  write('package.json', JSON.stringify({ name: 'part', dependencies: { react: '1' }, devDependencies: { pg: '1' } }));
  write(path, source);
  const args = ['-c', join(root, '.oxlintrc.json'), '-f', 'unix', path];
  const oxlint = join(root, 'node_modules/oxlint/bin/oxlint');
  const { stdout } = spawnSync(process.execPath, [oxlint, ...args], { cwd: folder, encoding: 'utf8' });
  return [...stdout.matchAll(/"([^"]+)" is not declared/g)].map(([, name = '']) => name);
}

test('lint refuses an import that the package does not declare, however it is written', () => {
  const source = [
    `import zustand from 'zustand';`,
    `import type { Theme } from 'styled-components';`,
    `export * from '@lingui/core/parts';`,
    `export { one } from 'ky';`,
    `export const later = () => import('pg');`,
  ].join('\n');
  expect(refused('src/page.ts', source)).toEqual(['zustand', 'styled-components', '@lingui/core', 'ky', 'pg']);
});

test('declared packages, own files, the package itself and what Node brings pass', () => {
  const source = [
    `import { useState } from 'react';`,
    `import 'react/jsx-runtime';`,
    `import { readFile } from 'node:fs/promises';`,
    `import { other } from './other.ts';`,
    `import { own } from 'part/own';`,
    'export default [useState, readFile, other, own];',
  ].join('\n');
  expect(refused('src/page.ts', source)).toEqual([]);
});

test('a test may use its package’s tools and those of the root, and nothing else', () => {
  const source = `import pg from 'pg'; import { fc } from 'fast-check'; import ky from 'ky'; export { pg, fc, ky };`;
  expect(refused('src/page.test.ts', source)).toEqual(['ky']);
});
