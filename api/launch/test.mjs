// `npm test`, `npm run test:full` (`--full`) and `npm run test:changed` (`--changed`): installs what is missing, then
// runs the gate (`gate/`) under the portal's own Node.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { environment, installOnce, node, root } from './install.mjs';

const [first, ...rest] = process.argv.slice(2);
const isChanged = first === '--changed';
installOnce();
if (!isChanged) ensureBrowser();
const program = isChanged ? ['changed.ts', ...rest] : ['gate.ts'];
const { status } = spawnSync(node, [join(root, 'api/launch/gate', program[0]), ...program.slice(1)], {
  cwd: root,
  env: { ...environment(), ...(first === '--full' ? { PORTAL_FULL_TESTS: 'true' } : {}) },
  stdio: 'inherit',
});
process.exit(status ?? 1);
