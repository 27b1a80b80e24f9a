import { readFileSync } from 'node:fs';
import Fastify from 'fastify';
import pg from 'pg';

/** An address of the portal and the statements behind it, as they were recorded; here it is served as `/<index>`. */
export type Recipe = {
  path: string;
  statements: { text: string; values: unknown[] }[];
  as?: { role: string; tenant: string };
}[];

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

recipe.forEach(({ statements, as }, index) => {
  const pool = as ? poolAs(as) : plain;
  const named = statements.map(({ text, values }, at) => ({ name: `s${index}_${at}`, text, values }));
  app.get(`/${index}`, async (_request, reply) => {
    const answers = await Promise.all(named.map((statement) => pool.query(statement)));
    const [first, ...others] = answers.map(({ rows }) => rows as object[]);
    reply.type('application/json; charset=utf-8');
    return JSON.stringify({ data: first, more: others });
  });
});
app.get('/api/health', async () => ({ status: 'ok' }));
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
process.send?.('listening');
for (const signal of ['SIGTERM', 'disconnect'] as const) process.on(signal, () => process.exit(0));
