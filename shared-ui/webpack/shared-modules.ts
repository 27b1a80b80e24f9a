import { installedFolder, packageOf } from './installed.ts';

/** Modules that exist once in the page: the shell's (`shell/src/federation/host.ts`). */
export const singletons = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'styled-components',
  '@lingui/core',
  '@lingui/react',
  '@portal/shared-ui',
  '@portal/shared-ui/kit',
  '@portal/shared-ui/forms',
] as const;
export type Singleton = (typeof singletons)[number];

const packageName = (module: string) =>
  module
    .split('/')
    .slice(0, module.startsWith('@') ? 2 : 1)
    .join('/');

/** The installed version behind each singleton, for the shell to provide. */
export const sharedVersions = (from: string): Record<string, string> =>
  Object.fromEntries(singletons.map((name) => [name, packageOf(installedFolder(packageName(name), from)).version]));

/** A remote uses the page's federation runtime, so the shell's must not be older than the one it was built with. */
const runtime = '@module-federation/enhanced';

export const runtimeVersion = (from: string) => ({ [runtime]: packageOf(installedFolder(runtime, from)).version });

const majors = (from: string): [name: string, range: string][] =>
  Object.entries(sharedVersions(from)).map(([name, version]) => [name, `^${parseInt(version)}.0.0`]);

/** What a remote asks for: the major version. Names tell the rest, so a newer shell changes no remote. */
export const requirements = (from: string): Record<string, string> => ({
  ...Object.fromEntries(majors(from)),
  [runtime]: `^${runtimeVersion(from)[runtime]}`,
});

/** A remote carries no copy (`import: false`): versions cannot drift and every chunk can have an integrity. */
export const takenFromShell = (from: string) =>
  Object.fromEntries(
    majors(from).map(([name, requiredVersion]) => [
      name,
      { singleton: true, strictVersion: true, requiredVersion, import: false as const },
    ]),
  );
