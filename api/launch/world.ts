import type { Config } from '../src/config.ts';
import { migrate } from '../src/db/migrate.ts';
import { demoLogins } from '../src/demo/logins.ts';

export { demoLogins };

/** The newest schema and, outside production, the demo world: made once, in one go, and never again. */
export async function prepareWorld(url: string, config: Config, say: (text: string) => void): Promise<void> {
  await migrate(url);
  if (config.production) return;
  const { seedDemo } = await import('../src/demo/seed-demo.ts');
  await seedDemo(url, config, say);
}
