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
  name: 'mfe-admin',
  contract: '2.0.0',
  roles: ['admin'],
  paths: ['/admin'],
  pages: Object.keys(pages),
  inlineErrors: [],
  menu: [
    {
      items: [
        item('/admin/admins', 'Admins', 'Administratorer', 'a', 'user'),
        item('/admin/users', 'Users', 'Brugere', 'u', 'users'),
        item('/admin/orders', 'Orders', 'Ordrer', 'o', 'package', { task: 'orders-to-process' }),
        item('/admin/companies', 'Companies', 'Virksomheder', 'm', 'building'),
        item('/admin/categories', 'Categories', 'Kategorier', 'k', 'tag'),
        item('/admin/suppliers', 'Suppliers', 'Leverandører', 'v', 'store'),
        item('/admin/currencies', 'Currencies', 'Valutaer', 'y', 'coins'),
        item('/admin/hrsystems', 'HR systems', 'HR-systemer', 'n', 'book-open'),
        item('/admin/salarysystems', 'Salary systems', 'Lønsystemer', 'f', 'banknote'),
        item('/admin/logs/rma', 'RMA requests', 'RMA-anmodninger', 'r', 'wrench', { task: 'rma-open' }),
        item('/admin/logs/pif', 'PIF requests', 'Fuld betaling', 'p', 'hand-coins', { task: 'pay-in-full-open' }),
      ],
    },
    {
      label: { 'en-us': 'Operations', 'da-dk': 'Drift' },
      items: [
        item('/admin/audit', 'Audit log', 'Hændelseslog', 'l', 'file-text'),
        item('/admin/taxtables', 'Tax tables', 'Skattetabeller', 't', 'coins'),
        item('/admin/operations', 'Operations', 'Drift', 'd', 'settings'),
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
