import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openPort, startRestartable, type Restartable } from '../restartable.ts';

type Settings = {
  /** what stands at /opt/portal; a link that an upgrade points elsewhere */
  portal: string;
  /** of portal.env, and of owner.env */
  env: Record<string, string>;
  owner: Record<string, string>;
  /** the port of the runbook → a free one */
  portOf: (port: string) => number;
};

/** `systemctl` for the portal's own units, without systemd: what their files say is run, in the checkout. */
export function units({ portal, env, owner, portOf }: Settings) {
  const running = new Map<string, Restartable>();
  const read = (unit: string) => {
    const [name = '', instance] = unit.split('@');
    const file = `${name}${instance === undefined ? '' : '@'}.service`;
    const text = readFileSync(join(portal, 'api/deploy/systemd', file), 'utf8');
    const said = [...text.matchAll(/^Environment=(.*)$/gm)].flatMap(([, pairs = '']) => pairs.split(' '));
    const own = Object.fromEntries(said.map((pair) => pair.replace('%i', instance ?? '').split('=')));
    const port = own.PORT === undefined ? undefined : portOf(own.PORT);
    return {
      isOnce: text.includes('Type=oneshot'),
      commands: [...text.matchAll(/^ExecStart=(.*)$/gm)].map(([, command = '']) =>
        command.replaceAll('/opt/portal', portal).split(' '),
      ),
      port,
      env: {
        PATH: process.env.PATH,
        ...env,
        ...(text.includes('owner.env') ? owner : {}),
        ...own,
        ...(port === undefined ? {} : { PORT: String(port) }),
      },
    };
  };
  const start = async (unit: string): Promise<void> => {
    const { isOnce, commands, port = 0, env: own } = read(unit);
    if (isOnce) {
      for (const [program = '', ...words] of commands) {
        const { status, stderr } = spawnSync(program, words, { cwd: portal, env: own, encoding: 'utf8' });
        if (status !== 0) throw new Error(`${unit}: ${stderr}`);
      }
      return;
    }
    const launch = () => {
      const { commands: now, env: then } = read(unit);
      const [program = '', ...words] = now[0] ?? [];
      return spawn(program, words, { cwd: portal, env: then, stdio: ['ignore', 'ignore', 'pipe'] });
    };
    running.set(unit, await startRestartable(unit, launch, () => openPort(port), 2_400));
  };
  return {
    async systemctl(action: string, names: readonly string[]): Promise<void> {
      for (const unit of names) {
        await running.get(unit)?.end('SIGTERM');
        await start(unit);
      }
      if (!['enable', 'start', 'restart'].includes(action)) throw new Error(`systemctl ${action} is not known here`);
    },
    stop: () => Promise.all([...running.values()].map((one) => one.end('SIGTERM'))),
  };
}
