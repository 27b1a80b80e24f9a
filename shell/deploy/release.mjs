import { userInfo } from 'node:os';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { haltedAt, haltedLine, haltedTrials } from './halted.ts';
import { promote, rollBack, startTrial } from './publish.ts';
import { readRegistry } from './site.ts';
import { storeAt } from './store-at.ts';
import { collect, statusLines, verify } from './upkeep.ts';

/** `npm run release -- <command> <web-root> [part]`: one part at a time, see shell/README.md. */
const usage = `Usage: npm run release -- <command> <web-root> [part] [options]
  status   <web-root>                            what is live, on trial, and before
  check    <web-root>                            every file of every version in use is the one that was built
  canary   <web-root> mfe-company --traffic 10   put a build on trial for so many percent of the browsers
  promote  <web-root> mfe-company                give what is on trial to all
  rollback <web-root> mfe-company|shell [--to V] end a trial, or make the version before live again
  gc       <web-root> [--keep 10] [--days 30] [--dry-run]
Options of status and promote: --portal https://portal.example (or PUBLIC_URL): the portal that may have halted a trial;
  promote --force gives a halted one to all
Options of what changes something: --why "reason", --by name, --base https://cdn.example
<web-root> is a folder or s3://bucket/prefix.`;

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
const text = { type: 'string' };
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    traffic: text,
    to: text,
    why: text,
    by: text,
    base: text,
    keep: text,
    days: text,
    portal: text,
    force: { type: 'boolean' },
    'dry-run': { type: 'boolean' },
  },
});
const [command, target, part] = positionals;

const number = (name, fallback, most) => {
  const value = Number(values[name] ?? fallback);
  if (!Number.isInteger(value) || value < 0 || value > most) throw new Error(`--${name} is a number from 0 to ${most}`);
  return value;
};
const wanted = () => {
  if (!part) throw new Error(`${command} needs the name of a part, such as mfe-company`);
  return part;
};
const remoteName = () => wanted().replace('-', '_');

/** The trials that the portal halted. Without its address nobody was asked, which is said. */
async function haltedOf(registry) {
  const portal = values.portal ?? process.env.PUBLIC_URL;
  if (portal) return haltedTrials(registry, await haltedAt(portal));
  const hasTrial = Object.values(registry.remotes).some(({ versions }) =>
    versions.some(({ state }) => state === 'canary'),
  );
  if (hasTrial) console.error('No portal was asked whether it halted the trial: name it with --portal or PUBLIC_URL.');
  return [];
}

const commands = {
  async status({ store }) {
    const registry = await readRegistry(store);
    if (!registry) return ['nothing is published here'];
    return [...statusLines(registry), ...(await haltedOf(registry)).map(haltedLine)];
  },
  async check({ store }) {
    const wrong = await verify(store);
    if (wrong.length > 0) throw new Error(wrong.join('\n'));
    return ['every file in use is the one that was built'];
  },
  canary: async (place) =>
    statusLines(
      await startTrial({ ...place, remote: resolve(root, wanted(), 'dist'), traffic: number('traffic', 10, 100) }),
    ),
  async promote(place) {
    const registry = await readRegistry(place.store);
    const halted = (registry ? await haltedOf(registry) : []).find(({ remote }) => remote === remoteName());
    if (halted && !values.force) throw new Error(`${haltedLine(halted)}. --force gives it to all the same`);
    return statusLines(await promote(place, remoteName()));
  },
  rollback: async (place) =>
    statusLines(await rollBack(place, wanted() === 'shell' ? 'shell' : remoteName(), values.to)),
  async gc({ store }) {
    const dryRun = values['dry-run'] ?? false;
    const gone = await collect(store, { keep: number('keep', 10, 1000), days: number('days', 30, 3650), dryRun });
    return gone.length === 0
      ? ['nothing to remove']
      : gone.map((folder) => `${dryRun ? 'would remove' : 'removed'} ${folder}`);
  },
};

const run = Object.hasOwn(commands, command ?? '') && target ? commands[command] : undefined;
if (!run) {
  console.error(usage);
  process.exit(1);
}
try {
  const { why, base, by = userInfo().username } = values;
  console.log((await run({ store: storeAt(target), by, why, base })).join('\n'));
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
