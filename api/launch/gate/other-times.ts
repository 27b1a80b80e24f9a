import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../install.mjs';
import type { Step } from './step.ts';

/** When dates go wrong: a year's last hour, a leap day, and the hours that summer time skips and repeats. */
const moments = {
  '31 December 23:30': '2026-12-31T23:30:00+01:00',
  '29 February 2028': '2028-02-29T12:00:00+01:00',
  'the night that summer time begins': '2027-03-28T01:30:00+01:00',
  'the night that summer time ends': '2027-10-31T02:30:00+02:00',
};

const folders = ['/usr/lib', '/usr/lib64', '/usr/local/lib'];

/** The library that moves a program's clock, as the package `faketime` installs it; undefined where there is none. */
function fakeClock(): string | undefined {
  const find = () =>
    folders
      .filter((folder) => existsSync(folder))
      .flatMap((folder) => [folder, ...readdirSync(folder).map((name) => join(folder, name))])
      .map((folder) => join(folder, 'faketime/libfaketimeMT.so.1'))
      .find((file) => existsSync(file));
  if (!find() && process.getuid?.() === 0)
    for (const words of [['update'], ['install', '-y', '--no-install-recommends', 'libfaketime']])
      spawnSync('apt-get', words, { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
  return find();
}

/**
 * The steps again, in Copenhagen, with the machine's clock moved so that each begins at its moment. The clock goes on
 * from there, the same in all processes.
 */
export function* atOtherTimes(steps: readonly Step[]): Generator<Step> {
  const clock = fakeClock();
  if (!clock) {
    console.log('Skipped: the tests at other dates; they need the package "faketime".');
    return;
  }
  for (const [name, moment] of Object.entries(moments))
    for (const step of steps)
      yield {
        ...step,
        name: `${step.name} on ${name}`,
        env: {
          ...step.env,
          LD_PRELOAD: clock,
          FAKETIME: `+${Math.round((Date.parse(moment) - Date.now()) / 1_000)}`,
          // Timers go on as ever.
          FAKETIME_DONT_FAKE_MONOTONIC: '1',
          TZ: 'Europe/Copenhagen',
          // What is proven there is the date, not the repetition.
          PORTAL_FULL_TESTS: '',
        },
      };
}

/** The steps again, with their files in random order. */
export const inRandomOrder = (steps: readonly Step[]): Step[] =>
  steps.map((step) => ({
    ...step,
    name: `${step.name} in random order`,
    command: [...step.command, `--testSequencer=${join(root, 'shared-ui/presets/random-order.mjs')}`],
    env: { ...step.env, PORTAL_FULL_TESTS: '' },
  }));
