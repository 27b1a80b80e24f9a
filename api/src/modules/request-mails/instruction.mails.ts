import { companyScopeForJob } from '../../access/scope.ts';
import type { Db } from '../../db/tenant.ts';
import { i18nOf } from '../../i18n.ts';
import type { Mail } from '../../mail/outbox.ts';
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
    kind: 'pay-in-full',
    to,
    locale: language,
    companyId: line.companyId,
    dedupeKey: `pay-in-full:${line.id}:payroll:${to}`,
    content: {
      subject: `${title}: ${line.employeeName}`,
      title,
      paragraphs: [
        i18n.t('The salary file of {month} was made before this was agreed, so it holds nothing of it.', { month }),
        i18n.t('Deduct it by hand, then confirm it in the portal.'),
      ],
      facts: [
        { label: i18n.t('Employee'), value: [line.employNo, line.employeeName].filter(Boolean).join(' ') },
        {
          label: isGross ? i18n.t('Before tax') : i18n.t('After tax'),
          value: moneyText({ amount: line.amount, currency: line.currency }, language),
        },
        { label: i18n.t('Wage code'), value: isGross ? wageCodes.finalGross : wageCodes.finalNet },
        { label: i18n.t('Reference'), value: line.salaryReference },
      ],
      button: { label: i18n.t('See the request'), url: `${publicUrl}/company/logs/pif?request=${line.requestId}` },
      footer: i18n.t('Sent by the benefits portal.'),
    },
  }));
}
