import { createHash } from 'node:crypto';
import { dirname } from 'node:path';
import type { I18n } from '@lingui/core';
import type { Locale } from '@portal/contract/constants';
import type { Period } from '@portal/contract/days';
import type { Money } from '@portal/contract/money';
import type { CompanyScope } from '../../../access/scope.ts';
import type { Db } from '../../../db/tenant.ts';
import { i18nOf } from '../../../i18n.ts';
import { queueMail, queueMails } from '../../../mail/outbox.ts';
import type { MailContent } from '../../../mail/render.ts';
import type { ControlList } from '../../../pdf/control-list.ts';
import { moneyText, signedMoneyText } from '../../../pdf/format.ts';
import { makePdf } from '../../../pdf/make-pdf.ts';
import type { Services } from '../../../services.ts';
import { namesOfEmployees } from '../make/preview.queries.ts';
import type { Problem } from '../make/problems.queries.ts';
import type { PayrollSettings } from '../payroll-settings.queries.ts';
import { salaryFileBytes } from '../salary-files.queries.ts';
import { controlListName, controlListOf } from './control-list.queries.ts';

type FileMail = { now: Date; salaryFileId: string; settings: PayrollSettings; again?: string };

function fileMail(i18n: I18n, company: string, list: ControlList, language: Locale): MailContent {
  const { period } = list.file;
  return {
    subject: i18n.t('Salary file {period} for {company}', { period, company }),
    title: i18n.t('Salary file {period}', { period }),
    paragraphs: [
      i18n.t('The salary file of {company} for {period} is attached. Load it into your payroll system.', {
        company,
        period,
      }),
      i18n.t('Compare what your payroll system has read with these figures; the control list has all of them.'),
    ],
    facts: [
      { label: i18n.t('File'), value: list.file.fileName },
      { label: i18n.t('Rows in the file'), value: String(list.file.rowCount) },
      { label: i18n.t('Draws'), value: String(list.draws) },
      { label: i18n.t('Sum of the draws'), value: signedMoneyText(list.file.total, language) },
      { label: 'SHA-256', value: list.file.sha256 },
    ],
    footer: i18n.t('Sent by the benefits portal.'),
  };
}

/** Everybody who receives a file, as its mail is addressed. */
export const recipientsLine = (recipients: readonly string[]): string => recipients.join(', ');

/**
 * One mail to all recipients with the file and its control list attached; `isSent` follows when the mail server has
 * taken it. The key keeps a second automatic mail out; `again` names a deliberate repetition.
 */
export async function queueSalaryMail(
  db: Db,
  { files }: Pick<Services, 'files'>,
  scope: CompanyScope,
  { now, salaryFileId, settings, again = 'first' }: FileMail,
): Promise<void> {
  const { language, recipients, context } = settings;
  if (recipients.length === 0) return;
  const list = await controlListOf(db, scope, salaryFileId);
  const { path, fileName } = await salaryFileBytes(db, scope, salaryFileId);
  // Beside the file: the folder's known stem keeps it as long as the file (forgotten-files).
  const control = { fileName: controlListName(fileName), path: `${dirname(path)}/control-list.pdf` };
  await files.write(control.path, await makePdf('controlList', list, context.companyName, language));
  await queueMail(db, now, {
    kind: 'salary-file',
    to: recipientsLine(recipients),
    locale: language,
    companyId: scope.companyId,
    salaryFileId,
    content: fileMail(i18nOf(language), context.companyName, list, language),
    attachments: [{ fileName, path }, control],
    dedupeKey: `salary-file:${salaryFileId}:${again}`,
  });
}

const problemTexts = (i18n: I18n) => ({
  notMade: (period: Period) => i18n.t('The salary file {period} was not made', { period }),
  made: (period: Period, orders: number) =>
    i18n.t('The salary file {period} was made without {orders, plural, one {one order} other {# orders}}', {
      period,
      orders,
    }),
  bodyNotMade: i18n.t('Nothing was deducted. Correct the following; the file is then made by itself.'),
  bodyMade: i18n.t(
    'The file with everything else was made. Correct the following; these months follow in the next file.',
  ),
  bodySent: i18n.t(
    'The file with everything else was made and sent. Correct the following; these months follow in the next file.',
  ),
  reasons: {
    WAGE_CODE_MISSING: i18n.t('Wage code missing'),
    SETTLEMENT_CODE_MISSING: i18n.t('Wage code of a credit or final salary missing'),
    EMPLOYEE_NUMBER_MISSING: i18n.t('Employee number missing'),
    SALARY_SYSTEM_MISSING: i18n.t('No salary system chosen'),
    ROW_FAILED: i18n.t('Cannot be written'),
    SENDING_FAILED: i18n.t('Not sent'),
  } satisfies Record<Problem['reason'], string>,
  footer: i18n.t('Sent by the benefits portal.'),
});

/** The automatic file that a mail is about: whether it was made, and whether it left by itself. */
type AboutFile = { now: Date; period: Period; admins: string[]; language: Locale; isMade: boolean; isSent: boolean };

/**
 * Tells the admins once who is in the way of a period's file, or who stayed out of it; the same people are not
 * reported twice.
 */
export async function queueProblemMails(
  db: Db,
  scope: CompanyScope,
  mail: AboutFile & { problems: readonly Problem[] },
): Promise<void> {
  const concerned = mail.problems.flatMap(({ employeeId }) => employeeId ?? []).slice(0, 50);
  const names = await namesOfEmployees(db, scope, concerned);
  const texts = problemTexts(i18nOf(mail.language));
  const title = mail.isMade ? texts.made(mail.period, mail.problems.length) : texts.notMade(mail.period);
  const made = mail.isSent ? texts.bodySent : texts.bodyMade;
  const lines = mail.problems
    .slice(0, 50)
    .map(({ reason, employeeId, detail }) =>
      [texts.reasons[reason], names.get(employeeId ?? ''), detail].filter(Boolean).join(': '),
    );
  const key = mail.problems
    .map(({ reason, employeeId, detail }) => `${reason}${employeeId ?? ''}${detail}`)
    .sort()
    .join('|');
  const digest = createHash('sha256').update(key).digest('base64url');
  await queueMails(
    db,
    mail.now,
    mail.admins.map((to) => ({
      kind: 'salary-file-problem',
      to,
      locale: mail.language,
      companyId: scope.companyId,
      dedupeKey: `salary-problem:${scope.companyId}:${mail.period}:${digest}:${to}`,
      content: {
        subject: title,
        title,
        paragraphs: [mail.isMade ? made : texts.bodyNotMade, ...lines],
        footer: texts.footer,
      },
    })),
  );
}

/** Tells the admins, once a file, which older months it left for later ones (DECISIONS 35). */
export async function queueLaterMails(
  db: Db,
  scope: CompanyScope,
  mail: Pick<AboutFile, 'now' | 'period' | 'admins' | 'language'> & { most: number; draws: number; totals: Money[] },
): Promise<void> {
  const i18n = i18nOf(mail.language);
  const { period, most, draws } = mail;
  const sums = mail.totals.map((total) => moneyText(total, mail.language)).join(', ');
  await queueMails(
    db,
    mail.now,
    mail.admins.map((to) => ({
      kind: 'salary-file-later',
      to,
      locale: mail.language,
      companyId: scope.companyId,
      dedupeKey: `salary-later:${scope.companyId}:${period}:${to}`,
      content: {
        subject: i18n.t('Salary file {period}: older months follow in later files', { period }),
        title: i18n.t('Older months follow in later files'),
        paragraphs: [
          i18n.t(
            'Besides its own month a file takes at most {most, plural, one {# older draw} other {# older draws}} of ' +
              'each person, for all orders together. {draws} older draws, {sums}, wait for the next files.',
            { most, draws, sums },
          ),
        ],
        footer: i18n.t('Sent by the benefits portal.'),
      },
    })),
  );
}
