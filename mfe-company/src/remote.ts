import type { RemoteMeta } from '@portal/shared-ui';
import { pages } from './pages.ts';

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
        {
          to: '/company/employees',
          label: { 'en-us': 'Employees', 'da-dk': 'Medarbejdere' },
          letter: 'e',
          icon: 'users',
        },
        {
          to: '/company/subscription',
          label: { 'en-us': 'Subscriptions', 'da-dk': 'Ordninger' },
          letter: 's',
          icon: 'layers',
          children: [
            {
              to: '/company/subscription/expiring',
              label: { 'en-us': 'Expiring soon', 'da-dk': 'Udløber snart' },
              letter: 'x',
              task: 'subscriptions-expiring',
            },
          ],
        },
        {
          to: '/company/orders',
          label: { 'en-us': 'Orders', 'da-dk': 'Ordrer' },
          letter: 'o',
          icon: 'package',
          task: 'orders-to-process',
        },
        {
          to: '/company/catalogs',
          label: { 'en-us': 'Catalogs', 'da-dk': 'Kataloger' },
          letter: 'c',
          icon: 'book-open',
        },
        {
          to: '/company/salaryfiles',
          label: { 'en-us': 'Salary files', 'da-dk': 'Lønfiler' },
          letter: 'f',
          icon: 'banknote',
          task: 'salary-files-unsent',
        },
        {
          to: '/company/orderfiles',
          label: { 'en-us': 'Order files', 'da-dk': 'Ordrefiler' },
          letter: 'd',
          icon: 'file-text',
        },
        {
          to: '/company/ends-of-term',
          label: { 'en-us': 'Ends of term', 'da-dk': 'Udløb af aftaler' },
          letter: 'w',
          icon: 'package',
          task: 'returns-expected',
        },
        {
          to: '/company/leasing',
          label: { 'en-us': 'Leasing', 'da-dk': 'Leasing' },
          letter: 'l',
          icon: 'file-pen-line',
          task: 'leases-ending',
        },
        {
          to: '/company/logs/rma',
          label: { 'en-us': 'RMA requests', 'da-dk': 'RMA-anmodninger' },
          letter: 'r',
          icon: 'wrench',
          task: 'rma-open',
        },
        {
          to: '/company/logs/pif',
          label: { 'en-us': 'PIF requests', 'da-dk': 'Fuld betaling' },
          letter: 'p',
          icon: 'hand-coins',
          task: 'pay-in-full-open',
        },
        {
          to: '/company/categories',
          label: { 'en-us': 'Categories and systems', 'da-dk': 'Kategorier og systemer' },
          letter: 'k',
          icon: 'tag',
        },
        {
          to: '/company/settings',
          label: { 'en-us': 'Settings', 'da-dk': 'Indstillinger' },
          letter: 'i',
          icon: 'settings',
        },
        {
          to: '/company/activity',
          label: { 'en-us': 'Activity', 'da-dk': 'Aktivitet' },
          letter: 'a',
          icon: 'file-text',
        },
        {
          to: '/company/profile',
          label: { 'en-us': 'Company profile', 'da-dk': 'Virksomhedsprofil' },
          letter: 'b',
          icon: 'building',
        },
        {
          to: '/company/themes',
          label: { 'en-us': 'Themes', 'da-dk': 'Temaer' },
          letter: 't',
          icon: 'palette',
          resellerOnly: true,
        },
      ],
    },
  ],
  actions: [
    { to: '/company/subscription/create', label: { 'en-us': 'Create a subscription', 'da-dk': 'Opret en ordning' } },
  ],
  hits: { employee: '/company/employees/:employeeId', order: '/company/orders?q=:orderNumber' },
  tasks: {
    'orders-to-process': '/company/orders',
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
};
