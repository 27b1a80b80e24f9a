import { join } from 'node:path';
import { readConfig } from '../src/config.ts';
import { toPrint } from '../src/preconditions.ts';
import { buildFrontEnd } from './build-front-end.ts';
import { buildServer } from './build-server.ts';

/**
 * `npm run build`: everything that `npm run serve` and `npm run worker` run. The front end goes to `WEB_ROOT`, or to
 * where `npm run serve` looks for it, with the `API_URL` that it is to call.
 */
const api = join(import.meta.dirname, '..');
try {
  const { webRoot = join(api, 'dist/web'), apiUrl } = readConfig(process.env);
  await Promise.all([buildServer(), buildFrontEnd(join(api, '..'), webRoot, apiUrl, console.info)]);
  console.info(`Built: api/dist/bundle and ${webRoot}`);
} catch (error) {
  console.error(toPrint(error));
  process.exitCode = 1;
}
