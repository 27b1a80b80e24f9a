// `npm start`, `npm run dev` (`--develop`) and `npm run dev:api` (`--api`): installs what is missing under any Node
// from 20 on, then hands over to the portal's own Node.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { environment, installOnce, node, root } from './install.mjs';

installOnce();
const [first, ...rest] = process.argv.slice(2);
const program = first === '--api' ? ['dev-api.ts', ...rest] : ['portal.ts', ...process.argv.slice(2)];
const portal = spawn(node, [join(root, 'api/launch', program[0]), ...program.slice(1)], {
  cwd: root,
  env: environment(),
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
});
// Ctrl-C reaches the portal too; this process only waits for it to finish closing.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => portal.kill('SIGTERM'));
portal.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
