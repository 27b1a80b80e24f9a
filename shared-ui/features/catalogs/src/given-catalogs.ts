import type { Catalog, CatalogCompany } from '@portal/contract/catalogs';
import type { Accessory, AccessoryRow, Product, ProductRow } from '@portal/contract/product-rows';
import type { CatalogAddresses, CatalogPages } from './catalog-context.ts';

export const id = (n: number) => `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`;
const kr = (amount: number) => ({ amount, currency: 'DKK' });
export const pageOfRows = <Row>(data: Row[]) => ({ data, meta: { total: data.length, page: 1, pageSize: 50 } });

const hub = ({ catalogName, id: catalogId }: { catalogName: string; id: string }) =>
  `/supplier/catalogs/${catalogName}/${catalogId}`;
const addresses: CatalogAddresses = {
  crumbs: [],
  list: '/supplier/catalogs',
  hub,
  products: (catalog) => `${hub(catalog)}/products`,
  companies: (catalog) => `${hub(catalog)}/assigned-companies`,
  edit: (catalog) => `${hub(catalog)}/edit`,
  importFrom: (catalog) => `${hub(catalog)}/products/import`,
};

/** The pages of a reseller that looks at its own catalogs. */
export const ownPages: CatalogPages = { context: { portal: 'supplier', mayAssign: true }, addresses };

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

export const mobile = { id: id(50), name: 'Mobile', is_subscription: false, requiresSerial: true };

export const givenProductRow = (change: Partial<ProductRow> = {}): ProductRow => ({
  id: id(10),
  productName: 'Phone X',
  SKU: 'PX128',
  supplierSKU: 'S-PX128',
  price: kr(639_920),
  retailPrice: kr(799_900),
  image: '',
  picture: null,
  mandatory: false,
  featured: true,
  hidden: false,
  version: 4,
  categoryId: mobile.id,
  categoryName: mobile.name,
  groupKey: '',
  billingPeriod: 1,
  allRisk: kr(3_900),
  employeeIns: null,
  accessoryCount: 1,
  ...change,
});
export const givenProduct = (change: Partial<Product> = {}): Product => ({
  ...givenProductRow(),
  productLink: '',
  pictures: [],
  obstacles: [],
  description: 'A phone.',
  attributes: { colour: 'Fjord', 'Charging time': '38 min' },
  accessories: [{ id: id(20), productName: 'Cover', SKU: 'CVR', price: kr(19_920), wholeCatalog: true }],
  ...change,
});

export const givenAccessoryRow = (change: Partial<AccessoryRow> = {}): AccessoryRow => ({
  id: id(20),
  productName: 'Cover',
  SKU: 'CVR',
  supplierSKU: '',
  price: kr(19_920),
  retailPrice: null,
  image: '',
  picture: null,
  mandatory: true,
  featured: false,
  hidden: false,
  version: 2,
  wholeCatalog: true,
  productCount: 0,
  ...change,
});
export const givenAccessory = (change: Partial<Accessory> = {}): Accessory => ({
  ...givenAccessoryRow(),
  productLink: '',
  pictures: [],
  description: '',
  attributes: {},
  products: [],
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
