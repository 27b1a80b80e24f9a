import { locales } from '@portal/contract/constants';
import { addDays, type Day } from '@portal/contract/days';
import { filledText, mailTextKinds, type CompanyMailText, type MailTextForm } from '@portal/contract/mail-texts';
import { recordAudit } from '../../access/audit.ts';
import type { OfCompany } from '../../access/scope.ts';
import type { Session } from '../../access/session.ts';
import type { Db } from '../../db/tenant.ts';
import { DomainError } from '../../http/domain-error.ts';
import { i18nOf } from '../../i18n.ts';
import { queueMail } from '../../mail/outbox.ts';
import type { Services } from '../../services.ts';
import { listOwnTexts, removeOwnText, saveOwnText, type OwnText } from './mail-texts.queries.ts';
import { fixedParts, mailValues, standardText, type MailedSubscription } from './subscription.mails.ts';

type Which = Pick<OwnText, 'kind' | 'locale'>;
type Moment = { now: Date; today: Day; requestId: string; session: Pick<Session, 'name' | 'email'> };

const words = ({ subject, greeting, body }: MailTextForm): MailTextForm => ({ subject, greeting, body });

/** A subscription as it could be, two weeks before its end. */
async function example(db: Db, { companyId }: OfCompany, today: Day) {
  const company = await db
    .selectFrom('companies')
    .where('id', '=', companyId)
    .select(['company_name as companyName', 'currency'])
    .executeTakeFirstOrThrow();
  const { companyName, currency } = company;
  const endDate = addDays(today, 14);
  const fixed = { endDate, effectDate: addDays(today, 30), periods: [12, 24, 36], subsidyYearly: 0, ownTexts: [] };
  return (locale: OwnText['locale']): MailedSubscription => {
    const i18n = i18nOf(locale);
    return { ...fixed, subscriptionName: i18n.t('Phones and computers'), companyName, currency, today };
  };
}

/** Every mail that a company may word itself, in each language: its text, the standard, and what a preview needs. */
export async function listMailTexts(
  db: Db,
  scope: OfCompany,
  { today, session: { name } }: Moment,
): Promise<CompanyMailText[]> {
  const [own, exampleIn] = [await listOwnTexts(db, scope), await example(db, scope, today)];
  return mailTextKinds.flatMap((kind) =>
    locales.map((locale) => {
      const [subscription, standard] = [exampleIn(locale), standardText(kind, locale)];
      const text = own.find((one) => one.kind === kind && one.locale === locale);
      return {
        kind,
        locale,
        standard,
        text: words(text ?? standard),
        version: text?.version ?? 0,
        sample: { values: mailValues(subscription, { locale, name }), ...fixedParts(subscription, locale) },
      };
    }),
  );
}

const textIn = async (db: Db, scope: OfCompany, { kind, locale }: Which) => {
  const own = (await listOwnTexts(db, scope)).find((one) => one.kind === kind && one.locale === locale);
  return words(own ?? standardText(kind, locale));
};

/** Writes an own text; the audit log has what was and what is. */
export async function saveMailText(
  db: Db,
  scope: OfCompany,
  which: Which,
  { version, ...text }: MailTextForm & { version?: number | undefined },
  moment: Moment,
): Promise<CompanyMailText[]> {
  const from = await textIn(db, scope, which);
  if (!(await saveOwnText(db, scope, which, version, text))) throw new DomainError('changed-by-someone-else');
  return audited(db, scope, which, from, moment);
}

/** Back to the standard text; where it holds already nothing happens. */
export async function resetMailText(
  db: Db,
  scope: OfCompany,
  which: Which,
  moment: Moment,
): Promise<CompanyMailText[]> {
  const from = await textIn(db, scope, which);
  if (!(await removeOwnText(db, scope, which))) return listMailTexts(db, scope, moment);
  return audited(db, scope, which, from, moment);
}

async function audited(db: Db, scope: OfCompany, which: Which, from: MailTextForm, moment: Moment) {
  await recordAudit(db, { ...moment, scope }, 'mail-text.changed', ['company', scope.companyId], {
    ...which,
    from,
    to: await textIn(db, scope, which),
  });
  return listMailTexts(db, scope, moment);
}

/** The text as it was typed, to the address of who asks; its button leads to the login page and logs nobody in. */
export async function sendTestMail(
  db: Db,
  scope: OfCompany,
  { locale, text }: { locale: OwnText['locale']; text: MailTextForm },
  { session, today, now }: Moment,
  { publicUrl, supportEmail }: Services['config'],
): Promise<{ to: string }> {
  const subscription = (await example(db, scope, today))(locale);
  const { facts, button } = fixedParts(subscription, locale);
  const i18n = i18nOf(locale);
  const mail = filledText(text, mailValues(subscription, { locale, name: session.name }));
  await queueMail(db, now, {
    kind: 'mail-text-test',
    to: session.email,
    locale,
    companyId: scope.companyId,
    content: {
      ...mail,
      subject: i18n.t('Test: {subject}', { subject: mail.subject }),
      facts,
      button: { label: button, url: publicUrl },
      help: supportEmail,
      brand: subscription.companyName,
    },
  });
  return { to: session.email };
}
