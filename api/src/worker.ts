import Fastify from 'fastify';
import { ConfigError } from './config.ts';
import { useDrain } from './plugins/drain.ts';
import { useHealth } from './plugins/health.ts';
import { loggingOptions } from './plugins/logging.ts';
import { useMetrics } from './plugins/metrics.ts';
import { runProcess } from './process.ts';

/** The worker: jobs, mails and what is due by the clock. It answers probes, `/metrics`, and nothing else. */
await runProcess({
  name: 'portal-worker',
  check: ({ runsJobs }) => {
    if (!runsJobs) throw new ConfigError('JOBS must be true for a worker, which does nothing else');
  },
  build: async (services) => {
    const app = Fastify(loggingOptions(services.config));
    useDrain(app);
    useHealth(app, services);
    await useMetrics(app, services);
    await app.ready();
    return app;
  },
});
