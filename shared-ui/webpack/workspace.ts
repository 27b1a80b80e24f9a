import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface PackageJson {
  name: string;
  version: string;
  dependencies?: Record<string, string>;
  portal?: { remoteContract?: string };
}

/** The repository root, from where this file lies. */
export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

const readPackage = (file: string): PackageJson => JSON.parse(readFileSync(file, 'utf8'));

/** package.json of a workspace folder, such as `shell` or `mfe-company`. */
export const workspacePackage = (folder: string): PackageJson => readPackage(join(root, folder, 'package.json'));

/** The installed version of a package as seen from the repository root. */
export function installedVersion(name: string): string {
  if (name === '@portal/shared-ui') return workspacePackage('shared-ui').version;
  const require = createRequire(join(root, 'package.json'));
  const paths = require.resolve.paths(name) ?? [];
  for (const path of paths) {
    try {
      return readPackage(join(path, name, 'package.json')).version;
    } catch {
      continue;
    }
  }
  throw new Error(`${name} is not installed`);
}

/** Version of the interface between shell and remotes (`shared-ui/src/remote/remote-module.ts`). */
export function remoteContractVersion(): string {
  const version = workspacePackage('shared-ui').portal?.remoteContract;
  if (!version) throw new Error('shared-ui/package.json names no portal.remoteContract');
  return version;
}
