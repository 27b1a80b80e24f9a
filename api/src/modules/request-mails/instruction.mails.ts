import type { I18n } from '@lingui/core';
import type { Locale } from '@portal/contract/constants';
import { sql } from 'kysely';
import { companyScopeForJob } from '../../access/scope.ts';
import type { Db } from '../../db/tenant.ts';
import { i18nOf } from '../../i18n.ts';
import type { Mail } from '../../mail/outbox.ts';
import type { MailContent } from '../../mail/render.ts';
import { moneyText, periodText } from '../../pdf/format.ts';
import { payrollSettings } from '../salary-files/index.ts';
import type { PendingLine } from './pending-lines.queries.ts';

/**
 * The month's salary file is made, so payroll is told what else to deduct, with the number that the file would have
 * had (DECISIONS 38). The recipients of the salary files get it.
 */
export async function instructionMails(db: Db, line: PendingLine, publicUrl: string): Promise<Mail[]> {
  const { recipients, wageCodes, language } = await payrollSettings(db, companyScopeForJob(line.companyId, ''));
  const i18n = i18nOf(language);
  const isGross = line.paymentKind === 'FINAL_SALARY_GROSS';
  const month = periodText(line.salaryPeriod, language);
  const title = i18n.t('Deduct from the final salary of {month}', { month });
  return recipients.map((to) => ({
    ...mailOf(line, `payroll:${to}`, to, language),
    content: {
      subject: `${title}: ${line.employeeName}`,
      title,
      paragraphs: [
        i18n.t('The salary file of {month} was made before this was agreed, so it holds nothing of it.', { month }),
        i18n.t('Deduct it by hand, then confirm it in the portal.'),
      ],
      facts: [
        person(line, i18n),
        {
          label: isGross ? i18n.t('Before tax') : i18n.t('After tax'),
          value: moneyText({ amount: line.amount, currency: line.currency }, language),
        },
        { label: i18n.t('Wage code'), value: isGross ? wageCodes.finalGross : wageCodes.finalNet },
        { label: i18n.t('Reference'), value: line.salaryReference },
      ],
      ...wayToRequest(line, i18n, publicUrl),
    },
  }));
}

/**
 * A request that payroll was to deduct by hand ended unpaid, or is paid in another way: the addresses that got the
 * instruction get a mail not to deduct it. None without an instruction, or when it was taken back already.
 */
export async function takenBackMails(db: Db, line: PendingLine, publicUrl: string): Promise<Mail[]> {
  const told = await instructed(db, line.requestId);
  const i18n = i18nOf(line.companyLanguage);
  const title = i18n.t('Do not deduct from the final salary of {month}', {
    month: periodText(line.salaryPeriod, line.companyLanguage),
  });
  return told.map((to) => ({
    ...mailOf(line, `not-payroll:${to}`, to, line.companyLanguage),
    content: {
      subject: `${title}: ${line.employeeName}`,
      title,
      paragraphs: [
        i18n.t('An earlier mail with this reference asked you to deduct an amount by hand. It no longer counts.'),
        i18n.t('If it was deducted already, pay it back with the next salary.'),
      ],
      facts: [person(line, i18n), { label: i18n.t('Reference'), value: line.salaryReference }],
      ...wayToRequest(line, i18n, publicUrl),
    },
  }));
}

/** The addresses whose last mail about the request is an instruction. */
async function instructed(db: Db, requestId: string): Promise<string[]> {
  const { rows } = await sql<{ to: string; isInstruction: boolean }>`
    select distinct on (m.to_address) m.to_address as to, m.dedupe_key like '%:payroll:%' as "isInstruction"
    from pay_in_full_logs l join outbox m on m.kind = 'pay-in-full' and m.company_id = l.company_id
      and (m.dedupe_key like 'pay-in-full:' || l.id || ':payroll:%'
        or m.dedupe_key like 'pay-in-full:' || l.id || ':not-payroll:%')
    where l.request_id = ${requestId}
    order by m.to_address, l.at desc, l.id desc, "isInstruction" desc`.execute(db);
  return rows.filter(({ isInstruction }) => isInstruction).map(({ to }) => to);
}

const mailOf = ({ id, companyId }: PendingLine, key: string, to: string, locale: Locale) => ({
  kind: 'pay-in-full' as const,
  to,
  locale,
  companyId,
  dedupeKey: `pay-in-full:${id}:${key}`,
});

const person = ({ employNo, employeeName }: PendingLine, i18n: I18n) => ({
  label: i18n.t('Employee'),
  value: [employNo, employeeName].filter(Boolean).join(' '),
});

const wayToRequest = (
  { requestId }: PendingLine,
  i18n: I18n,
  publicUrl: string,
): Pick<MailContent, 'button' | 'footer'> => ({
  button: { label: i18n.t('See the request'), url: `${publicUrl}/company/logs/pif?request=${requestId}` },
  footer: i18n.t('Sent by the benefits portal.'),
});
