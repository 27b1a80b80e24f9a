// `npm run test:unit`: every test that needs neither a database nor a browser, in one run of jest. More words are
// jest's: `npm run test:unit -- --watch pricing`.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { environment, installOnce, node, root } from './install.mjs';

installOnce();

const remotes = readdirSync(root).filter((name) => name.startsWith('mfe-'));
const projects = ['api/jest.unit.config.mjs', 'api/contract', 'shared-ui', 'shell', ...remotes];
const jest = ['--experimental-vm-modules', 'node_modules/jest/bin/jest.js', '--projects', ...projects];
const run = (args) => spawnSync(node, args, { cwd: root, env: environment(), stdio: 'inherit' }).status ?? 1;

// Pages are tested with their compiled texts. Whole pages are typed into key by key, which takes its time.
process.exit(run(['shared-ui/presets/i18n.mjs', '--compile']) || run([...jest, '--testTimeout=30000', ...process.argv.slice(2)]));
