import { createHash } from 'node:crypto';
import { ConfigError, readConfig } from './config.ts';
import { looksRandom } from './secret-strength.ts';

/** The least that production asks for. */
const production = {
  NODE_ENV: 'production',
  JWT_SECRET: 'Nm+34mAlqlDJimJ0uDoRzakh03Dx882uQpF2Q3YeykM=',
  SMTP_URL: 'smtps://mail.benefits.example',
  PUBLIC_URL: 'https://portal.benefits.example',
} as const;

test('defaults are those of a laptop', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:3000',
    production: false,
    demo: true,
  });
});

test.each([
  [{ PORT: 'abc' }, 'PORT must be a port number, not "abc"'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must be a postgres:// address'],
  [{ PORTAL_NOW: 'tomorrow' }, 'PORTAL_NOW must be an ISO instant such as 2026-11-02T08:00:00Z, not "tomorrow"'],
  [{ DATABASE_POOL: '0' }, 'DATABASE_POOL must be at least 1, not "0"'],
  [{ NODE_ENV: 'production' }, 'JWT_SECRET must be set in production (at least 32 characters)'],
  [{ ...production, PORTAL_NOW: '2026-11-02T08:00:00Z' }, 'PORTAL_NOW moves the clock and is refused in production'],
  [
    { ...production, SMTP_URL: undefined },
    'SMTP_URL must be set in production; without a mail server nobody would be invited and no file sent',
  ],
  [{ ...production, PUBLIC_URL: undefined }, 'PUBLIC_URL must be set in production; links in mails lead there'],
  [
    { ...production, PUBLIC_URL: 'http://benefits.example' },
    'PUBLIC_URL must be an https address in production, not "http://benefits.example"',
  ],
  [
    { ...production, PUBLIC_URL: 'ftp://localhost' },
    'PUBLIC_URL must be an https address in production, not "ftp://localhost"',
  ],
])('a wrong setting is named: %o', (env, sentence) => {
  expect(() => readConfig(env)).toThrow(new ConfigError(sentence));
});

test('an empty setting is none', () => {
  const empty = { HOST: '', METRICS_TOKEN: '', FIRST_ADMIN_EMAIL: '', DATABASE_POOL: '' };
  expect(readConfig({ ...production, ...empty })).toEqual(readConfig(production));
  expect(() => readConfig({ ...production, JWT_SECRET: '' })).toThrow('JWT_SECRET must be set in production');
});

test('statements are kept by name, behind a pooler only when it is said to be able to', () => {
  const [direct, pooled] = ['postgres://portal_api@db:5432/portal', 'postgres://portal_api@pooler:6432/portal'];
  expect(readConfig({ DATABASE_URL: direct })).toMatchObject({ namesStatements: true, databaseDirectUrl: direct });
  expect(readConfig({ DATABASE_URL: pooled, DATABASE_DIRECT_URL: direct })).toMatchObject({
    namesStatements: false,
    databaseDirectUrl: direct,
  });
  expect(
    readConfig({ DATABASE_URL: pooled, DATABASE_DIRECT_URL: direct, DATABASE_STATEMENT_NAMES: 'true' }).namesStatements,
  ).toBe(true);
  expect(readConfig({ DATABASE_URL: pooled, DATABASE_STATEMENT_NAMES: 'false' }).namesStatements).toBe(false);
});

test('a replica is asked as long as it is 10 s behind at most, unless another limit is set', () => {
  const DATABASE_REPLICA_URL = 'postgres://portal_api@replica:5432/portal';
  expect(readConfig({})).toMatchObject({ replicaUrl: undefined, replicaMaxLag: 10 });
  expect(readConfig({ DATABASE_REPLICA_URL, DATABASE_REPLICA_MAX_LAG: '2' })).toMatchObject({
    replicaUrl: DATABASE_REPLICA_URL,
    replicaMaxLag: 2,
  });
});

test('a secret never appears in the sentence', () => {
  expect(() => readConfig({ JWT_SECRET: 'short-secret' })).toThrow('JWT_SECRET must be at least 32 characters');
  expect(() => readConfig({ JWT_SECRET: 'short-secret' })).not.toThrow('short-secret');
});

test('production starts with a mail server, address and random secret, and shows its API to back office only', () => {
  expect(readConfig(production)).toMatchObject({
    production: true,
    publicDocs: false,
    drainSeconds: 10,
    publicUrl: 'https://portal.benefits.example',
  });
  expect(readConfig({ ...production, API_DOCS: 'public' }).publicDocs).toBe(true);
  expect(readConfig({ ...production, PUBLIC_URL: 'http://localhost:3000' }).publicUrl).toBe('http://localhost:3000');
  expect(readConfig({}).publicDocs).toBe(true);
});

const weak = [
  'a'.repeat(32),
  'ab'.repeat(20),
  'k7Qz-'.repeat(8),
  'abcdefghijklmnopqrstuvwxyz0123456789',
  '99887766554433221100998877665544',
  'correct horse battery staple number 7',
  'thisisaverylongstringoflettersonly',
  'change-me-change-me-change-me-12',
  'a test secret of more than 32 characters',
  'S3cretS3cretXkq81mvbTTzlpa92mLLw8',
  '0123456789abcdef0123456789abcdef',
  '83729104857362910485736291048573',
];

test.each(
  weak.flatMap((secret) =>
    (['JWT_SECRET', 'SECRETS_KEY', 'PAYMENT_SECRET', 'METRICS_TOKEN'] as const).map((name) => [name, secret] as const),
  ),
)('T2: production refuses %s=%s by its content', (name, secret) => {
  expect(() => readConfig({ ...production, [name]: secret })).toThrow(
    new ConfigError(
      `${name} must be random in production, no words and no pattern; make one with: openssl rand -base64 48`,
    ),
  );
});

test('what a generator makes is taken, whatever it is written in', () => {
  for (let n = 0; n < 2_000; n += 1) {
    // The same ones at every run.
    const bytes = createHash('sha512')
      .update(String(n))
      .digest()
      .subarray(0, n % 2 === 0 ? 24 : 48);
    for (const secret of [bytes.toString('hex'), bytes.toString('base64'), bytes.toString('base64url')])
      expect([secret, looksRandom(secret)]).toEqual([secret, true]);
  }
});
