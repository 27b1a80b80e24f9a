import type { FastifyInstance } from 'fastify';
import type { Services } from '../src/services.ts';
import type { Running } from './processes.ts';

/** What rows are measured on: the seeded world, an app in this process, and the bundled server in one of its own. */
export type Bench = {
  app: FastifyInstance;
  services: Services;
  ours: Running;
  /** the tables' owner */
  ownerUrl: string;
  superuserUrl: string;
  dir: string;
  /** process id of Postgres */
  postmaster: number;
  tokens: { median: string; largest: string; admin: string };
  isShort: boolean;
  /** of one turn of load, and how many turns each side gets */
  seconds: number;
  rounds: number;
};

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
