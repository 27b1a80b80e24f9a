import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Notification, NotificationKind } from '@portal/contract/notifications';
import {
  Ban,
  Banknote,
  HandCoins,
  Mail,
  Package,
  TriangleAlert,
  useFormat,
  Users,
  Wrench,
  type LucideIcon,
} from '@portal/shared-ui';
import { FileSpreadsheet, Gift, Truck } from '@portal/shared-ui/kit';
import type { Bundle } from './bundles.ts';

type Tone = 'neutral' | 'info' | 'ok' | 'warn' | 'danger';
type Look = { icon: LucideIcon; tone: Tone };

const looks: Readonly<Record<NotificationKind, Look>> = {
  'order-to-process': { icon: Package, tone: 'warn' },
  'proposal-declined': { icon: Ban, tone: 'neutral' },
  'pay-in-full-asked': { icon: HandCoins, tone: 'info' },
  'rma-asked': { icon: Wrench, tone: 'info' },
  'rma-answered': { icon: Wrench, tone: 'info' },
  'salary-file-made': { icon: Banknote, tone: 'ok' },
  'salary-file-failed': { icon: Banknote, tone: 'danger' },
  'salary-file-problem': { icon: Banknote, tone: 'danger' },
  'salary-run-stopped': { icon: Banknote, tone: 'warn' },
  'invitation-undelivered': { icon: Mail, tone: 'danger' },
  'employees-changed': { icon: Users, tone: 'neutral' },
  'import-ended': { icon: FileSpreadsheet, tone: 'neutral' },
  'orders-received': { icon: Package, tone: 'warn' },
  'pictures-failed': { icon: TriangleAlert, tone: 'warn' },
  'order-shipped': { icon: Truck, tone: 'ok' },
  'proposal-received': { icon: Gift, tone: 'info' },
  'pay-in-full-answered': { icon: HandCoins, tone: 'info' },
  'job-failed': { icon: TriangleAlert, tone: 'danger' },
  'mail-failed': { icon: Mail, tone: 'danger' },
  'tax-year-missing': { icon: TriangleAlert, tone: 'warn' },
};

/** A failed import warns; everything else looks as its kind does. */
export const lookOf = ({ kind, hasFailed }: Notification): Look =>
  kind === 'import-ended' && hasFailed ? { icon: FileSpreadsheet, tone: 'danger' } : looks[kind];

/** What is done on the page that the entry leads to, as its button says it. */
const acts: Partial<Record<NotificationKind, MessageDescriptor>> = {
  'order-to-process': msg`Process`,
  'pay-in-full-asked': msg`Answer`,
  'pay-in-full-answered': msg`See the price`,
  'proposal-received': msg`See the proposal`,
  'rma-asked': msg`See request`,
  'rma-answered': msg`Answer`,
  'salary-file-failed': msg`Send again`,
  'orders-received': msg`Ship`,
  'mail-failed': msg`Try again`,
  'tax-year-missing': msg`Start the year`,
};

/** For what is nowhere a task of its own: offered until the entry is read. */
const actsUntilRead: Partial<Record<NotificationKind, MessageDescriptor>> = {
  'salary-file-problem': msg`Correct`,
  'salary-run-stopped': msg`See the run`,
  'invitation-undelivered': msg`Correct the address`,
  'pictures-failed': msg`See which`,
  'job-failed': msg`See the job`,
};

/** The verb that mends or answers, while there is something to do. */
export const actOf = ({ first: { kind, hasFailed }, isToDo, unread }: Bundle): MessageDescriptor | undefined => {
  if (isToDo) return acts[kind];
  if (unread.length === 0) return undefined;
  return kind === 'import-ended' && hasFailed ? msg`See why` : actsUntilRead[kind];
};

/** What an entry says: what happened, and to which thing. */
export function useNotificationWords(): (of: Notification, count: number) => { title: string; detail: string } {
  const { t } = useLingui();
  const { period: month } = useFormat();
  return (of, count) => {
    const person = of.person ?? t`An employee`;
    const product = of.product ?? '';
    const name = of.name ?? '';
    const period = of.period ? month(of.period) : '';
    const orderNumber = String(of.orderNumber);
    const order = of.orderNumber ? t`Order ${orderNumber}` : '';
    const about = [product, order].filter(Boolean).join(', ');
    const orders = of.count ?? 0;
    const words: Record<NotificationKind, () => [title: string, detail: string]> = {
      'order-to-process': () => [
        of.isToDo
          ? plural(count, { one: 'New order to process', other: '# new orders to process' })
          : plural(count, { one: 'New order', other: '# new orders' }),
        count > 1 ? '' : [of.person, product].filter(Boolean).join(': '),
      ],
      'proposal-declined': () => [t`${person} declined a proposal`, about],
      'pay-in-full-asked': () => [t`${person} asked to pay in full`, about],
      'rma-asked': () => [t`RMA request from ${person}`, about],
      'rma-answered': () => [t`News in an RMA request`, about],
      'salary-file-made': () => [t`The salary file of ${period} was made`, name],
      'salary-file-failed': () => [t`The salary file of ${period} was not delivered`, name],
      'salary-file-problem': () => [t`The salary file of ${period} needs a correction`, ''],
      'salary-run-stopped': () => [t`The salary file of ${period} was stopped`, ''],
      'invitation-undelivered': () => [
        plural(count, { one: 'An invitation was not delivered', other: '# invitations were not delivered' }),
        name,
      ],
      'employees-changed': () => [
        of.hasFailed ? t`A change of many employees has failed` : t`A change of many employees has ended`,
        plural(of.count ?? 0, { one: '# employee', other: '# employees' }),
      ],
      'import-ended': () => [of.hasFailed ? t`An import has failed` : t`An import has ended`, name],
      'orders-received': () => [plural(orders, { one: '# new order to ship', other: '# new orders to ship' }), name],
      'pictures-failed': () => [t`Pictures could not be fetched`, name],
      'order-shipped': () => [t`Your order was shipped`, about],
      'proposal-received': () => [t`Your company proposes a benefit`, product],
      'pay-in-full-answered': () => [t`News about paying in full`, about],
      'job-failed': () => [plural(count, { one: 'A job has failed', other: '# jobs have failed' }), name],
      'tax-year-missing': () => [t`The next year has no tax table`, name],
      'mail-failed': () => [
        plural(count, { one: 'A mail could not be sent', other: '# mails could not be sent' }),
        count > 1 ? '' : name,
      ],
    };
    const [title, detail] = words[of.kind]();
    return { title, detail };
  };
}
