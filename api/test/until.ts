import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';

/** Waits until it is so, however slow the machine; what never comes is an error after a minute and a half. */
export async function until(
  isSo: () => boolean | Promise<boolean>,
  { what = 'what was waited for', everyMs = 25 } = {},
): Promise<void> {
  for (const started = performance.now(); !(await isSo()); await pause(everyMs))
    if (performance.now() - started > 90_000) throw new Error(`${what} did not happen`);
}

/** Waits until a statement of the database waits for what another transaction holds. */
export const untilSomeoneWaits = (owner: pg.Pool): Promise<void> =>
  until(
    async () => {
      const { rows } = await owner.query(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return rows.length > 0;
    },
    { what: 'a wait for a lock' },
  );
