import { spawn } from 'node:child_process';
import { StartError } from '../src/preconditions.ts';
import { environment } from './install.mjs';

/** Runs a script of the workspace; `output` is the end of what it has said. */
export function runScript(cwd: string, script: string, args: string[]) {
  let output = '';
  const child = spawn(process.execPath, [script, ...args], {
    cwd,
    env: environment(),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-20_000);
    });
  const ended = new Promise<number>((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
  return { child, ended, output: () => output };
}

/** @throws StartError with what the script said, when it fails */
export async function done({ ended, output }: ReturnType<typeof runScript>, what: string): Promise<void> {
  if ((await ended) !== 0) throw new StartError(`${what} could not be built:\n${output()}`);
}
