import type { RemoteMeta } from '@portal/shared-ui';
import { pages } from './pages.ts';

type Item = RemoteMeta['menu'][number]['items'][number];

/** A menu entry; the same subject has the same letter in every role. */
const item = (
  to: string,
  english: string,
  danish: string,
  letter: string,
  icon: Item['icon'],
  more?: Partial<Item>,
): Item => ({ to, label: { 'en-us': english, 'da-dk': danish }, letter, icon, ...more });

/** What the shell and the build know of this remote; plain data, in `release.json` and the registry. */
export const meta: RemoteMeta = {
  name: 'mfe-employee',
  contract: '2.0.0',
  roles: ['employee'],
  paths: ['/employee', '/welcome'],
  pages: Object.keys(pages),
  inlineErrors: [],
  menu: [
    {
      items: [
        item('/employee/catalogs', 'Shop', 'Butik', 'c', 'store', { task: 'subscriptions-to-order-from' }),
        item('/employee/orders', 'My orders', 'Mine bestillinger', 'o', 'package', { task: 'proposals-to-accept' }),
        item('/employee/pif', 'Pay in full', 'Betal det hele', 'p', 'hand-coins'),
        item('/employee/rma', 'Damage', 'Skader', 'r', 'wrench'),
      ],
    },
  ],
  actions: [],
  hits: {},
  tasks: {
    'end-of-term-open': '/employee/orders',
    'pay-in-full-open': '/employee/pif',
    'rma-open': '/employee/rma',
    'proposals-to-accept': '/employee/orders',
    'subscriptions-to-order-from': '/employee/catalogs',
  },
  numbers: {
    'orders-on-the-way': '/employee/orders',
    'draw-a-month': '/employee/orders',
    'own-order': '/employee/orders/:orderId',
    'own-pay-in-full': '/employee/pif?ask=:orderId',
    'own-damage': '/employee/rma?report=:orderId',
  },
};
