import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { types } from 'node:util';
import { readConfig } from '../src/config.ts';
import { openDatabase } from './open-database.ts';
import { prepareWorld } from './world.ts';

test('a first start that is stopped half way fails in one place, and the next one makes the world', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'portal-first-'));
  await chmod(dir, 0o755);
  const config = readConfig({ NODE_ENV: 'development', DATA_DIR: dir, PORTAL_NOW: '2026-11-02T08:00:00Z' });
  const said: string[] = [];
  try {
    const first = await openDatabase(config, () => undefined);
    const world = prepareWorld(first, config, (line) => said.push(line)).then(
      () => 'made',
      (error: Error) => error,
    );
    // What stops in the middle ends connections of every kind; none of them may end the process by itself.
    for (let n = 0; said.length === 0 && n < 400; n += 1) await pause(25);
    await pause(200);
    await first.stop();
    // Also one of Node's own making, which is of another realm than a test's Error.
    expect(types.isNativeError(await world)).toBe(true);
    const second = await openDatabase(config, () => undefined);
    expect(await prepareWorld(second, { ...config, demo: false }, () => undefined)).toMatch(
      /^postgres:\/\/portal_api:.*\/portal$/,
    );
    await second.stop();
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
});
