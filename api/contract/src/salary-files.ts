import * as v from 'valibot';
import { DaySchema, InstantSchema, PeriodSchema } from './days.ts';
import { pdfFile, storedFile } from './downloads.ts';
import { dataOf, endpoint, Id, pageOf, pageQuery } from './endpoint.ts';
import * as list from './list-fields.ts';
import { MoneySchema } from './money.ts';
import { company, FileParams, withFile } from './salary-file-access.ts';
import { seenEntry } from './seen.ts';

export const salaryFileTypes = ['AUTOMATIC', 'MANUAL'] as const;
const Whole = v.pipe(v.number(), v.integer());

/**
 * One salary file (SPEC 3): made once, never changed; corrections are rows of the next file. A person's file is made,
 * approved, then sent, each by a named person at a time; an automatic one needs no approval (DECISIONS 7), unless the
 * company wanted two of every file when it was made (DECISIONS 47). Who is null where the portal did it by itself.
 */
export const SalaryFile = v.object({
  id: Id,
  batch: Whole,
  period: PeriodSchema,
  fileDay: DaySchema,
  type: v.picklist(salaryFileTypes),
  customName: v.string(),
  fileName: v.string(),
  total: MoneySchema,
  rowCount: Whole,
  sha256: v.string(),
  isManual: v.boolean(),
  isSent: v.boolean(),
  sentAt: v.nullable(InstantSchema),
  sendFailedAt: v.nullable(InstantSchema),
  recipients: v.array(v.string()),
  salarySystem: v.nullable(v.string()),
  createdBy: v.nullable(v.string()),
  createdAt: InstantSchema,
  approvedBy: v.nullable(v.string()),
  approvedAt: v.nullable(InstantSchema),
  needsSecondApproval: v.boolean(),
  /** the first of two approvals; `approvedBy` is the last one */
  firstApproval: v.nullable(v.object({ userId: v.nullable(Id), by: v.nullable(v.string()), at: InstantSchema })),
  sentBy: v.nullable(v.string()),
  /** since then payroll may hold its bytes, so it can no longer be discarded (DECISIONS 36) */
  downloadedAt: v.nullable(InstantSchema),
});
export type SalaryFile = v.InferOutput<typeof SalaryFile>;

/** Made and not approved by all whom it needs: until then it cannot be sent (UX 1.7, DECISIONS 47). */
export const isWaitingForApproval = (
  file: Pick<SalaryFile, 'isManual' | 'needsSecondApproval' | 'approvedAt'>,
): boolean => (file.isManual || file.needsSecondApproval) && file.approvedAt === null;

/** Where a file stands on its way to payroll. */
export const salaryFileStates = ['TO_APPROVE', 'NOT_SENT', 'FAILED', 'SENT'] as const;

export const salaryFileStateOf = (
  file: Pick<SalaryFile, 'isManual' | 'needsSecondApproval' | 'approvedAt' | 'isSent' | 'sendFailedAt'>,
): (typeof salaryFileStates)[number] => {
  if (file.isSent) return 'SENT';
  if (isWaitingForApproval(file)) return 'TO_APPROVE';
  return file.sendFailedAt ? 'FAILED' : 'NOT_SENT';
};

/** Fields of the list, by which it is sorted and filtered. */
export const salaryFileFields = {
  createdAt: list.instant,
  period: list.text,
  batch: list.number,
  total: list.money,
  state: list.choice(salaryFileStates),
} as const;
/** `from` and `to` are days of the file: its salary day, or the last day that was asked for. */
export const SalaryFileFilter = v.strictObject({
  ...pageQuery,
  ...list.sortAndFilter(salaryFileFields, '-createdAt'),
  type: v.optional(v.picklist(salaryFileTypes)),
  sent: v.optional(v.picklist(['true', 'false'])),
  state: v.optional(v.picklist(salaryFileStates)),
  from: v.optional(DaySchema),
  to: v.optional(DaySchema),
});
export type SalaryFileFilter = v.InferOutput<typeof SalaryFileFilter>;

export const listSalaryFiles = endpoint('GET', '/company/salaryfiles', {
  summary: 'Salary files, newest first',
  policy: company,
  query: SalaryFileFilter,
  response: pageOf(SalaryFile),
});

export const getSalaryFile = endpoint('GET', '/company/salaryfiles/:salaryFileId', {
  summary: 'One salary file',
  policy: withFile,
  params: FileParams,
  response: dataOf(SalaryFile),
  errors: ['salary_file_not_found'],
});

export const downloadSalaryFile = endpoint('GET', '/company/salaryfiles/:salaryFileId/download', {
  summary: 'The file byte for byte; or its draws for people, or in another payroll layout',
  policy: { ...company, ids: { 'params.salaryFileId': 'salary-file', 'query.salarySystemId': 'salary-system' } },
  params: FileParams,
  query: v.strictObject({
    format: v.optional(v.picklist(['original', 'csv', 'xlsx']), 'original'),
    salarySystemId: v.optional(Id),
  }),
  ...storedFile,
  errors: [
    'salary_file_not_found',
    'file-not-found',
    'salary-file-not-approved',
    'salary-system-not-found',
    'nothing-to-draw',
    'wage-code-missing',
    'employee-number-missing',
  ],
});

export const downloadControlList = endpoint('GET', '/company/salaryfiles/:salaryFileId/control-list', {
  summary: 'The control list that goes with the file: rows, sums by kind and department, and the hash, as PDF',
  policy: withFile,
  params: FileParams,
  ...pdfFile,
  errors: ['salary_file_not_found'],
});

// `seen`: `salarySendFacts` of the file and its recipients, to approve it `salaryFileFacts`.
export const sendSalaryFile = endpoint('POST', '/company/salaryfiles/:salaryFileId/send', {
  summary: 'Send the same bytes to payroll, again if need be',
  policy: withFile,
  params: FileParams,
  body: v.strictObject(seenEntry),
  response: dataOf(SalaryFile),
  errors: ['salary_file_not_found', 'salary-file-not-approved', 'required', 'changed-by-someone-else'],
});

export const approveSalaryFile = endpoint('POST', '/company/salaryfiles/:salaryFileId/approve', {
  summary: 'Approve a file, so that it can be sent; the first or the second time where it needs two',
  policy: withFile,
  params: FileParams,
  body: v.strictObject(seenEntry),
  response: dataOf(SalaryFile),
  errors: ['salary_file_not_found', 'invalid-data-provided', 'second-approval-by-another', 'changed-by-someone-else'],
});

export const discardSalaryFile = endpoint('DELETE', '/company/salaryfiles/:salaryFileId', {
  summary: 'Discard a file that is neither approved nor downloaded; its draws wait for a file again',
  policy: withFile,
  params: FileParams,
  response: dataOf(v.object({ id: Id })),
  errors: ['salary_file_not_found', 'invalid-data-provided'],
});
