import { listAuditLines, type AuditLine } from '@portal/contract/audit';
import { adminCatalogs, type Catalog, type CatalogCompany } from '@portal/contract/catalogs';
import { listCatalogResellers } from '@portal/contract/given-catalogs';
import { importOfSupplier } from '@portal/contract/imports';
import { getSupplier, type Supplier } from '@portal/contract/suppliers';
import { fails, fakeApi, givenSession, on, renderPage } from '@portal/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import SupplierCatalogPage from './SupplierCatalogPage.tsx';

const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const at = `/admin/suppliers/${id(1)}/catalogs/${id(2)}`;
const meta = { total: 1, page: 1, pageSize: 5 };
const catalog: Catalog = {
  id: id(2),
  catalogName: 'phones-2027',
  displayName: 'Phones',
  originalName: 'Phones',
  danishName: 'Telefoner',
  currency: 'DKK',
  sortOrder: 1,
  description: 'For work',
  accessoriesEnabled: true,
  categoryNames: ['Mobile', 'Tablet'],
  productCount: 12,
  hiddenCount: 3,
  accessoryCount: 2_756,
  companyCount: 2,
  subscriptionCount: 1,
  givenBy: null,
  version: 1,
};
const nordlys: CatalogCompany = {
  id: id(3),
  company_name: 'Nordlys A/S',
  vat_no: '',
  city: 'Aarhus',
  currency: 'DKK',
  status: 'ACTIVE',
  assignedAt: '2026-11-20T09:00:00.000Z',
  openSubscriptions: 1,
  isClosed: false,
};
const changed: AuditLine = {
  id: '7',
  at: '2026-11-20T09:00:00.000Z',
  role: 'admin',
  actor: null,
  action: 'catalog.changed',
  what: 'Back office changed the catalog Phones',
  parts: [
    { text: 'Back office', of: 'text' },
    { text: ' changed ', of: 'text' },
    { text: 'the catalog Phones', of: 'subject' },
  ],
  summary: 'Changed: Name',
  changes: [],
  facts: [{ field: 'Changed', value: 'Name' }],
  followed: [],
  count: 1,
  entity: 'catalog',
  entityId: id(2),
  subject: 'Phones',
  isSubjectDeleted: false,
  company: null,
  supplier: { id: id(1), name: 'TeleGros' },
  requestId: 'r',
  detail: {},
};

beforeEach(() => givenSession({ role: 'admin', companyId: null }));

const open = (companies = on(adminCatalogs.companies, { data: [nordlys], meta })) => {
  const api = fakeApi(
    companies,
    on(getSupplier, { data: { id: id(1), name: 'TeleGros' } as Supplier }),
    on(adminCatalogs.get, { data: catalog }),
    on(listCatalogResellers, {
      data: [{ id: id(5), name: 'Fjord', city: '', givenAt: nordlys.assignedAt!, companies: 1 }],
    }),
    on(importOfSupplier.list, { data: [], meta: { ...meta, total: 0 } }),
    on(listAuditLines, { data: [changed], meta }),
  );
  renderPage(<SupplierCatalogPage />, { at, path: '/admin/suppliers/:supplierId/catalogs/:catalogId' });
  return api;
};

test('a catalog: counts that lead to their lists, who has it, what is known, resellers, imports, history', async () => {
  const api = open();
  expect(await screen.findByRole('heading', { name: 'Phones', level: 1 })).toBeVisible();
  const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');
  expect(hrefOf(/^Products ?12/)).toBe(`${at}/phones-2027/products`);
  expect(hrefOf(/^Hidden products ?3/)).toBe(`${at}/phones-2027/products?hidden=true`);
  expect(hrefOf(/^Accessories ?2,756/)).toBe(`${at}/phones-2027/products?tab=accessories`);
  expect(hrefOf(/^Companies that have it ?2/)).toBe(`${at}/companies`);
  await screen.findByText('Aarhus');
  expect(hrefOf('Nordlys A/S')).toBe(`/admin/companies/${id(3)}`);
  const facts = within(screen.getByRole('region', { name: 'Facts' }));
  for (const fact of ['TeleGros', 'phones-2027', 'Telefoner', 'DKK', 'Mobile, Tablet'])
    expect(facts.getByText(fact)).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Fjord' })).toHaveAttribute('href', `/admin/suppliers/${id(5)}`);
  expect(screen.getByText('1 company has it')).toBeVisible();
  expect(await screen.findByText('No earlier imports')).toBeVisible();
  expect(await screen.findByText('the catalog Phones')).toBeVisible();
  expect(api.calls.find(({ call }) => call === 'GET /admin/audit')?.query).toMatchObject({
    supplierId: id(1),
    q: id(2),
  });
});

test('companies that cannot be read leave the other cards standing', async () => {
  open(on(adminCatalogs.companies, fails('something-went-wrong', 500)));
  expect(await screen.findByText('No earlier imports')).toBeVisible();
  expect(await screen.findByRole('button', { name: /Try again|Retry/ })).toBeVisible();
  expect(screen.getByText('phones-2027')).toBeVisible();
});
