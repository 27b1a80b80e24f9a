import type { RemoteMeta } from '@portal/shared-ui';
import { pages } from './pages.ts';

/** Orders that a number of the home page counts: neither deleted nor proposed. */
const notDeleted = '{"join":"all","groups":[[["status","any","ORDERED","PROCESSING","DISPATCHED","COMPLETED"]]]}';

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
  name: 'mfe-supplier',
  contract: '2.0.0',
  roles: ['supplier'],
  paths: ['/supplier'],
  pages: Object.keys(pages),
  inlineErrors: ['/supplier/catalogs/*'],
  menu: [
    {
      items: [
        item('/supplier/catalogs', 'Catalogs', 'Kataloger', 'c', 'book-open'),
        item('/supplier/users', 'Users', 'Brugere', 'u', 'users'),
        item('/supplier/orders', 'Orders', 'Ordrer', 'o', 'package', { task: 'orders-to-ship' }),
        item('/supplier/returns', 'Returns', 'Returneringer', 'e', 'layers', { task: 'returns-expected' }),
        item('/supplier/rma', 'RMA requests', 'RMA-anmodninger', 'r', 'wrench', { task: 'rma-open' }),
        item('/supplier/companies', 'Companies', 'Virksomheder', 'm', 'building'),
        item('/supplier/categories', 'Categories and systems', 'Kategorier og systemer', 'k', 'tag'),
        item('/supplier/profile', 'Profile', 'Profil', 'b', 'store'),
        item('/supplier/themes', 'Themes', 'Temaer', 't', 'palette', { resellerOnly: true }),
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
