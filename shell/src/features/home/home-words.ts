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

/** `act`: what is done there, on the button that leads to it */
type TaskWords = { icon: LucideIcon; text: MessageDescriptor; act: MessageDescriptor };

/** Each task as a sentence with its number. */
export const taskWords: Readonly<Record<HomeTask, TaskWords>> = {
  'orders-to-process': {
    icon: Package,
    text: msg`{count, plural, one {# order to process} other {# orders to process}}`,
    act: msg`Process`,
  },
  'proposals-waiting': {
    icon: Package,
    text: msg`{count, plural, one {# proposal waits} other {# proposals wait}} for acceptance`,
    act: msg`Remind`,
  },
  'orders-to-ship': {
    icon: Package,
    text: msg`{count, plural, one {# order to ship} other {# orders to ship}}`,
    act: msg`Ship`,
  },
  'serial-numbers-missing': {
    icon: Tag,
    text: msg`{count, plural, one {# shipped order} other {# shipped orders}} without a serial number`,
    act: msg`Add the numbers`,
  },
  'salary-files-unsent': {
    icon: Banknote,
    text: msg`{count, plural, one {# salary file was not delivered} other {# salary files were not delivered}}`,
    act: msg`Send again`,
  },
  'order-files-unsent': {
    icon: FileText,
    text: msg`{count, plural, one {# order file was not delivered} other {# order files were not delivered}}`,
    act: msg`Send again`,
  },
  'mails-failed': {
    icon: Mail,
    text: msg`{count, plural, one {# mail could not be sent} other {# mails could not be sent}}`,
    act: msg`Try again`,
  },
  'pay-in-full-open': {
    icon: HandCoins,
    text: msg`{count, plural, one {# pay-in-full request} other {# pay-in-full requests}}`,
    act: msg`Answer`,
  },
  'rma-open': {
    icon: Wrench,
    text: msg`{count, plural, one {# RMA request} other {# RMA requests}}`,
    act: msg`See requests`,
  },
  'rma-unread': {
    icon: Wrench,
    text: msg`{count, plural, one {# RMA request has unread messages} other {# RMA requests have unread messages}}`,
    act: msg`Read`,
  },
  'imports-with-errors': {
    icon: FileText,
    text: msg`{count, plural, one {# import waits with rows to correct} other {# imports wait with rows to correct}}`,
    act: msg`Correct`,
  },
  'subscriptions-expiring': {
    icon: Layers,
    text: msg`{count, plural, one {# subscription ends within 3 months} other {# subscriptions end within 3 months}}`,
    act: msg`See which`,
  },
  'end-of-term-open': {
    icon: Package,
    text: msg`{count, plural, one {# agreement ends} other {# agreements end}}: buy or send back`,
    act: msg`Choose`,
  },
  'terms-ending': {
    icon: Package,
    text: msg`{count, plural, one {# agreement ends} other {# agreements end}} without a choice yet`,
    act: msg`See which`,
  },
  'returns-expected': {
    icon: Package,
    text: msg`{count, plural, one {# item comes back} other {# items come back}}`,
    act: msg`See which`,
  },
  'leases-ending': {
    icon: FileText,
    text: msg`{count, plural, one {# lease ends within 90 days} other {# leases end within 90 days}}`,
    act: msg`See which`,
  },
  'proposals-to-accept': {
    icon: Package,
    text: msg`{count, plural, one {# order waits for your acceptance} other {# orders wait for your acceptance}}`,
    act: msg`Answer`,
  },
  'subscriptions-to-order-from': {
    icon: Store,
    text: msg`{count, plural, one {# offer is open to you} other {# offers are open to you}}`,
    act: msg`Go to the shop`,
  },
};
