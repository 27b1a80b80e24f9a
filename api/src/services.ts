import type pg from 'pg';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Reach } from './fetching/fetch-picture.ts';
import type { Files } from './files/files.ts';
import type { Queue } from './jobs/queue.ts';

/** Everything the API is given from outside; tests give their own. */
export type Services = {
  pool: pg.Pool;
  config: Config;
  clock: Clock;
  files: Files;
  queue: Queue;
  /** what pictures are fetched from, where it is not the internet */
  reach?: Reach;
};
