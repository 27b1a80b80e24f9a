import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { holdFolder } from './only-one.ts';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'portal-only-one-'));
});
afterEach(() => rm(dir, { recursive: true, force: true }));

/** A process that is a portal by its program's name, and does nothing. */
async function givenPortal() {
  await mkdir(join(dir, 'launch'));
  const program = join(dir, 'launch/portal.mjs');
  await writeFile(program, `console.log('up'); setInterval(() => undefined, 1e6);`);
  const portal = spawn(process.execPath, [program], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(portal.stdout, 'data');
  await writeFile(join(dir, 'portal.pid'), String(portal.pid));
  return portal;
}

test('a second start in one folder is refused while the first one runs, and not afterwards', async () => {
  const portal = await givenPortal();
  await expect(holdFolder(dir)).rejects.toThrow(`A portal runs in ${dir} already (process ${portal.pid})`);
  portal.kill('SIGKILL');
  await once(portal, 'exit');
  const giveBack = await holdFolder(dir);
  await giveBack();
  expect(await readdir(dir)).toEqual(['launch']);
});

test('the number of a killed portal that another program has keeps nobody out', async () => {
  const other = spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1e6)'], { stdio: 'ignore' });
  await writeFile(join(dir, 'portal.pid'), String(other.pid));
  await (
    await holdFolder(dir)
  )();
  other.kill('SIGKILL');
  await once(other, 'exit');
});
