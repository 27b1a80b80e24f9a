import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root, workspacePackage } from './workspace.ts';

const isTest = (file: string) => /\.(test|spec)\.tsx?$/.test(file);
const isCompiledCatalog = (file: string) => /src\/locales\/[^/]+\.ts$/.test(file);

/** What decides the bytes of a build: own and shared sources, presets and the lock. Tests and compiled texts do not. */
export function buildInputs(folder: string): string[] {
  const patterns = [
    `${folder}/{src,public}/**`,
    `${folder}/{package.json,webpack.config.mjs}`,
    'shared-ui/{src,webpack,features/*/src}/**',
    'shared-ui/{package.json,presets/lingui.ts}',
    'api/contract/{src/**,package.json}',
    'package-lock.json',
  ];
  return globSync(patterns, { cwd: root })
    .filter((file) => !isTest(file) && !isCompiledCatalog(file) && statSync(join(root, file)).isFile())
    .sort();
}

/**
 * `1.0.0-abc1234`: the package's version and seven digits of the hash of its build inputs.
 * A commit that touches none of them yields the same version, so nothing is published again (DECISIONS, federation).
 */
export function buildVersion(folder: string): string {
  const hash = createHash('sha256');
  for (const file of buildInputs(folder)) {
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)))
      .update('\0');
  }
  return `${workspacePackage(folder).version}-${hash.digest('hex').slice(0, 7)}`;
}
