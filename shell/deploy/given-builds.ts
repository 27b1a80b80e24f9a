import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { integrityOf } from './release.ts';

const page =
  '<html><meta name="portal-api" content="/api"><script type=application/json id=mfe-registry>{}</script>' +
  '<script type="application/json" id="shell-files">{}</script><script src=/shell/1.0.0-aaaaaaa/first.1.js></script>' +
  '<script defer src=/shell/1.0.0-aaaaaaa/main.1.js></script></html>';

export const metaOf = (role: string) => ({
  name: `mfe-${role}`,
  contract: '1.0.0',
  roles: [role],
  paths: [`/${role}`],
  pages: [`/${role}/orders`],
  inlineErrors: [],
  menu: [
    { items: [{ to: `/${role}/orders`, label: { 'en-us': 'Orders', 'da-dk': 'Ordrer' }, letter: 'o', icon: 'robot' }] },
  ],
  actions: [],
  hits: {},
  tasks: { 'orders-to-process': `/${role}/orders` },
});

export type Names = Record<string, string[]>;
const button: Names = { '@portal/shared-ui': ['Button'] };

async function givenBuild(
  work: string,
  name: string,
  version: string,
  files: Record<string, string>,
  names: Names = button,
): Promise<string> {
  const folder = join(work, 'builds', `${name}-${version}`);
  await mkdir(folder, { recursive: true });
  for (const [file, text] of Object.entries(files)) await writeFile(join(folder, file), text);
  const release = {
    schema: 1,
    name,
    version,
    contract: '1.0.0',
    requires: {},
    names,
    ...(name === 'portal_shell' ? {} : { meta: metaOf(name.replace('mfe_', '')) }),
    files: Object.fromEntries(Object.entries(files).map(([file, text]) => [file, integrityOf(Buffer.from(text))])),
    firstView: Object.keys(files).filter((file) => file.startsWith('remoteEntry')),
  };
  await writeFile(join(folder, 'release.json'), JSON.stringify(release));
  return folder;
}

/** Builds of a shell and of remotes in a folder, as webpack leaves them. */
export const givenBuilds = (work: string) => ({
  build: (name: string, version: string, files: Record<string, string>, names?: Names) =>
    givenBuild(work, name, version, files, names),
  shell: (version = '1.0.0-aaaaaaa', names?: Names) =>
    givenBuild(
      work,
      'portal_shell',
      version,
      { 'index.html': page.replaceAll('1.0.0-aaaaaaa', version), 'first.1.js': 'paint()', 'main.1.js': 'start()' },
      names,
    ),
  remote: (version: string, code = 'entry()', name = 'mfe_company') =>
    givenBuild(work, name, version, { 'remoteEntry.1.js': code, 'page.js': 'page()</script>' }),
});
export type GivenBuilds = ReturnType<typeof givenBuilds>;
