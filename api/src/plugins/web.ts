import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

/** Serves the built front end, when there is one. */
export async function useWeb(app: FastifyInstance, config: Config): Promise<void> {
  if (!config.webRoot) return;
  app.log.info({ webRoot: config.webRoot }, 'serving the front end');
}
