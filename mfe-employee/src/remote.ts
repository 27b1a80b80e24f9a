import type { RemoteMeta } from '@portal/shared-ui';
import { pages } from './pages.ts';

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
        {
          to: '/employee/catalogs',
          label: { 'en-us': 'Shop', 'da-dk': 'Butik' },
          letter: 'c',
          icon: 'store',
          task: 'subscriptions-to-order-from',
        },
        {
          to: '/employee/orders',
          label: { 'en-us': 'My orders', 'da-dk': 'Mine bestillinger' },
          letter: 'o',
          icon: 'package',
          task: 'proposals-to-accept',
        },
        {
          to: '/employee/pif',
          label: { 'en-us': 'Pay in full', 'da-dk': 'Betal det hele' },
          letter: 'p',
          icon: 'hand-coins',
        },
        { to: '/employee/rma', label: { 'en-us': 'Damage', 'da-dk': 'Skader' }, letter: 'r', icon: 'wrench' },
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
