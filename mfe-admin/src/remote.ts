import type { RemoteMeta } from '@portal/shared-ui';
import { pages } from './pages.ts';

/** Orders that a number of the home page counts: neither deleted nor proposed. */
const notDeleted = '{"join":"all","groups":[[["status","any","ORDERED","PROCESSING","DISPATCHED","COMPLETED"]]]}';

/** What the shell and the build know of this remote; plain data, in `release.json` and the registry. */
export const meta: RemoteMeta = {
  name: 'mfe-admin',
  contract: '2.0.0',
  roles: ['admin'],
  paths: ['/admin'],
  pages: Object.keys(pages),
  inlineErrors: [],
  menu: [
    {
      items: [
        { to: '/admin/admins', label: { 'en-us': 'Admins', 'da-dk': 'Administratorer' }, letter: 'a', icon: 'user' },
        { to: '/admin/users', label: { 'en-us': 'Users', 'da-dk': 'Brugere' }, letter: 'u', icon: 'users' },
        {
          to: '/admin/orders',
          label: { 'en-us': 'Orders', 'da-dk': 'Ordrer' },
          letter: 'o',
          icon: 'package',
          task: 'orders-to-process',
        },
        {
          to: '/admin/companies',
          label: { 'en-us': 'Companies', 'da-dk': 'Virksomheder' },
          letter: 'm',
          icon: 'building',
        },
        { to: '/admin/categories', label: { 'en-us': 'Categories', 'da-dk': 'Kategorier' }, letter: 'k', icon: 'tag' },
        {
          to: '/admin/suppliers',
          label: { 'en-us': 'Suppliers', 'da-dk': 'Leverandører' },
          letter: 'v',
          icon: 'store',
        },
        { to: '/admin/currencies', label: { 'en-us': 'Currencies', 'da-dk': 'Valutaer' }, letter: 'y', icon: 'coins' },
        {
          to: '/admin/hrsystems',
          label: { 'en-us': 'HR systems', 'da-dk': 'HR-systemer' },
          letter: 'n',
          icon: 'book-open',
        },
        {
          to: '/admin/salarysystems',
          label: { 'en-us': 'Salary systems', 'da-dk': 'Lønsystemer' },
          letter: 'f',
          icon: 'banknote',
        },
        {
          to: '/admin/logs/rma',
          label: { 'en-us': 'RMA requests', 'da-dk': 'RMA-anmodninger' },
          letter: 'r',
          icon: 'wrench',
          task: 'rma-open',
        },
        {
          to: '/admin/logs/pif',
          label: { 'en-us': 'PIF requests', 'da-dk': 'Fuld betaling' },
          letter: 'p',
          icon: 'hand-coins',
          task: 'pay-in-full-open',
        },
      ],
    },
    {
      label: { 'en-us': 'Operations', 'da-dk': 'Drift' },
      items: [
        {
          to: '/admin/audit',
          label: { 'en-us': 'Audit log', 'da-dk': 'Hændelseslog' },
          letter: 'l',
          icon: 'file-text',
        },
        {
          to: '/admin/taxtables',
          label: { 'en-us': 'Tax tables', 'da-dk': 'Skattetabeller' },
          letter: 't',
          icon: 'coins',
        },
        { to: '/admin/operations', label: { 'en-us': 'Operations', 'da-dk': 'Drift' }, letter: 'd', icon: 'settings' },
      ],
    },
  ],
  actions: [
    { to: '/admin/companies/create', label: { 'en-us': 'Create a company', 'da-dk': 'Opret en virksomhed' } },
    { to: '/admin/suppliers/create', label: { 'en-us': 'Create a supplier', 'da-dk': 'Opret en leverandør' } },
    { to: '/admin/users/create', label: { 'en-us': 'Create a user', 'da-dk': 'Opret en bruger' } },
    { to: '/admin/admins/create', label: { 'en-us': 'Create an administrator', 'da-dk': 'Opret en administrator' } },
    { to: '/admin/categories/create', label: { 'en-us': 'Create a category', 'da-dk': 'Opret en kategori' } },
    { to: '/admin/currencies/create', label: { 'en-us': 'Create a currency', 'da-dk': 'Opret en valuta' } },
    { to: '/admin/hrsystems/create', label: { 'en-us': 'Create an HR system', 'da-dk': 'Opret et HR-system' } },
    { to: '/admin/salarysystems/create', label: { 'en-us': 'Create a salary system', 'da-dk': 'Opret et lønsystem' } },
  ],
  hits: {
    employee: '/admin/companies/:companyId/employees?q=:name',
    order: '/admin/orders?q=:orderNumber',
    company: '/admin/companies/:id',
    supplier: '/admin/suppliers/:id',
    catalog: '/admin/suppliers/:supplierId/catalogs/:id',
    category: '/admin/categories/:id/edit',
    product: '/admin/suppliers/:supplierId/catalogs/:catalogId/:catalogName/products?item=:productId',
  },
  tasks: {
    'orders-to-process': '/admin/orders',
    'orders-to-ship': '/admin/orders',
    'serial-numbers-missing': '/admin/orders',
    'order-files-unsent': '/admin/orders',
    'mails-failed': '/admin/operations',
    'pay-in-full-open': '/admin/logs/pif',
    'rma-open': '/admin/logs/rma',
  },
  numbers: {
    companies: '/admin/companies?status=ACTIVE',
    suppliers: '/admin/suppliers?status=ACTIVE',
    'orders-of-status': '/admin/orders?view=ALL&status=:status&from=:from',
    'orders-of-month': `/admin/orders?view=ALL&from=:from&to=:to&filter=${encodeURIComponent(notDeleted)}`,
    shipping: '/admin/suppliers/:id',
    'company-salary-files': '/admin/companies/:id/salaryfiles',
    'company-orders': '/admin/orders?view=TO_PROCESS&companyId=:id&process=all',
  },
};
