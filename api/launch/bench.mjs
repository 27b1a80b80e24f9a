// `npm run bench`: the figures of the README against their limits, in one run on this machine.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { environment, installOnce, node, root } from './install.mjs';

installOnce();
ensureBrowser();
const { status } = spawnSync(node, [join(root, 'api/bench/run.ts'), ...process.argv.slice(2)], {
  cwd: root,
  // As large as in the long form of the tests.
  env: { ...environment(), PORTAL_FULL_TESTS: 'true' },
  stdio: 'inherit',
});
process.exit(status ?? 1);
