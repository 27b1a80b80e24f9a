import type { I18n } from '@lingui/core';
import type { Locale } from '@portal/contract/constants';
import type { NotificationKind } from '@portal/contract/notifications';
import { i18nOf } from '../../i18n.ts';
import { orderWord } from '../../mail/order-word.ts';
import type { MailContent } from '../../mail/render.ts';
import { periodText } from '../../pdf/format.ts';
import type { Told } from './notification-rows.queries.ts';

/** Lines of one mail; the rest is a number and stands in the portal. */
const most = 10;

/** What the notifications of one person say: one line for each kind, with up to three of the things. */
export function notificationMail(told: readonly Told[], locale: Locale, publicUrl: string): MailContent {
  const i18n = i18nOf(locale);
  const kinds = [...new Set(told.map(({ kind }) => kind))];
  const lines = kinds.map((kind) => {
    const same = told.filter((one) => one.kind === kind);
    return { label: titleOf(i18n, locale, kind, same), value: detailOf(i18n, same) };
  });
  const [first] = told;
  const isOne = told.length === 1;
  const count = told.length;
  const title = i18n.t('{count, plural, one {# notification} other {# notifications}}', { count });
  const left = lines.slice(most).length;
  return {
    subject: isOne && lines[0] ? lines[0].label : title,
    title,
    paragraphs: [
      i18n.t('This happened in the benefits portal.'),
      ...(left > 0 ? [i18n.t('The portal has {left, plural, one {# line} other {# lines}} more.', { left })] : []),
    ],
    facts: lines.slice(0, most),
    button: {
      label: isOne ? i18n.t('See the notification') : i18n.t('See all notifications'),
      url: `${publicUrl}${isOne && first ? first.path : '/notifications'}`,
    },
    footer: i18n.t('You choose under Notifications what is mailed to you.'),
  };
}

function titleOf(i18n: I18n, locale: Locale, kind: NotificationKind, same: readonly Told[]): string {
  const count = same.length;
  const [first] = same;
  const period = first?.period ? periodText(first.period, locale) : '';
  const orders = same.reduce((sum, one) => sum + (one.count ?? 0), 0);
  const titles: Record<NotificationKind, () => string> = {
    'order-to-process': () =>
      i18n.t('{count, plural, one {New order to process} other {# new orders to process}}', { count }),
    'proposal-declined': () => i18n.t('A proposal was declined'),
    'pay-in-full-asked': () => i18n.t('An employee asked to pay in full'),
    'rma-asked': () => i18n.t('New RMA request'),
    'rma-answered': () => i18n.t('News in an RMA request'),
    'salary-file-made': () => i18n.t('The salary file of {period} was made', { period }),
    'salary-file-failed': () => i18n.t('The salary file of {period} was not delivered', { period }),
    'salary-file-problem': () => i18n.t('The salary file of {period} needs a correction', { period }),
    'salary-run-stopped': () => i18n.t('The salary file of {period} was stopped', { period }),
    'invitation-undelivered': () =>
      i18n.t('{count, plural, one {An invitation was not delivered} other {# invitations were not delivered}}', {
        count,
      }),
    'employees-changed': () => i18n.t('A change of many employees has ended'),
    'import-ended': () => i18n.t('An import has ended'),
    'orders-received': () =>
      i18n.t('{orders, plural, one {# new order to ship} other {# new orders to ship}}', { orders }),
    'pictures-failed': () => i18n.t('Pictures could not be fetched'),
    'order-shipped': () => i18n.t('Your order was shipped'),
    'proposal-received': () => i18n.t('Your company proposes a benefit'),
    'pay-in-full-answered': () => i18n.t('News about paying in full'),
    'job-failed': () => i18n.t('{count, plural, one {A job has failed} other {# jobs have failed}}', { count }),
    'tax-year-missing': () => i18n.t('The next year has no tax table'),
    'mail-failed': () =>
      i18n.t('{count, plural, one {A mail could not be sent} other {# mails could not be sent}}', { count }),
  };
  return titles[kind]();
}

function detailOf(i18n: I18n, same: readonly Told[]): string {
  const details = [
    ...new Set(
      same.map(({ person, product, name, orderNumber, path }) => {
        const word = orderWord(i18n, path.startsWith('/employee/') ? 'employee' : 'company').toLowerCase();
        return [person, product ?? name, orderNumber && `${word} ${orderNumber}`].filter(Boolean).join(', ');
      }),
    ),
  ].filter((detail) => detail !== '');
  return details.slice(0, 3).join(' · ') + (details.length > 3 ? ' …' : '');
}
