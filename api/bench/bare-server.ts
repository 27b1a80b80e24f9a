import { readFileSync } from 'node:fs';
import Fastify from 'fastify';
import pg from 'pg';
import type { Recorded } from './record.ts';

/** The statements behind an address of the portal, as they were recorded; here it is served as `/<name>`. */
export type Recipe = Record<string, { statements: Recorded[]; as?: { role: string; tenant: string } }>;

/**
 * What "bare" means (PERFORMANCE): Fastify and pg, named statements, the same SQL, the same JSON; no login, no tenant,
 * no validation, no logging.
 */
const recipe = JSON.parse(readFileSync(process.env.RECIPE!, 'utf8')) as Recipe;
const plain = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 16 });
// The functions of a search ask as whom they look; nothing else here does.
const poolAs = ({ role, tenant }: { role: string; tenant: string }) =>
  new pg.Pool({
    connectionString: process.env.DATABASE_URL,
    max: 16,
    options: `-c app.role=${role} -c app.tenant=${tenant}`,
  });
const app = Fastify();

for (const [name, { statements, as }] of Object.entries(recipe)) {
  const pool = as ? poolAs(as) : plain;
  const named = statements.map((statement, at) => ({ name: `${name}_${at}`, ...statement }));
  app.get(`/${name}`, async (_request, reply) => {
    const answers = await Promise.all(named.map((statement) => pool.query(statement)));
    const [first, ...others] = answers.map(({ rows }) => rows as object[]);
    reply.type('application/json; charset=utf-8');
    return JSON.stringify({ data: first, more: others });
  });
}
app.get('/api/health', async () => ({ status: 'ok' }));
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
process.send?.('listening');
for (const signal of ['SIGTERM', 'disconnect'] as const) process.on(signal, () => process.exit(0));
