import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../docs/commands.ts';
import { pgbouncer } from '../pooler/pooler.ts';
import { folder } from '../restore/own-server.ts';

const isPossible = folder !== undefined && pgbouncer !== undefined;
(isPossible ? test : test.skip)(
  'an hour of faults in a minute and a half: kills bite, and not one row is broken',
  () => {
    const { stdout, status } = spawnSync(process.execPath, [join(root, 'api/test/soak/soak.ts'), '--minutes', '1.5'], {
      encoding: 'utf8',
      env: { ...process.env, NODE_OPTIONS: '' },
    });
    console.info(stdout);
    expect([status, /^0 rows$/m.test(stdout)]).toEqual([0, true]);
    expect(Number(/^(\d+) kills, ([1-9]\d*) of them bit/m.exec(stdout)?.[1])).toBeGreaterThan(4);
  },
  900_000,
);
