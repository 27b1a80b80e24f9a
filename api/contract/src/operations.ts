import * as v from 'valibot';
import { InstantSchema, PeriodSchema } from './days.ts';
import { admin, dataOf, endpoint, Id, pageOf, pageQuery } from './endpoint.ts';
import * as list from './list-fields.ts';
import { mailKinds } from './mail-kinds.ts';
import { MoneySchema } from './money.ts';
import { HaltedRelease } from './releases.ts';
import { salaryFileStates } from './salary-files.ts';

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
  companyId: v.nullable(Id),
  status: v.picklist(['WAITING', 'FAILED']),
  attempts: v.number(),
  error: v.string(),
  createdAt: InstantSchema,
  nextAttempt: InstantSchema,
  givesUpAt: v.nullable(InstantSchema),
});
export type StuckMail = v.InferOutput<typeof StuckMail>;

/** Background jobs that back office can start again; an import is started on its own page, which says why it failed. */
export const isRetryableJob = ({ kind, status }: Pick<OpenJob, 'kind' | 'status'>): boolean =>
  status === 'FAILED' && kind !== 'import';

/**
 * A background job: waiting, under way, or failed. A waiting one is begun within a minute; a failed one only when a
 * person starts it again. `reason` is what the failure said.
 */
export const OpenJob = v.object({
  id: Id,
  kind: v.string(),
  status: v.picklist(['WAITING', 'RUNNING', 'FAILED']),
  owner: v.nullable(v.string()),
  companyId: v.nullable(Id),
  supplierId: v.nullable(Id),
  done: v.number(),
  total: v.number(),
  attempts: v.number(),
  reason: v.string(),
  createdAt: InstantSchema,
  finishedAt: v.nullable(InstantSchema),
});
export type OpenJob = v.InferOutput<typeof OpenJob>;

/** A salary file that was made, and that payroll has neither been sent nor downloaded. */
export const UnsentSalaryFile = v.object({
  id: Id,
  company: v.object({ id: Id, name: v.string() }),
  fileName: v.string(),
  period: PeriodSchema,
  rowCount: v.number(),
  total: MoneySchema,
  state: v.picklist(salaryFileStates),
  createdAt: InstantSchema,
  sendFailedAt: v.nullable(InstantSchema),
});
export type UnsentSalaryFile = v.InferOutput<typeof UnsentSalaryFile>;

/** An order file that its supplier has not got: it is held back for a moment, or the mail server refused it. */
export const UnsentOrderFile = v.object({
  id: Id,
  company: v.object({ id: Id, name: v.string() }),
  supplier: v.object({ id: Id, name: v.string() }),
  fileName: v.string(),
  orderCount: v.number(),
  createdAt: InstantSchema,
  sendAfter: InstantSchema,
  sendFailedAt: v.nullable(InstantSchema),
});
export type UnsentOrderFile = v.InferOutput<typeof UnsentOrderFile>;

/** What became of mails, each by its last try as in the delivery log, and of background jobs, in one clock hour. */
export const OperationsHour = v.object({
  from: InstantSchema,
  until: InstantSchema,
  mailsTaken: v.number(),
  mailsRefused: v.number(),
  jobsDone: v.number(),
  jobsFailed: v.number(),
});
export type OperationsHour = v.InferOutput<typeof OperationsHour>;

/**
 * How the portal itself is doing: what leaves, what is worked on, what could not be sent. Lists are cut at 50, counts
 * are not.
 */
export const Operations = v.object({
  at: InstantSchema,
  mail: v.object({ waiting: v.number(), failed: v.number(), sentToday: v.number(), stuck: v.array(StuckMail) }),
  jobs: v.object({ waiting: v.number(), running: v.number(), failedThisWeek: v.number(), open: v.array(OpenJob) }),
  files: v.object({
    salaryFilesUnsent: v.number(),
    orderFilesUnsent: v.number(),
    salary: v.array(UnsentSalaryFile),
    orders: v.array(UnsentOrderFile),
  }),
  database: v.object({ megabytes: v.number(), connections: v.number() }),
  sessions: v.number(),
  /** the last 24 hours by the clock, oldest first: the first and the last of them are not whole */
  hours: v.array(OperationsHour),
  /** releases that failed for too many persons while on trial, of so many that they were shown to */
  halted: v.array(v.object({ ...HaltedRelease.entries, loads: v.number(), failures: v.number() })),
  /** address from which forwarding headers came to this instance although TRUSTED_PROXIES does not name it */
  untrustedProxy: v.nullable(v.string()),
});
export type Operations = v.InferOutput<typeof Operations>;

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

/** How many were started again; what had left or was started meanwhile is not among them. */
const Retried = v.object({ retried: v.number() });

export const retryMails = endpoint('POST', '/admin/operations/mails/retries', {
  summary: 'Try all mails again that could not be sent',
  policy: admin,
  response: dataOf(Retried),
});

export const retryJob = endpoint('POST', '/admin/operations/jobs/:jobId/retry', {
  summary: 'Start a failed job again',
  policy: { ...admin, ids: { 'params.jobId': 'job' } },
  params: v.strictObject({ jobId: Id }),
  response: dataOf(v.object({ id: Id })),
  errors: ['not-found'],
});

export const retryJobs = endpoint('POST', '/admin/operations/jobs/retries', {
  summary: 'Start all failed jobs again',
  policy: admin,
  response: dataOf(Retried),
});

/**
 * A line of the delivery log: to whom, which kind of mail, when, and what the mail server answered; neither what it
 * says nor its links. `isTaken` false: the last try failed.
 */
export const Delivery = v.object({
  id: Id,
  to: v.string(),
  kind: v.string(),
  company: v.nullable(v.string()),
  companyId: v.nullable(Id),
  at: InstantSchema,
  attempts: v.number(),
  isTaken: v.boolean(),
  answer: v.string(),
});
export type Delivery = v.InferOutput<typeof Delivery>;

/** Fields of the log, by which it is sorted and filtered. */
export const deliveryFields = {
  at: list.instant,
  to: list.text,
  kind: list.choice(mailKinds),
  company: list.optional(list.text),
  attempts: list.number,
  isTaken: list.yesNo,
  answer: list.text,
} as const;

export const DeliveryFilter = v.strictObject({
  ...pageQuery,
  ...list.sortAndFilter(deliveryFields, '-at'),
  taken: v.optional(v.picklist(['true', 'false'], 'invalid-data-provided')),
});
export type DeliveryFilter = v.InferOutput<typeof DeliveryFilter>;

export const listDeliveries = endpoint('GET', '/admin/operations/deliveries', {
  summary: 'The mails that were tried, newest first; `q` finds addresses, kinds and companies',
  policy: admin,
  query: DeliveryFilter,
  response: pageOf(Delivery),
});
