import type { Locale } from '@portal/contract/constants';
import type { Day } from '@portal/contract/days';
import { offerProblems } from '@portal/contract/offer-problems';
import type { SubscriptionSketch } from '@portal/contract/subscription-draft';
import type { CompanyScope } from '../../access/scope.ts';
import type { Db } from '../../db/tenant.ts';
import { mailText } from '../../mail/preview-mail.ts';
import { listOwnTexts } from './mail-texts.queries.ts';
import { listOverlaps } from './overlaps.queries.ts';
import { assertOwnChoices } from './own-choices.queries.ts';
import { previewPick } from './participants.queries.ts';
import { invitationMail } from './subscription.mails.ts';
import { endDateProblem, isActive } from './subscriptions.rules.ts';

type Reader = { locale: Locale; name: string; companyName: string; supportEmail: string };

/** What a half-filled subscription would do: its problems, who would be invited, what overlaps, and the mail. */
export async function checkSubscription(
  db: Db,
  scope: CompanyScope,
  sketch: SubscriptionSketch,
  today: Day,
  reader: Reader,
) {
  const catalogIds = sketch.catalogs.map((choice) => choice.catalogId);
  await assertOwnChoices(db, scope, {
    addressId: sketch.addressId,
    catalogIds,
    employeeIds: sketch.employees.employeeIds,
  });
  const problems = offerProblems(sketch);
  const hasDays = !problems.some(({ path }) => path.endsWith('Date'));
  const late = hasDays ? endDateProblem(sketch.endDate, today, null) : undefined;
  const { currency } = await db
    .selectFrom('companies')
    .select('currency')
    .where('id', '=', scope.companyId)
    .executeTakeFirstOrThrow();
  const mail = invitationMail(
    {
      ...sketch,
      companyName: reader.companyName,
      currency,
      subsidyYearly: Math.max(0, ...sketch.catalogs.map((choice) => choice.subsidyYearly)),
      endDate: hasDays ? sketch.endDate : today,
      effectDate: hasDays ? sketch.effectDate : today,
      today,
      ownTexts: await listOwnTexts(db, scope),
    },
    { locale: reader.locale, url: '', name: reader.name },
    reader.supportEmail,
  );
  return {
    problems: late ? [...problems, late] : problems,
    employees: await previewPick(db, scope, sketch.employees, today),
    overlaps: hasDays && catalogIds.length > 0 ? await listOverlaps(db, scope, { ...sketch, catalogIds }) : [],
    startsAtOnce: hasDays && isActive({ ...sketch, status: 'OPEN' }, today),
    mail: mailText(mail),
  };
}
