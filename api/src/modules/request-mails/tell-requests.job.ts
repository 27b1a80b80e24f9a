import type { Locale } from '@portal/contract/constants';
import { isFinalSalary, type PaymentInstruction } from '@portal/contract/payment-details';
import { withSystem, type Db } from '../../db/tenant.ts';
import { readCompanyAdmins } from '../../mail/company-admins.ts';
import { queueMails, type Mail } from '../../mail/outbox.ts';
import type { MailContent } from '../../mail/render.ts';
import { moneyText } from '../../pdf/format.ts';
import type { Services } from '../../services.ts';
import { paymentInstruction } from '../payment-details/index.ts';
import { instructionMails, takenBackMails } from './instruction.mails.ts';
import { lessorMails } from './lessor.mails.ts';
import { messageMail } from './message.mails.ts';
import { pendingPayInFullLines, pendingRmaLines, type PendingLine } from './pending-lines.queries.ts';
import { requestMail, type Reader, type RequestFacts, type RequestKind } from './request-texts.mails.ts';

const batch = 100;

/**
 * Tells employee, company and supplier of what happened to requests. The caller may not know how the others are
 * reached, so this is the portal's own work; each line of the log is told once, however often and wherever it runs.
 */
export async function tellRequests(services: Services): Promise<void> {
  while (await tellBatch(services, 'pay-in-full'));
  while (await tellBatch(services, 'rma'));
  services.queue.notify({ kind: 'deliver-mail' });
}

async function tellBatch({ pool, clock, config }: Services, kind: RequestKind): Promise<boolean> {
  return withSystem(pool, async (db) => {
    const lines = await (kind === 'rma' ? pendingRmaLines(db, batch) : pendingPayInFullLines(db, batch));
    if (lines.length === 0) return false;
    const admins = await readCompanyAdmins(db, [...new Set(lines.map(({ companyId }) => companyId))]);
    const mails: Mail[] = [];
    for (const line of lines) {
      if (kind === 'pay-in-full' && line.fromStatus === 'ACCEPTED' && line.status !== 'PAID') {
        // An instruction of this batch is taken back, too.
        await queueMails(db, clock.now(), mails.splice(0));
        mails.push(...(await takenBackMails(db, line, config.publicUrl)));
      }
      const isAccepted = kind === 'pay-in-full' && line.status === 'ACCEPTED';
      const isSalary = isAccepted && isFinalSalary(line.paymentKind);
      const payment = isAccepted && !isSalary ? await paymentOf(db, line) : null;
      mails.push(...mailsOf(kind, { ...line, payment, isSalary }, admins, config.publicUrl, clock.today()));
      if (isBoughtOut(kind, line)) mails.push(...lessorMails(line));
      if (isSalary && line.isInstruction) mails.push(...(await instructionMails(db, line, config.publicUrl)));
    }
    await queueMails(db, clock.now(), mails);
    await db
      .updateTable(kind === 'rma' ? 'rma_logs' : 'pay_in_full_logs')
      .set({ mail_pending: false })
      .where(
        'id',
        'in',
        lines.map(({ id }) => id),
      )
      .execute();
    return lines.length === batch;
  });
}

const paymentOf = (db: Db, { companyId, paymentKind, amount, currency, orderNumber, acceptedAt }: PendingLine) =>
  paymentInstruction(db, {
    companyId,
    kind: paymentKind,
    amount: { amount, currency },
    reference: String(orderNumber),
    acceptedAt,
  });

type ToldLine = PendingLine & { payment: PaymentInstruction | null; isSalary: boolean };
type Admins = Awaited<ReturnType<typeof readCompanyAdmins>>;

function mailsOf(kind: RequestKind, line: ToldLine, admins: Admins, publicUrl: string, today: string): Mail[] {
  const page = kind === 'rma' ? 'rma' : 'pif';
  const path: Record<Reader, string> = {
    employee: `/employee/${page}?request=${line.requestId}`,
    company: `/company/logs/${page}?request=${line.requestId}`,
    supplier: kind === 'rma' ? `/supplier/rma/${line.requestId}` : `/supplier/orders?order=${line.orderId}`,
  };
  const one = (reader: Reader, to: string, locale: Locale): Mail[] => {
    const facts = {
      ...line,
      total: line.amount > 0 ? moneyText({ amount: line.amount, currency: line.currency }, locale) : '',
      lease: isBoughtOut(kind, line) ? line.lease : null,
      isBoughtOut: isBoughtOut(kind, line),
      salary: line.isSalary ? { period: line.salaryPeriod, kind: line.paymentKind } : null,
      url: `${publicUrl}${path[reader]}`,
    };
    const content = to === '' ? null : contentOf(kind, reader, facts, locale);
    return content
      ? [
          {
            kind,
            to,
            locale,
            companyId: line.companyId,
            content,
            dedupeKey: `${kind}:${line.id}:${to}`,
            ...noticeOf(kind, reader, line),
          },
        ]
      : [];
  };
  const hasLeft = line.exitDate !== null && line.exitDate < today && line.emailPrivate !== '';
  return [
    ...one('employee', hasLeft ? line.emailPrivate : line.email, line.language),
    ...admins
      .filter(({ companyId }) => companyId === line.companyId)
      .flatMap(({ email, language }) => one('company', email, language)),
    ...(tellsSupplier(kind, line) ? one('supplier', line.supplierEmail, line.supplierLanguage) : []),
  ];
}

/** The notification that the same line has written (migration 1064); what one did oneself is confirmed by mail only. */
function noticeOf(kind: RequestKind, reader: Reader, { actorRole, fromStatus }: PendingLine): Pick<Mail, 'notice'> {
  if (reader === 'supplier' || reader === actorRole) return {};
  if (kind === 'rma') return { notice: reader === 'company' && fromStatus === null ? 'rma-asked' : 'rma-answered' };
  if (reader === 'employee') return { notice: 'pay-in-full-answered' };
  return actorRole === 'employee' && fromStatus === null ? { notice: 'pay-in-full-asked' } : {};
}

/** A message goes to employee and supplier, but not to its author; a company reads it in the portal. */
function contentOf(
  kind: RequestKind,
  reader: Reader,
  facts: Omit<RequestFacts, 'status'> & Pick<PendingLine, 'status' | 'actorRole'>,
  locale: Locale,
): MailContent | null {
  const { status, actorRole } = facts;
  // Who did not start a pay-in-full request is told of it: the company, or the employee whom it asks (RULES 3.2).
  const isOwn = (reader === 'employee') === (actorRole === 'employee');
  if (kind === 'pay-in-full' && status === 'CREATED' && isOwn) return null;
  if (status !== null) return requestMail(kind, reader, { ...facts, status }, locale);
  return reader === 'company' || reader === actorRole ? null : messageMail(reader, facts, locale);
}

// Of pay-in-full a supplier is told only that the employee now owns the item (RULES 3.2 "supplier told").
const tellsSupplier = (kind: RequestKind, line: PendingLine) =>
  kind === 'rma' ? line.actorRole !== 'supplier' : isBoughtOut(kind, line);

/** Paid and closed: the item is the employee's. */
const isBoughtOut = (kind: RequestKind, { status, fromStatus }: PendingLine) =>
  kind === 'pay-in-full' && status === 'CLOSED' && fromStatus === 'PAID';
