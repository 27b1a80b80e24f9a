// `npm run serve` and `npm run worker`: run what `npm run build` wrote, in this process. Nothing of the checkout is
// written, so it may belong to another user.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const dist = join(import.meta.dirname, '../dist');
const program = join(dist, 'bundle', `${process.argv[2]}.js`);
if (existsSync(program)) {
  const webRoot = join(dist, 'web');
  if (existsSync(webRoot)) process.env.WEB_ROOT ??= webRoot;
  await import(pathToFileURL(program).href);
} else {
  console.error('Nothing is built yet; run npm run build first.');
  process.exitCode = 1;
}
