import { plural } from '@lingui/core/macro';
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
  Wrench,
  type LucideIcon,
} from '@portal/shared-ui';
import { FileSpreadsheet, Gift, Truck } from '@portal/shared-ui/kit';

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
  'import-ended': { icon: FileSpreadsheet, tone: 'neutral' },
  'orders-received': { icon: Package, tone: 'warn' },
  'pictures-failed': { icon: TriangleAlert, tone: 'warn' },
  'order-shipped': { icon: Truck, tone: 'ok' },
  'proposal-received': { icon: Gift, tone: 'info' },
  'pay-in-full-answered': { icon: HandCoins, tone: 'info' },
  'job-failed': { icon: TriangleAlert, tone: 'danger' },
  'mail-failed': { icon: Mail, tone: 'danger' },
};

/** A failed import warns; everything else looks as its kind does. */
export const lookOf = ({ kind, hasFailed }: Notification): Look =>
  kind === 'import-ended' && hasFailed ? { icon: FileSpreadsheet, tone: 'danger' } : looks[kind];

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
        plural(count, { one: 'New order to process', other: '# new orders to process' }),
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
      'import-ended': () => [of.hasFailed ? t`An import has failed` : t`An import has ended`, name],
      'orders-received': () => [plural(orders, { one: '# new order to ship', other: '# new orders to ship' }), name],
      'pictures-failed': () => [t`Pictures could not be fetched`, name],
      'order-shipped': () => [t`Your order was shipped`, about],
      'proposal-received': () => [t`Your company proposes a benefit`, product],
      'pay-in-full-answered': () => [t`News about paying in full`, about],
      'job-failed': () => [plural(count, { one: 'A job has failed', other: '# jobs have failed' }), name],
      'mail-failed': () => [
        plural(count, { one: 'A mail could not be sent', other: '# mails could not be sent' }),
        count > 1 ? '' : name,
      ],
    };
    const [title, detail] = words[of.kind]();
    return { title, detail };
  };
}
