import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { apiSuite } from '../../test/test-app.ts';
import { freePort } from './embedded.ts';

const t = apiSuite();

test('the roles are made past a pooler that does not run yet, as the runbook has it', async () => {
  const { url, ownerUrl } = t.database;
  const pooler = new URL(url);
  pooler.port = String(await freePort());
  const { stdout } = await promisify(execFile)(process.execPath, [join(import.meta.dirname, 'make-roles.ts')], {
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: pooler.href,
      DATABASE_DIRECT_URL: url,
      MIGRATION_DATABASE_URL: ownerUrl,
    },
  });
  expect(stdout.trim()).toBe('the roles are there');
});
