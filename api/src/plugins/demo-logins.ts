import type { FastifyInstance } from 'fastify';
import { withSystem } from '../db/tenant.ts';
import { demoLogins } from '../demo/logins.ts';
import type { Services } from '../services.ts';

/** Development only: the demo world's logins, for the login page. Empty where that world was never made. */
export function useDemoLogins(app: FastifyInstance, { pool }: Services): void {
  app.get('/api/dev/logins', { schema: { hide: true } }, async () => {
    const emails = demoLogins.map(({ email }) => email);
    const known = await withSystem(
      pool,
      (db) => db.selectFrom('users').select('email').where('email', 'in', emails).execute(),
      { readOnly: true },
    );
    return { data: demoLogins.filter(({ email }) => known.some((user) => user.email === email)) };
  });
}
