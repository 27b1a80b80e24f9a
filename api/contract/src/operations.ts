import * as v from 'valibot';
import { InstantSchema } from './days.ts';
import { dataOf, endpoint, Id } from './endpoint.ts';

/**
 * A mail that has not left. `error` is what the mail server said last. WAITING: it is tried again at `nextAttempt`, and
 * until `givesUpAt`; FAILED: that moment has passed, and only a person tries it again.
 */
export const StuckMail = v.object({
  id: Id,
  kind: v.string(),
  to: v.string(),
  subject: v.string(),
  company: v.nullable(v.string()),
  status: v.picklist(['WAITING', 'FAILED']),
  attempts: v.number(),
  error: v.string(),
  createdAt: InstantSchema,
  nextAttempt: InstantSchema,
  givesUpAt: v.nullable(InstantSchema),
});
export type StuckMail = v.InferOutput<typeof StuckMail>;

/** A piece of long work: waiting, under way, or failed. */
export const OpenJob = v.object({
  id: Id,
  kind: v.string(),
  status: v.picklist(['WAITING', 'RUNNING', 'FAILED']),
  owner: v.nullable(v.string()),
  done: v.number(),
  total: v.number(),
  createdAt: InstantSchema,
});
export type OpenJob = v.InferOutput<typeof OpenJob>;

/**
 * How the portal itself is doing: what leaves, what is worked on, what could not be sent. Lists are cut at 50, counts
 * are not.
 */
export const Operations = v.object({
  at: InstantSchema,
  mail: v.object({ waiting: v.number(), failed: v.number(), sentToday: v.number(), stuck: v.array(StuckMail) }),
  jobs: v.object({ waiting: v.number(), running: v.number(), failedThisWeek: v.number(), open: v.array(OpenJob) }),
  files: v.object({ salaryFilesUnsent: v.number(), orderFilesUnsent: v.number() }),
  database: v.object({ megabytes: v.number(), connections: v.number() }),
  sessions: v.number(),
  /** address from which forwarding headers came to this instance although TRUSTED_PROXIES does not name it */
  untrustedProxy: v.nullable(v.string()),
});
export type Operations = v.InferOutput<typeof Operations>;

const admin = { roles: ['admin'], boundary: 'all' } as const;

export const getOperations = endpoint('GET', '/admin/operations', {
  summary: 'What the portal is doing and what got stuck',
  policy: admin,
  response: dataOf(Operations),
});

/**
 * OpenAPI of every route. Served here, because `/api/docs` and `/api/openapi.json` are public or not there (API_DOCS).
 */
export const downloadOpenApi = endpoint('GET', '/admin/operations/openapi.json', {
  summary: 'The description of the API',
  policy: admin,
  response: null,
  content: ['application/json'],
});

export const retryMail = endpoint('POST', '/admin/operations/mails/:mailId/retry', {
  summary: 'Try a mail again now',
  policy: { ...admin, ids: { 'params.mailId': 'mail' } },
  params: v.strictObject({ mailId: Id }),
  response: dataOf(v.object({ id: Id })),
  errors: ['not-found'],
});
