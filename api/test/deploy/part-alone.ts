import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';

type Version = { version: string; base: string; state: string; release: { files: Record<string, string> } };
type Registry = { shell: { version: string }; remotes: Record<string, { versions: Version[] }> };

const registryAt = async (url: string) => (await (await fetch(`${url}/mfe/registry.json`)).json()) as Registry;

/** The addresses of all files that a tab which is open now may still ask for. */
export async function filesInUse(url: string): Promise<string[]> {
  const { remotes } = await registryAt(url);
  return Object.values(remotes).flatMap(({ versions }) =>
    versions.flatMap(({ base, release }) => Object.keys(release.files).map((file) => `${base}${file}`)),
  );
}

/** Fails where one of them is gone. */
export async function assertServed(url: string, files: readonly string[]): Promise<void> {
  for (const file of files) {
    const { status } = await fetch(`${url}${file}`);
    if (status !== 200) throw new Error(`${file} answered ${status}`);
  }
}

/** What is given to browsers after each command, of the version before and of the next. */
const expected: Record<string, string> = {
  canary: 'next canary, before stable',
  promote: 'next stable, before lastGood',
  rollback: 'before stable',
};

/**
 * The runbook's "One part alone" on a running portal: the company's pages are changed, tried, given to everybody and
 * taken back by its commands. What browsers are given is seen through the balancer, and the other parts stay.
 */
export async function deployOnePart(
  lines: readonly string[],
  { url, checkout, perform }: { url: string; checkout: string; perform: (line: string) => Promise<void> },
): Promise<void> {
  const { remotes, ...rest } = await registryAt(url);
  const { mfe_company: company, ...others } = remotes;
  const before = company?.versions[0]?.version;
  await appendFile(join(checkout, 'mfe-company/src/app.tsx'), "\nperformance.mark('next');\n");
  for (const line of lines) {
    await perform(line);
    const now = await registryAt(url);
    const { mfe_company: changed, ...stayed } = now.remotes;
    if (JSON.stringify([now.shell, stayed]) !== JSON.stringify([rest.shell, others]))
      throw new Error(`${line} changed another part`);
    const [, , , command = ''] = line.split(' ');
    const given = changed?.versions.map(({ version, state }) => `${version === before ? 'before' : 'next'} ${state}`);
    if (command in expected && given?.join(', ') !== expected[command])
      throw new Error(`after ${line} browsers are given ${given?.join(', ')}`);
  }
}
