// `npm run test:unit`: every test that needs neither a database nor a browser, in one run of jest (`unit.config.mjs`).
// More words are jest's: `npm run test:unit -- --watch pricing`.
import { spawnSync } from 'node:child_process';
import { environment, installOnce, node, root } from './install.mjs';

installOnce();

const run = (...args) => spawnSync(node, args, { cwd: root, env: environment(), stdio: 'inherit' }).status ?? 1;
const jest = ['--experimental-vm-modules', 'node_modules/jest/bin/jest.js', '-c', 'api/launch/unit.config.mjs'];

// Parts are tested with their compiled texts.
process.exit(run('shared-ui/presets/i18n.mjs', '--compile') || run(...jest, ...process.argv.slice(2)));
