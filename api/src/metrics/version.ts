import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Which release runs: the version of the portal, and the commit that the build was made of (`build-server.ts`). */
export type Running = { version: string; commit: string };

const manifest = join(import.meta.dirname, '../../package.json');

/** The build writes its commit in the place of the variable; from a checkout it is a developer's. */
export const running: Running = {
  version: (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version,
  commit: process.env.PORTAL_COMMIT ?? 'development',
};
