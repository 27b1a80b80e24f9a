import { execFileSync, spawn } from 'node:child_process';

type Command = { command: readonly string[]; cwd: string; env: NodeJS.ProcessEnv; seconds: number };

/** How a command ended: its exit code, whether it was ended after `seconds`, and the last line that it printed. */
export type Ended = { code: number; isLate: boolean; lastLine: string };

/** Runs a command, prints what it says, and ends it with everything that it has started when its time is over. */
export function runCommand({ command: [program = '', ...args], cwd, env, seconds }: Command): Promise<Ended> {
  const child = spawn(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const [stream, out] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ] as const)
    stream.on('data', (chunk: Buffer) => {
      out.write(chunk);
      said = (said + chunk.toString()).slice(-2_000);
    });
  let isLate = false;
  const limit = setTimeout(() => {
    isLate = true;
    if (child.pid !== undefined) endWithChildren(child.pid);
  }, seconds * 1_000);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => {
      clearTimeout(limit);
      const lastLine = said.trimEnd().split('\n').at(-1)?.trim() ?? '';
      resolve({ code: code ?? 1, isLate, lastLine });
    });
  });
}

/** A runner's browsers and servers are in groups of their own, so they are found by their parents. */
function endWithChildren(pid: number): void {
  const rows = execFileSync('ps', ['-e', '-o', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n');
  const pairs = rows.map((row) => row.trim().split(/\s+/).map(Number) as [number, number]);
  const below = (parent: number): number[] =>
    pairs.filter(([, of]) => of === parent).flatMap(([child]) => [child, ...below(child)]);
  for (const one of [pid, ...below(pid)]) {
    try {
      process.kill(one, 'SIGKILL');
    } catch {
      // It has ended meanwhile.
    }
  }
}
