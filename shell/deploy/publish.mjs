import { existsSync } from 'node:fs';
import { userInfo } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { publish } from './publish.ts';
import { storeAt } from './store-at.ts';
import { statusLines } from './upkeep.ts';

/**
 * `npm run publish -- <web-root> [--only shell|mfe-company|<folder> …] [--api-url /api]`: see
 * shell/README.md. A remote of another repository is named by its folder. `--overrides` takes the shell of
 * `npm run dev`.
 */
const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string', multiple: true },
    'api-url': { type: 'string' },
    base: { type: 'string' },
    overrides: { type: 'boolean' },
    why: { type: 'string' },
    by: { type: 'string' },
  },
});
const [target] = positionals;
if (!target) {
  console.error('Usage: npm run publish -- <web-root> [--only shell|mfe-company …] [--api-url /api]');
  process.exit(1);
}

const parts = values.only ?? ['shell', 'mfe-company', 'mfe-supplier', 'mfe-admin', 'mfe-employee'];
const distOf = (name) => resolve(root, name, name === 'shell' && values.overrides ? 'dist-overrides' : 'dist');
const unbuilt = parts.filter((name) => !existsSync(join(distOf(name), 'release.json')));
if (unbuilt.length > 0) {
  console.error(`Not built yet: ${unbuilt.join(', ')}. Build first: npx nx run-many -t build`);
  process.exit(1);
}

const registry = await publish({
  store: storeAt(target),
  base: values.base,
  why: values.why,
  by: values.by ?? userInfo().username,
  ...(parts.includes('shell') ? { shell: distOf('shell') } : {}),
  remotes: parts.filter((name) => name !== 'shell').map(distOf),
  apiUrl: values['api-url'] ?? process.env.API_URL,
}).catch((error) => {
  console.error(error.message);
  process.exit(1);
});
console.log(statusLines(registry).join('\n'));
