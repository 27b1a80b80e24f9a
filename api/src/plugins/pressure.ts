import { getHeapStatistics } from 'node:v8';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { DomainError } from '../http/domain-error.ts';

/** Beyond this share of what the process may have, the garbage collector takes most of its time. */
const heapShare = 0.9;

/**
 * Refuses what arrives while the process is far behind, with `service-unavailable` and Retry-After, so that what is
 * under way ends (SECURITY 3.3). Probes are registered outside of `api` and are answered.
 */
export async function usePressureValve(api: FastifyInstance, { maxEventLoopDelay }: Config): Promise<void> {
  if (maxEventLoopDelay === 0) return;
  await api.register(underPressure, {
    maxEventLoopDelay,
    maxHeapUsedBytes: getHeapStatistics().heap_size_limit * heapShare,
    // Long enough that one slow piece of work is no overload: only a process that stays behind refuses.
    sampleInterval: 2 * maxEventLoopDelay,
    pressureHandler: async (_request, _reply, _kind, value) => {
      // Nothing was measured: one piece of work, the start for instance, took it all and is over.
      if (value !== Infinity) throw new DomainError('service-unavailable');
    },
  });
}
