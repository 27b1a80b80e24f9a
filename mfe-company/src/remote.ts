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
  name: 'mfe-company',
  contract: '2.0.0',
  roles: ['company'],
  paths: ['/company'],
  pages: Object.keys(pages),
  inlineErrors: ['/company/employees'],
  menu: [
    {
      items: [
        item('/company/employees', 'Employees', 'Medarbejdere', 'e', 'users'),
        item('/company/subscription', 'Subscriptions', 'Ordninger', 's', 'layers', {
          children: [
            {
              to: '/company/subscription/expiring',
              label: { 'en-us': 'Expiring soon', 'da-dk': 'Udløber snart' },
              letter: 'x',
              task: 'subscriptions-expiring',
            },
          ],
        }),
        item('/company/orders', 'Orders', 'Ordrer', 'o', 'package', { task: 'orders-to-process' }),
        item('/company/catalogs', 'Catalogs', 'Kataloger', 'c', 'book-open'),
        item('/company/salaryfiles', 'Salary files', 'Lønfiler', 'f', 'banknote', { task: 'salary-files-unsent' }),
        item('/company/orderfiles', 'Order files', 'Ordrefiler', 'd', 'file-text'),
        item('/company/ends-of-term', 'Ends of term', 'Udløb af aftaler', 'w', 'package', { task: 'returns-expected' }),
        item('/company/leasing', 'Leasing', 'Leasing', 'l', 'file-pen-line', { task: 'leases-ending' }),
        item('/company/logs/rma', 'RMA requests', 'RMA-anmodninger', 'r', 'wrench', { task: 'rma-open' }),
        item('/company/logs/pif', 'PIF requests', 'Fuld betaling', 'p', 'hand-coins', { task: 'pay-in-full-open' }),
        item('/company/categories', 'Categories and systems', 'Kategorier og systemer', 'k', 'tag'),
        item('/company/settings', 'Settings', 'Indstillinger', 'i', 'settings'),
        item('/company/activity', 'Activity', 'Aktivitet', 'a', 'file-text'),
        item('/company/profile', 'Company profile', 'Virksomhedsprofil', 'b', 'building'),
        item('/company/themes', 'Themes', 'Temaer', 't', 'palette', { resellerOnly: true }),
      ],
    },
  ],
  actions: [
    { to: '/company/subscription/create', label: { 'en-us': 'Create a subscription', 'da-dk': 'Opret en ordning' } },
  ],
  hits: { employee: '/company/employees/:employeeId', order: '/company/orders?q=:orderNumber' },
  tasks: {
    'orders-to-process': '/company/orders?process=all',
    'proposals-waiting': '/company/orders?view=PROPOSED',
    'serial-numbers-missing': '/company/orders',
    'salary-files-unsent': '/company/salaryfiles',
    'order-files-unsent': '/company/orders',
    'pay-in-full-open': '/company/logs/pif',
    'rma-open': '/company/logs/rma',
    'imports-with-errors': '/company/employees',
    'subscriptions-expiring': '/company/subscription/expiring',
    'terms-ending': '/company/ends-of-term',
    'returns-expected': '/company/ends-of-term?view=RETURNS',
    'leases-ending': '/company/leasing?sort=leasingEnd',
  },
  numbers: {
    'open-subscriptions': '/company/subscription?view=active',
    'orders-of-status': '/company/orders?view=ALL&status=:status&from=:from',
    deducted: '/company/salaryfiles?from=:from&to=:to',
    planned: '/company/salaryfiles/runs/:period',
    'by-hand': '/company/salaryfiles',
    person: '/company/employees/:id',
  },
};
