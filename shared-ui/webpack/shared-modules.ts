import { installedVersion } from './workspace.ts';

/** Modules that exist once in the page: the shell's (`shell/src/federation/host.ts`). */
const singletons = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'styled-components',
  '@lingui/core',
  '@lingui/react',
  '@portal/shared-ui',
  '@portal/shared-ui/kit',
] as const;
export type Singleton = (typeof singletons)[number];

const packageOf = (name: string) =>
  name.startsWith('@') ? name.split('/').slice(0, 2).join('/') : name.replace(/\/.*/, '');

/** The installed version behind each singleton, for the shell to provide. */
export const sharedVersions = (): Record<string, string> =>
  Object.fromEntries(singletons.map((name) => [name, installedVersion(packageOf(name))]));

/** A remote carries no copy (`import: false`): versions cannot drift and every chunk can have an integrity. */
export const takenFromShell = () =>
  Object.fromEntries(
    Object.entries(sharedVersions()).map(([name, version]) => [
      name,
      { singleton: true, strictVersion: true, requiredVersion: `^${version}`, import: false as const },
    ]),
  );

/** What a remote needs from the shell, for the check before download (FEDERATION 3.5). */
export const requirements = (): Record<string, string> =>
  Object.fromEntries([...new Set(singletons.map(packageOf))].map((name) => [name, `^${installedVersion(name)}`]));
