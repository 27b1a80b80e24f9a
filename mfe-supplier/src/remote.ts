import type { RemoteMeta } from '@portal/shared-ui';
import { pages } from './pages.ts';

/** Orders that a number of the home page counts: neither deleted nor proposed. */
const notDeleted = '{"join":"all","groups":[[["status","any","ORDERED","PROCESSING","DISPATCHED","COMPLETED"]]]}';

/** What the shell and the build know of this remote; plain data, in `release.json` and the registry. */
export const meta: RemoteMeta = {
  name: 'mfe-supplier',
  contract: '2.0.0',
  roles: ['supplier'],
  paths: ['/supplier'],
  pages: Object.keys(pages),
  inlineErrors: ['/supplier/catalogs/*'],
  menu: [
    {
      items: [
        {
          to: '/supplier/catalogs',
          label: { 'en-us': 'Catalogs', 'da-dk': 'Kataloger' },
          letter: 'c',
          icon: 'book-open',
        },
        { to: '/supplier/users', label: { 'en-us': 'Users', 'da-dk': 'Brugere' }, letter: 'u', icon: 'users' },
        {
          to: '/supplier/orders',
          label: { 'en-us': 'Orders', 'da-dk': 'Ordrer' },
          letter: 'o',
          icon: 'package',
          task: 'orders-to-ship',
        },
        {
          to: '/supplier/returns',
          label: { 'en-us': 'Returns', 'da-dk': 'Returneringer' },
          letter: 'e',
          icon: 'layers',
          task: 'returns-expected',
        },
        {
          to: '/supplier/rma',
          label: { 'en-us': 'RMA requests', 'da-dk': 'RMA-anmodninger' },
          letter: 'r',
          icon: 'wrench',
          task: 'rma-open',
        },
        {
          to: '/supplier/companies',
          label: { 'en-us': 'Companies', 'da-dk': 'Virksomheder' },
          letter: 'm',
          icon: 'building',
        },
        {
          to: '/supplier/categories',
          label: { 'en-us': 'Categories and systems', 'da-dk': 'Kategorier og systemer' },
          letter: 'k',
          icon: 'tag',
        },
        { to: '/supplier/profile', label: { 'en-us': 'Profile', 'da-dk': 'Profil' }, letter: 'b', icon: 'store' },
        {
          to: '/supplier/themes',
          label: { 'en-us': 'Themes', 'da-dk': 'Temaer' },
          letter: 't',
          icon: 'palette',
          resellerOnly: true,
        },
      ],
    },
  ],
  actions: [
    { to: '/supplier/companies/create', label: { 'en-us': 'Create a company', 'da-dk': 'Opret en virksomhed' } },
    { to: '/supplier/users/create', label: { 'en-us': 'Create a user', 'da-dk': 'Opret en bruger' } },
  ],
  hits: { order: '/supplier/orders?q=:orderNumber' },
  tasks: {
    'orders-to-process': '/supplier/orders',
    'orders-to-ship': '/supplier/orders',
    'serial-numbers-missing': '/supplier/orders',
    'order-files-unsent': '/supplier/orders',
    'rma-open': '/supplier/rma',
    'rma-unread': '/supplier/rma?unread=true',
    'returns-expected': '/supplier/returns',
    'imports-with-errors': '/supplier/catalogs',
  },
  numbers: {
    companies: '/supplier/companies?status=ACTIVE',
    catalogs: '/supplier/catalogs',
    'orders-of-status': '/supplier/orders?view=ALL&status=:status&from=:from',
    'orders-of-month': `/supplier/orders?view=ALL&from=:from&to=:to&filter=${encodeURIComponent(notDeleted)}`,
  },
};
