import { installedVersion } from './workspace.ts';

/** Packages that exist once in the page. A name with a trailing slash covers its subpaths (`react-dom/client`). */
const singletons = [
  'react',
  'react/',
  'react-dom',
  'react-dom/',
  'styled-components',
  '@lingui/core',
  '@lingui/react',
  '@portal/shared-ui',
  '@portal/shared-ui/kit',
] as const;

/** Too large for the login page: the shell provides it as a chunk of its own, loaded beside the remote. */
const lazy = new Set<string>(['@portal/shared-ui/kit']);

const packageOf = (name: string) => (name.startsWith('@portal/shared-ui') ? '@portal/shared-ui' : name.replace(/\/$/, ''));

const options = (name: string) => {
  const version = installedVersion(packageOf(name));
  return { singleton: true, strictVersion: true, version, requiredVersion: `^${version}` };
};

/** The shell is the only provider: its copies are part of the first chunks, so no asynchronous start is needed. */
export const providedByShell = () =>
  Object.fromEntries(singletons.map((name) => [name, { ...options(name), eager: !lazy.has(name) }]));

/** A remote carries no copy (`import: false`): versions cannot drift and every chunk can have an integrity. */
export const takenFromShell = () =>
  Object.fromEntries(
    singletons.map((name) => {
      const { version: _provided, ...wanted } = options(name);
      return [name, { ...wanted, import: false as const }];
    }),
  );

/** What a remote needs from the shell, for the check before download (FEDERATION 3.5). */
export const requirements = (): Record<string, string> =>
  Object.fromEntries([...new Set(singletons.map(packageOf))].map((name) => [name, `^${installedVersion(name)}`]));
