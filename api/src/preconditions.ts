import { existsSync } from 'node:fs';
import { access, constants, mkdir } from 'node:fs/promises';
import { createServer } from 'node:net';
import { dirname, resolve } from 'node:path';

/** Something outside the portal stands in the way of a start or a command; its message is the one sentence to print. */
export class StartError extends Error {}

/** What is printed of a failure: the sentence alone, or all of it where it was not foreseen. */
export const toPrint = (error: unknown): unknown => (error instanceof StartError ? error.message : error);

/** Why a port cannot be listened on, in words. */
export function portFault({ code, message }: NodeJS.ErrnoException, host: string, port: number): StartError {
  if (code === 'EADDRINUSE')
    return new StartError(`Port ${port} is taken by another program; stop it or set PORT to a free one.`);
  if (code === 'EACCES')
    return new StartError(`Port ${port} needs more rights than you have; set PORT to one above 1023.`);
  return new StartError(`Port ${port} on ${host} cannot be used: ${message}.`);
}

/** Refuses a port on which another program listens. */
export function assertFreePort(host: string, port: number): Promise<void> {
  return new Promise((done, failed) => {
    const probe = createServer();
    probe.once('error', (error) => failed(portFault(error, host, port)));
    probe.listen(port, host, () => probe.close(() => done()));
  });
}

/** Level by level: where a folder takes no other folder, as in /proc, Node's own `recursive` never comes to an end. */
async function makeFolder(dir: string): Promise<void> {
  if (!existsSync(dirname(dir))) await makeFolder(dirname(dir));
  if (!existsSync(dir)) await mkdir(dir);
}

/** The data folder can be made and written. */
export async function assertWritable(dir: string): Promise<void> {
  try {
    await makeFolder(resolve(dir));
    await access(dir, constants.W_OK | constants.X_OK);
  } catch {
    throw new StartError(
      `The folder ${dir} cannot be written; give this user the right or set DATA_DIR to another folder.`,
    );
  }
}
