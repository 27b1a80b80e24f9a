import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { HomeFigure, HomeTask } from '@portal/contract/home';
import {
  Banknote,
  FileText,
  HandCoins,
  Layers,
  Mail,
  Package,
  Store,
  Tag,
  Wrench,
  type LucideIcon,
} from '@portal/shared-ui';

export const figureLabels: Readonly<Record<HomeFigure, MessageDescriptor>> = {
  'orders-30-days': msg`Orders in 30 days`,
  'active-employees': msg`Employees`,
  'open-subscriptions': msg`Open subscriptions`,
  companies: msg`Companies`,
  suppliers: msg`Suppliers`,
  catalogs: msg`Catalogs`,
  products: msg`Products`,
  'orders-on-the-way': msg`Orders on the way`,
  'draw-a-month': msg`Drawn this month`,
  'next-salary-day': msg`Next salary file`,
};

type TaskWords = { icon: LucideIcon; text: MessageDescriptor };

/** Each task as a sentence with its number. */
export const taskWords: Readonly<Record<HomeTask, TaskWords>> = {
  'orders-to-process': {
    icon: Package,
    text: msg`{count, plural, one {# order to process} other {# orders to process}}`,
  },
  'proposals-waiting': {
    icon: Package,
    text: msg`{count, plural, one {# proposal waits} other {# proposals wait}} for acceptance`,
  },
  'orders-to-ship': { icon: Package, text: msg`{count, plural, one {# order to ship} other {# orders to ship}}` },
  'serial-numbers-missing': {
    icon: Tag,
    text: msg`{count, plural, one {# shipped order} other {# shipped orders}} without a serial number`,
  },
  'salary-files-unsent': {
    icon: Banknote,
    text: msg`{count, plural, one {# salary file was not delivered} other {# salary files were not delivered}}`,
  },
  'order-files-unsent': {
    icon: FileText,
    text: msg`{count, plural, one {# order file was not delivered} other {# order files were not delivered}}`,
  },
  'mails-failed': {
    icon: Mail,
    text: msg`{count, plural, one {# mail could not be sent} other {# mails could not be sent}}`,
  },
  'pay-in-full-open': {
    icon: HandCoins,
    text: msg`{count, plural, one {# pay-in-full request} other {# pay-in-full requests}}`,
  },
  'rma-open': { icon: Wrench, text: msg`{count, plural, one {# RMA request} other {# RMA requests}}` },
  'rma-unread': {
    icon: Wrench,
    text: msg`{count, plural, one {# RMA request has unread messages} other {# RMA requests have unread messages}}`,
  },
  'imports-with-errors': {
    icon: FileText,
    text: msg`{count, plural, one {# import waits with rows to correct} other {# imports wait with rows to correct}}`,
  },
  'subscriptions-expiring': {
    icon: Layers,
    text: msg`{count, plural, one {# subscription ends within 3 months} other {# subscriptions end within 3 months}}`,
  },
  'end-of-term-open': {
    icon: Package,
    text: msg`{count, plural, one {# agreement ends} other {# agreements end}}: buy or send back`,
  },
  'terms-ending': {
    icon: Package,
    text: msg`{count, plural, one {# agreement ends} other {# agreements end}} without a choice yet`,
  },
  'returns-expected': { icon: Package, text: msg`{count, plural, one {# item comes back} other {# items come back}}` },
  'leases-ending': {
    icon: FileText,
    text: msg`{count, plural, one {# lease ends within 90 days} other {# leases end within 90 days}}`,
  },
  'proposals-to-accept': {
    icon: Package,
    text: msg`{count, plural, one {# order waits for your acceptance} other {# orders wait for your acceptance}}`,
  },
  'subscriptions-to-order-from': {
    icon: Store,
    text: msg`{count, plural, one {# offer is open to you} other {# offers are open to you}}`,
  },
};
