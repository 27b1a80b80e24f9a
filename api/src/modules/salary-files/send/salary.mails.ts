import { createHash } from 'node:crypto';
import type { I18n } from '@lingui/core';
import type { Locale } from '@portal/contract/constants';
import type { Period } from '@portal/contract/days';
import type { CompanyScope } from '../../../access/scope.ts';
import type { Db } from '../../../db/tenant.ts';
import { i18nOf } from '../../../i18n.ts';
import { queueMail, queueMails } from '../../../mail/outbox.ts';
import type { MailContent } from '../../../mail/render.ts';
import type { Problem } from '../make/problems.queries.ts';
import type { PayrollSettings } from '../payroll-settings.queries.ts';

type FileMail = {
  now: Date;
  salaryFileId: string;
  fileName: string;
  path: string;
  period: Period;
  settings: PayrollSettings;
  again?: string;
};

function fileMail(i18n: I18n, company: string, period: Period): MailContent {
  return {
    subject: i18n.t('Salary file {period} for {company}', { period, company }),
    title: i18n.t('Salary file {period}', { period }),
    paragraphs: [
      i18n.t('The salary file of {company} for {period} is attached. Load it into your payroll system.', {
        company,
        period,
      }),
    ],
    footer: i18n.t('Sent by the benefits portal.'),
  };
}

/**
 * One mail to all recipients with the file attached; `isSent` follows when the mail server has taken it. The key
 * keeps a second automatic mail out; `again` names a deliberate repetition.
 */
export async function queueSalaryMail(db: Db, scope: CompanyScope, mail: FileMail): Promise<void> {
  const { settings } = mail;
  if (settings.recipients.length === 0) return;
  await queueMail(db, mail.now, {
    kind: 'salary-file',
    to: settings.recipients.join(', '),
    locale: settings.language,
    companyId: scope.companyId,
    salaryFileId: mail.salaryFileId,
    content: fileMail(i18nOf(settings.language), settings.context.companyName, mail.period),
    attachments: [{ fileName: mail.fileName, path: mail.path }],
    dedupeKey: `salary-file:${mail.salaryFileId}:${mail.again ?? 'first'}`,
  });
}

const problemTexts = (i18n: I18n) => ({
  subject: (period: Period) => i18n.t('The salary file {period} was not made', { period }),
  body: i18n.t('Nothing was deducted. Correct the following; the file is then made by itself.'),
  reasons: {
    WAGE_CODE_MISSING: i18n.t('Wage code missing'),
    EMPLOYEE_NUMBER_MISSING: i18n.t('Employee number missing'),
    SALARY_SYSTEM_MISSING: i18n.t('No salary system chosen'),
    ROW_FAILED: i18n.t('Cannot be written'),
    SENDING_FAILED: i18n.t('Not sent'),
  } satisfies Record<Problem['reason'], string>,
  footer: i18n.t('Sent by the benefits portal.'),
});

/** Tells the admins once who is in the way of a period's file; the same people are not reported twice. */
export async function queueProblemMails(
  db: Db,
  scope: CompanyScope,
  mail: { now: Date; period: Period; problems: readonly Problem[]; admins: string[]; language: Locale },
): Promise<void> {
  const names = await namesOf(db, mail.problems);
  const texts = problemTexts(i18nOf(mail.language));
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
        subject: texts.subject(mail.period),
        title: texts.subject(mail.period),
        paragraphs: [texts.body, ...lines],
        footer: texts.footer,
      },
    })),
  );
}

async function namesOf(db: Db, problems: readonly Problem[]): Promise<Map<string, string>> {
  const ids = [...new Set(problems.flatMap(({ employeeId }) => employeeId ?? []))];
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('employees').select(['id', 'name']).where('id', 'in', ids.slice(0, 50)).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
