import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { toAddress } from '@portal/contract/address';
import { processHoldSeconds } from '@portal/contract/constants';
import * as v from 'valibot';
import { StartError } from './preconditions.ts';
import { looksRandom } from './secret-strength.ts';

const port = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, 'a port number'),
  v.transform(Number),
  v.maxValue(65_535, 'a port number'),
);
const whole = v.pipe(v.string(), v.regex(/^\d{1,9}$/, 'a whole number'), v.transform(Number));
const flag = v.pipe(
  v.picklist(['true', 'false'], 'true or false'),
  v.transform((value) => value === 'true'),
);
const list = v.pipe(
  v.string(),
  v.transform((value) =>
    value
      .split(',')
      .map((item) => item.trim())
      .filter(Boolean),
  ),
);
const postgres = v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\//, 'a postgres:// address'));

/** Every setting of the API, its shape and its default; the README's table says what each means. */
const Environment = v.object({
  NODE_ENV: v.optional(v.picklist(['development', 'test', 'production']), 'development'),
  PORT: v.optional(port, '3000'),
  HOST: v.optional(v.string(), '127.0.0.1'),
  DATABASE_URL: v.optional(postgres),
  MIGRATION_DATABASE_URL: v.optional(postgres),
  DATABASE_DIRECT_URL: v.optional(postgres),
  DATABASE_REPLICA_URL: v.optional(postgres),
  DATABASE_REPLICA_MAX_LAG: v.optional(v.pipe(whole, v.minValue(1, 'at least 1')), '10'),
  DATABASE_POOL: v.optional(v.pipe(whole, v.minValue(1, 'at least 1')), '16'),
  DATABASE_STATEMENT_NAMES: v.optional(flag),
  PUBLIC_URL: v.optional(v.pipe(v.string(), v.url('an http(s) address'))),
  API_URL: v.optional(v.pipe(v.string(), v.url('an http(s) address'))),
  CORS_ORIGINS: v.optional(list, ''),
  REMOTE_ORIGINS: v.optional(list, ''),
  TRUSTED_PROXIES: v.optional(list, ''),
  JWT_SECRET: v.optional(v.pipe(v.string(), v.minLength(32, 'at least 32 characters'))),
  SECRETS_KEY: v.optional(v.pipe(v.string(), v.minLength(32, 'at least 32 characters'))),
  DATA_DIR: v.optional(v.string(), '.data'),
  WEB_ROOT: v.optional(v.string()),
  PORTAL_NOW: v.optional(
    v.pipe(
      v.string(),
      v.isoTimestamp('an ISO instant such as 2026-11-02T08:00:00Z'),
      v.transform((value) => new Date(value)),
    ),
  ),
  METRICS_TOKEN: v.optional(v.pipe(v.string(), v.minLength(32, 'at least 32 characters'))),
  PAYMENT_SECRET: v.optional(v.pipe(v.string(), v.minLength(32, 'at least 32 characters'))),
  SMTP_URL: v.optional(v.pipe(v.string(), v.regex(/^smtps?:\/\//, 'an smtp:// address'))),
  MAIL_FROM: v.optional(v.string(), 'Benefits <no-reply@benefits.example>'),
  SUPPORT_EMAIL: v.optional(v.pipe(v.string(), v.email('an e-mail address')), 'support@benefits.example'),
  FILES_S3_BUCKET: v.optional(v.string()),
  FILES_S3_ENDPOINT: v.optional(v.string()),
  FILES_S3_REGION: v.optional(v.string(), 'eu-north-1'),
  API_DOCS: v.optional(v.picklist(['public', 'admin'], 'public or admin')),
  OTEL_EXPORTER_OTLP_ENDPOINT: v.optional(v.pipe(v.string(), v.url('an http(s) address'))),
  OTEL_EXPORTER_OTLP_HEADERS: v.optional(v.string()),
  OTEL_TRACES_SAMPLER_ARG: v.optional(
    v.pipe(v.string(), v.regex(/^(0(\.\d{1,6})?|1)$/, 'a share from 0 to 1'), v.transform(Number)),
    '1',
  ),
  LOG_LEVEL: v.optional(v.picklist(['fatal', 'error', 'warn', 'info', 'debug', 'silent']), 'info'),
  RATE_LIMIT_PER_MINUTE: v.optional(whole, '1200'),
  LOGIN_RATE_LIMIT: v.optional(whole, '100'),
  LOGIN_FAILURES_PER_ACCOUNT: v.optional(whole, '10'),
  LOGIN_LINKS_PER_ADDRESS: v.optional(whole, '3'),
  LOGIN_LINKS_PER_HOUR: v.optional(whole, '20'),
  MAX_EVENT_LOOP_DELAY: v.optional(whole, '1000'),
  DRAIN_SECONDS: v.optional(whole),
  PROCESS_HOLD_SECONDS: v.optional(whole, String(processHoldSeconds)),
  JOBS: v.optional(flag, 'true'),
  DEMO: v.optional(flag, 'true'),
  FIRST_ADMIN_EMAIL: v.optional(
    v.pipe(
      v.string(),
      v.check((text) => toAddress(text) !== undefined, 'an e-mail address'),
      v.transform((text) => toAddress(text)),
    ),
  ),
  FETCH_PICTURES: v.optional(flag, 'true'),
  SECOND_STEP: v.optional(v.picklist(['optional', 'admin', 'everybody'], 'optional, admin or everybody')),
});

/** Names of all settings, which the README's table explains. */
export const settingNames: readonly string[] = Object.keys(Environment.entries);

/** Named without their value when they are wrong. */
const secrets = new Set([
  'JWT_SECRET',
  'PAYMENT_SECRET',
  'SECRETS_KEY',
  'METRICS_TOKEN',
  'DATABASE_URL',
  'MIGRATION_DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'DATABASE_REPLICA_URL',
  'SMTP_URL',
  'OTEL_EXPORTER_OTLP_HEADERS',
]);

export type Config = ReturnType<typeof readConfig>;

/**
 * Parses the environment once, at start. A wrong value names itself and what it should be:
 * `PORT must be a port number, not "abc"`.
 */
export function readConfig(env: Record<string, string | undefined>) {
  // Containers are given every name of their file, empty where it says nothing.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = v.safeParse(Environment, given);
  if (!parsed.success) {
    throw new ConfigError(
      parsed.issues
        .map((issue) => {
          const name = String(issue.path?.[0]?.key);
          return secrets.has(name)
            ? `${name} must be ${issue.message}`
            : `${name} must be ${issue.message}, not "${env[name] ?? ''}"`;
        })
        .join('; '),
    );
  }
  const values = parsed.output;
  const production = values.NODE_ENV === 'production';
  if (production && values.PORTAL_NOW) throw new ConfigError('PORTAL_NOW moves the clock and is refused in production');
  if (production) assertProduction(values);
  return {
    production,
    port: values.PORT,
    host: values.HOST,
    /** the server's login, which owns nothing */
    databaseUrl: values.DATABASE_URL,
    /** the owner of the tables: migrations, checks and reports */
    migrationDatabaseUrl: values.MIGRATION_DATABASE_URL,
    /** past a pooler, for what needs a session */
    databaseDirectUrl: values.DATABASE_DIRECT_URL ?? values.DATABASE_URL,
    /** whether statements are kept by name; behind a pooler only when it is said to be able to */
    namesStatements:
      values.DATABASE_STATEMENT_NAMES ?? (values.DATABASE_DIRECT_URL ?? values.DATABASE_URL) === values.DATABASE_URL,
    /** a streaming replica, which answers what may be read there while it is fresh enough */
    replicaUrl: values.DATABASE_REPLICA_URL,
    /** seconds that a replica may be behind and still be asked */
    replicaMaxLag: values.DATABASE_REPLICA_MAX_LAG,
    poolSize: values.DATABASE_POOL,
    publicUrl: (values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).replace(/\/$/, ''),
    apiUrl: values.API_URL,
    corsOrigins: values.CORS_ORIGINS,
    /** other origins that remotes are deployed to */
    remoteOrigins: values.REMOTE_ORIGINS,
    trustedProxies: values.TRUSTED_PROXIES,
    /** without a configured secret, tokens end with the process: fine on a laptop, refused in production */
    jwtSecret: values.JWT_SECRET ?? randomBytes(48).toString('base64'),
    /** seals what is stored encrypted; without one a key file in the data folder does, on a laptop */
    secretsKey: values.SECRETS_KEY ?? values.JWT_SECRET,
    dataDir: values.DATA_DIR,
    filesDir: join(values.DATA_DIR, 'files'),
    webRoot: values.WEB_ROOT,
    /** what the payment service signs its callbacks with; without it no callback is taken */
    paymentSecret: values.PAYMENT_SECRET,
    /** who knows it reads /metrics; without it there is none */
    metricsToken: values.METRICS_TOKEN,
    portalNow: values.PORTAL_NOW,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    supportEmail: values.SUPPORT_EMAIL,
    s3: values.FILES_S3_BUCKET
      ? { bucket: values.FILES_S3_BUCKET, endpoint: values.FILES_S3_ENDPOINT, region: values.FILES_S3_REGION }
      : undefined,
    /** the description of the API is public; otherwise for signed-in back office only */
    publicDocs: (values.API_DOCS ?? (production ? 'admin' : 'public')) === 'public',
    /** a collector of traces; without one no span is made */
    otlpEndpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT,
    /** of all traces */
    traceShare: values.OTEL_TRACES_SAMPLER_ARG,
    logLevel: values.LOG_LEVEL,
    rateLimitPerMinute: values.RATE_LIMIT_PER_MINUTE,
    /** failed logins of one network address in 15 minutes */
    loginRateLimit: values.LOGIN_RATE_LIMIT,
    /** failed logins of one account before it waits */
    loginFailuresPerAccount: values.LOGIN_FAILURES_PER_ACCOUNT,
    /** login links for one e-mail address in 15 minutes */
    loginLinksPerAddress: values.LOGIN_LINKS_PER_ADDRESS,
    /** login links asked for by one network address in an hour */
    loginLinksPerHour: values.LOGIN_LINKS_PER_HOUR,
    /** milliseconds that work waits for its turn before new requests are refused; 0 refuses none */
    maxEventLoopDelay: values.MAX_EVENT_LOOP_DELAY,
    /** seconds for which a server that was told to end goes on answering, so that a balancer can notice */
    drainSeconds: values.DRAIN_SECONDS ?? (production ? 10 : 0),
    /** pictures that the links of product files name are fetched by an import (DECISIONS 43) */
    fetchPictures: values.FETCH_PICTURES,
    processHoldSeconds: values.PROCESS_HOLD_SECONDS,
    runsJobs: values.JOBS,
    /** a new database outside production gets the demo world */
    demo: values.DEMO,
    /** who is invited as the first back-office admin of a database without any user */
    firstAdminEmail: values.FIRST_ADMIN_EMAIL,
    /** whose login needs a second step: nothing else opens until it is set up (DECISIONS 42) */
    secondStep: values.SECOND_STEP ?? (production ? ('admin' as const) : ('optional' as const)),
  };
}

/**
 * What a laptop does without and production must not: a mail that is not sent, a link that leads to localhost, a secret
 * that can be guessed.
 */
function assertProduction(values: v.InferOutput<typeof Environment>): void {
  if (!values.JWT_SECRET) throw new ConfigError('JWT_SECRET must be set in production (at least 32 characters)');
  for (const name of ['JWT_SECRET', 'SECRETS_KEY', 'PAYMENT_SECRET', 'METRICS_TOKEN'] as const) {
    if (values[name] && !looksRandom(values[name]))
      throw new ConfigError(
        `${name} must be random in production, no words and no pattern; make one with: openssl rand -base64 48`,
      );
  }
  if (!values.SMTP_URL)
    throw new ConfigError(
      'SMTP_URL must be set in production; without a mail server nobody would be invited and no file sent',
    );
  if (!values.PUBLIC_URL) throw new ConfigError('PUBLIC_URL must be set in production; links in mails lead there');
  const { protocol, hostname } = new URL(values.PUBLIC_URL);
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  if (protocol !== 'https:' && !(protocol === 'http:' && isLocal))
    throw new ConfigError(`PUBLIC_URL must be an https address in production, not "${values.PUBLIC_URL}"`);
}

/** A setting that cannot be used. */
export class ConfigError extends StartError {}
