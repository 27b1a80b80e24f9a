import { ConfigError, readConfig } from './config.ts';

test('defaults are those of a laptop', () => {
  expect(readConfig({})).toMatchObject({ port: 3000, host: '127.0.0.1', publicUrl: 'http://localhost:3000', production: false, demo: true });
});

test.each([
  [{ PORT: 'abc' }, 'PORT must be a port number, not "abc"'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must be a postgres:// address'],
  [{ PORTAL_NOW: 'tomorrow' }, 'PORTAL_NOW must be an ISO instant such as 2026-11-02T08:00:00Z, not "tomorrow"'],
  [{ NODE_ENV: 'production' }, 'JWT_SECRET must be set in production (at least 32 characters)'],
  [{ NODE_ENV: 'production', JWT_SECRET: 'x'.repeat(32), PORTAL_NOW: '2026-11-02T08:00:00Z' }, 'PORTAL_NOW moves the clock and is refused in production'],
])('a wrong setting is named: %o', (env, sentence) => {
  expect(() => readConfig(env)).toThrow(new ConfigError(sentence));
});

test('a secret never appears in the sentence', () => {
  expect(() => readConfig({ JWT_SECRET: 'short-secret' })).toThrow('JWT_SECRET must be at least 32 characters');
  expect(() => readConfig({ JWT_SECRET: 'short-secret' })).not.toThrow('short-secret');
});
