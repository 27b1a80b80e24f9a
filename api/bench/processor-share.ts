import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = '/sys/fs/cgroup';
const periodUs = 10_000;

/**
 * Gives a process so many percent of one processor from now on, by a control group of Linux (of version 1 or 2). The
 * group is removed when the process has ended. Undefined where this program may not make one.
 */
export function limitProcessor(pid: number, percent: number): { remove(): void } | undefined {
  const isFirstVersion = existsSync(join(root, 'cpu/cpu.cfs_quota_us'));
  const parent = isFirstVersion ? join(root, 'cpu') : root;
  const group = join(parent, `portal-bench-${pid}`);
  const quotaUs = Math.round((periodUs * percent) / 100);
  const limits = isFirstVersion
    ? { 'cpu.cfs_period_us': periodUs, 'cpu.cfs_quota_us': quotaUs }
    : { 'cpu.max': `${quotaUs} ${periodUs}` };
  try {
    if (!isFirstVersion) writeFileSync(join(parent, 'cgroup.subtree_control'), '+cpu');
    mkdirSync(group);
  } catch {
    return undefined;
  }
  const remove = () => rmdirSync(group);
  try {
    for (const [file, value] of Object.entries({ ...limits, 'cgroup.procs': pid }))
      writeFileSync(join(group, file), String(value));
    return { remove };
  } catch {
    remove();
    return undefined;
  }
}
