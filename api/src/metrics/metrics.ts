import type { Violation } from '@portal/contract/releases';
import type { Services } from '../services.ts';
import { gauges, readFigures } from './figures.ts';

export type Metrics = {
  contentType: string;
  /** one answered request; `route` is the template and never the address */
  observe(request: { method: string; route: string; status: string }, seconds: number): void;
  /** one breach of the page's policy, as a browser told it; both labels come from short lists */
  countViolation(violation: Violation): void;
  text(): Promise<string>;
};

/** What one process says of itself and of the portal, in the text format of Prometheus. */
export async function createMetrics(services: Services): Promise<Metrics> {
  // Only a process that is measured loads it.
  const { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } = await import('prom-client');
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'portal_http_request_duration_seconds',
    help: 'Time until an answer was sent',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  const violations = new Counter({
    name: 'portal_policy_violations_total',
    help: 'Breaches of the content security policy that browsers told, by directive and part of the page',
    labelNames: ['directive', 'part'],
    registers: [registry],
  });
  const shown = new Map(
    Object.entries(gauges).map(([name, help]) => [
      name,
      new Gauge({
        name,
        help,
        labelNames: ['state', 'queue', 'remote', 'outcome', 'version', 'commit'],
        registers: [registry],
      }),
    ]),
  );
  return {
    contentType: registry.contentType,
    observe: (request, seconds) => requests.observe(request, seconds),
    countViolation: (violation) => violations.inc(violation),
    async text() {
      const samples = await readFigures(services);
      for (const gauge of shown.values()) gauge.reset();
      for (const { gauge, labels, value } of samples) shown.get(gauge)?.set(labels, value);
      return await registry.metrics();
    },
  };
}
