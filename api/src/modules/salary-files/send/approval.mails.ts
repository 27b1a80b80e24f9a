import type { SalaryFile } from '@portal/contract/salary-files';
import type { CompanyScope } from '../../../access/scope.ts';
import type { Db } from '../../../db/tenant.ts';
import { i18nOf } from '../../../i18n.ts';
import { readCompanyAdmins } from '../../../mail/company-admins.ts';
import { queueMails } from '../../../mail/outbox.ts';
import { moneyText, periodText } from '../../../pdf/format.ts';

/**
 * Asks the admins for the approvals that a file waits for (DECISIONS 47): everybody for the first, all but its giver
 * for the second. Where one admin is left it says so, as nobody can give the other one.
 */
export async function askForApproval(
  db: Db,
  scope: CompanyScope,
  file: SalaryFile,
  { now, publicUrl }: { now: Date; publicUrl: string },
): Promise<void> {
  const admins = await readCompanyAdmins(db, [scope.companyId]);
  const first = file.firstApproval;
  const asked = admins.filter(({ userId }) => userId !== first?.userId);
  await queueMails(
    db,
    now,
    (asked.length > 0 ? asked : admins).map(({ email, language }) => {
      const i18n = i18nOf(language);
      const period = periodText(file.period, language);
      const { fileName } = file;
      const sum = moneyText(file.total, language);
      return {
        kind: 'salary-file-approval',
        to: email,
        locale: language,
        companyId: scope.companyId,
        dedupeKey: `salary-approval:${file.id}:${first ? `second:${first.userId}` : 'first'}:${email}`,
        content: {
          subject: i18n.t('The salary file of {period} waits for approval', { period }),
          title: i18n.t('The salary file of {period} waits for approval', { period }),
          paragraphs: [
            i18n.t('{fileName}, {sum}, leaves the portal when two admins have approved it.', { fileName, sum }),
            ...(first?.by
              ? [i18n.t('{name} has approved it. Another admin gives the second approval.', { name: first.by })]
              : []),
            ...(admins.length < 2
              ? [i18n.t('You are the only admin, so nobody can give the other approval. Add an admin first.')]
              : []),
          ],
          button: {
            label: i18n.t('Look at the salary file'),
            url: `${publicUrl}/company/salaryfiles/${file.id}/draws`,
          },
          footer: i18n.t('Sent by the benefits portal.'),
        },
      };
    }),
  );
}
