import type { I18n } from '@lingui/core';
import type { CompanyScope } from '../../../access/scope.ts';
import type { Db } from '../../../db/tenant.ts';
import { i18nOf } from '../../../i18n.ts';
import { queueMails } from '../../../mail/outbox.ts';
import { dayText, moneyText } from '../../../pdf/format.ts';
import { totalsOf } from '../make/make-salary-file.service.ts';
import type { PayrollSettings } from '../payroll-settings.queries.ts';
import type { Run } from './read-run.service.ts';

type RunMail = { now: Date; to: string[]; settings: PayrollSettings; run: Run; toCorrect: number; url: string };

/** Says what tomorrow's file holds and where it is stopped, once to each address (UX 1.7). */
export async function queueRunMails(db: Db, scope: CompanyScope, mail: RunMail): Promise<void> {
  const { now, settings, run, url } = mail;
  const { language } = settings;
  const i18n = i18nOf(language);
  const company = settings.context.companyName;
  const day = dayText(run.fileDay, language);
  const sums = totalsOf(run.draws).map((total) => moneyText(total, language));
  const people = new Set(run.draws.map(({ employeeId }) => employeeId)).size;
  await queueMails(
    db,
    now,
    mail.to.map((to) => ({
      kind: 'salary-run',
      to,
      locale: language,
      companyId: scope.companyId,
      dedupeKey: `salary-run:${scope.companyId}:${run.period}:${to}`,
      content: {
        subject: i18n.t('The salary file of {company} is made on {day}', { company, day }),
        title: i18n.t('The salary file is made on {day}', { day }),
        paragraphs: [
          whatHappens(i18n, settings),
          ...(mail.toCorrect > 0 ? [i18n.t('Look at what to correct first.')] : []),
        ],
        facts: [
          { label: i18n.t('People'), value: String(people) },
          { label: i18n.t('Draws'), value: String(run.draws.length) },
          { label: i18n.t('Sum'), value: sums.join(', ') },
          { label: i18n.t('To correct'), value: String(mail.toCorrect) },
        ],
        button: { label: i18n.t('Look at it or stop it'), url },
        footer: i18n.t('Sent by the benefits portal.'),
      },
    })),
  );
}

function whatHappens(i18n: I18n, { autoSend, secondApproval }: PayrollSettings): string {
  if (secondApproval)
    return i18n.t(
      'It is made at 06:00 and then waits for the approvals of two admins. Until it is made, an admin can stop it.',
    );
  if (autoSend) return i18n.t('It is made and sent to payroll at 06:00 by itself. Until then an admin can stop it.');
  return i18n.t('It is made at 06:00 and then waits for you to send it. Until it is made, an admin can stop it.');
}
