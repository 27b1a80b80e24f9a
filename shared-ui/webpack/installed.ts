import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

interface PackageJson {
  name: string;
  version: string;
  portal?: { remoteContract?: string };
}

export const packageOf = (folder: string): PackageJson =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/**
 * Folder of a package as a package in another folder finds it.
 *
 * @throws when it is not installed
 */
export function installedFolder(name: string, from: string): string {
  const paths = createRequire(join(from, 'package.json')).resolve.paths(name) ?? [];
  const found = paths.map((path) => join(path, name)).find((folder) => existsSync(join(folder, 'package.json')));
  if (!found) throw new Error(`${name} is not installed`);
  return found;
}

/** Version of the interface between shell and remotes (`shared-ui/src/remote/remote-module.ts`). */
export function remoteContractVersion(from: string): string {
  const version = packageOf(installedFolder('@portal/shared-ui', from)).portal?.remoteContract;
  if (!version) throw new Error('@portal/shared-ui names no portal.remoteContract');
  return version;
}
