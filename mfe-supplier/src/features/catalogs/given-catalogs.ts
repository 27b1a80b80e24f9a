import type { Catalog, CatalogCompany } from '@portal/contract/catalogs';

export const id = (n: number) => `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`;
export const pageOfRows = <Row>(data: Row[]) => ({ data, meta: { total: data.length, page: 1, pageSize: 50 } });

/** What the tests of these pages start from; name what is different. */
export const givenCatalog = (change: Partial<Catalog> = {}): Catalog => ({
  id: id(1),
  catalogName: 'phones-2027',
  displayName: 'Phones 2027',
  originalName: 'Phones 2027',
  danishName: '',
  currency: 'DKK',
  sortOrder: 1,
  description: '',
  accessoriesEnabled: true,
  categoryNames: ['Mobile'],
  productCount: 1,
  hiddenCount: 1,
  accessoryCount: 1,
  companyCount: 2,
  subscriptionCount: 0,
  givenBy: null,
  version: 3,
  ...change,
});

export const givenCatalogCompany = (change: Partial<CatalogCompany> = {}): CatalogCompany => ({
  id: id(30),
  company_name: 'Nordlys A/S',
  vat_no: '12345678',
  city: 'Aarhus',
  currency: 'DKK',
  status: 'ACTIVE',
  assignedAt: '2026-11-02T08:00:00.000Z',
  openSubscriptions: 0,
  isClosed: false,
  ...change,
});
