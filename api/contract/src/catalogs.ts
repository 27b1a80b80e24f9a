import * as v from 'valibot';
import { AccountStatus } from './auth.ts';
import { assignableFields, catalogCompanyFields, catalogFields } from './catalog-fields.ts';
import { adminPortal, supplierPortal, type CatalogPortal, type CatalogRights } from './catalog-portal.ts';
import { Dependant } from './dependants.ts';
import { dataOf, endpoint, Id, line, pageOf, pageQuery, text, Version } from './endpoint.ts';
import type { PolicyIds } from './entities.ts';
import type { ErrorDetail, ErrorKey } from './errors.ts';
import { sortAndFilter } from './list-fields.ts';
import { CurrencyCode } from './money.ts';

const Count = v.pipe(v.number(), v.integer());
const SortOrder = v.pipe(
  v.number('invalid-number'),
  v.integer('invalid-number'),
  v.minValue(0, 'invalid-number'),
  v.maxValue(9_999, 'invalid-number'),
);
const named = (missing: ErrorKey) => v.pipe(v.string(missing), v.trim(), v.nonEmpty(missing), line(120));

const changeable = {
  catalogName: line(120),
  displayName: line(120),
  danishName: line(120),
  currency: CurrencyCode,
  sortOrder: SortOrder,
  description: text(2_000),
  accessoriesEnabled: v.boolean('invalid-data-provided'),
} as const;
const others = {
  danishName: v.optional(changeable.danishName, ''),
  currency: changeable.currency,
  sortOrder: v.optional(changeable.sortOrder, 0),
  description: v.optional(changeable.description, ''),
  accessoriesEnabled: v.optional(changeable.accessoriesEnabled, true),
} as const;

/**
 * The form's schema: a name for the supplier, a name for customers (SPEC 5). `accessoriesEnabled` false hides the
 * accessories from employees.
 */
export const CatalogForm = v.strictObject({
  catalogName: named('catalog-name-is-required'),
  displayName: named('display-name-is-required-to-show-it-to-customers'),
  ...others,
});
export type CatalogForm = v.InferOutput<typeof CatalogForm>;

/** Names may be empty here, so that a missing one is answered with its own key (SPEC 8) and not as a wrong shape. */
const CatalogBody = v.strictObject({
  catalogName: v.optional(changeable.catalogName, ''),
  displayName: v.optional(changeable.displayName, ''),
  ...others,
});
export const CatalogChange = v.strictObject({ version: Version, ...v.partial(v.strictObject(changeable)).entries });
export type CatalogChange = v.InferOutput<typeof CatalogChange>;

/** The names that are missing, with the keys of SPEC 8; fields that are not sent are not missing. */
export function missingNames({
  catalogName,
  displayName,
}: Pick<CatalogChange, 'catalogName' | 'displayName'>): ErrorDetail[] {
  return [
    ...(catalogName === '' ? [{ path: 'catalogName', key: 'catalog-name-is-required' as const }] : []),
    ...(displayName === ''
      ? [{ path: 'displayName', key: 'display-name-is-required-to-show-it-to-customers' as const }]
      : []),
  ];
}

/**
 * SPEC 3 Catalog. `displayName` is the name that the reader is shown, `originalName` what the form edits beside
 * `danishName` (DECISIONS 44). `productCount` and `accessoryCount` count what customers see, `hiddenCount` the products
 * they do not. `companyCount` is how many companies it is assigned to, `subscriptionCount` how many open subscriptions
 * offer it.
 */
export const Catalog = v.object({
  id: Id,
  catalogName: v.string(),
  displayName: v.string(),
  originalName: v.string(),
  danishName: v.string(),
  currency: v.string(),
  sortOrder: v.number(),
  description: v.string(),
  accessoriesEnabled: v.boolean(),
  categoryNames: v.array(v.string()),
  productCount: Count,
  hiddenCount: Count,
  accessoryCount: Count,
  companyCount: Count,
  subscriptionCount: Count,
  /** whose it is, where another supplier's catalog was given to this reseller; null for an own one */
  givenBy: v.nullable(v.object({ id: Id, name: v.string() })),
  version: Version,
});
export type Catalog = v.InferOutput<typeof Catalog>;

export const CatalogFilter = v.strictObject({ ...pageQuery, ...sortAndFilter(catalogFields, 'sortOrder') });
export type CatalogFilter = v.InferOutput<typeof CatalogFilter>;

/**
 * A company that a catalog is or could be assigned to. `openSubscriptions` are those that keep it from being unlinked;
 * `isClosed` has a catalog already and is not open for more (SPEC 3 `OpenForBenefits`).
 */
export const CatalogCompany = v.object({
  id: Id,
  company_name: v.string(),
  vat_no: v.string(),
  city: v.string(),
  currency: v.string(),
  status: AccountStatus,
  assignedAt: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
  openSubscriptions: Count,
  isClosed: v.boolean(),
});
export type CatalogCompany = v.InferOutput<typeof CatalogCompany>;

export const CatalogCompanyFilter = v.strictObject({
  ...pageQuery,
  assigned: v.optional(v.picklist(['true', 'false'], 'invalid-data-provided'), 'true'),
  ...sortAndFilter(catalogCompanyFields, 'company_name'),
});
export type CatalogCompanyFilter = v.InferOutput<typeof CatalogCompanyFilter>;

/** A catalog of the supplier as seen from one company. `assignedAt` null: the company does not have it. */
export const AssignableCatalog = v.object({
  id: Id,
  catalogName: v.string(),
  displayName: v.string(),
  currency: v.string(),
  productCount: Count,
  assignedAt: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
  openSubscriptions: Count,
});
export type AssignableCatalog = v.InferOutput<typeof AssignableCatalog>;
export const AssignableFilter = v.strictObject({ ...pageQuery, ...sortAndFilter(assignableFields, 'displayName') });
export type AssignableFilter = v.InferOutput<typeof AssignableFilter>;

const CompanyIds = v.pipe(
  v.array(Id, 'company-id-is-required'),
  v.minLength(1, 'company-id-is-required'),
  v.maxLength(200, 'invalid-data-provided'),
);

const formErrors = [
  'catalog-name-is-required',
  'display-name-is-required-to-show-it-to-customers',
  'name-already-exists',
  'currency-not-found',
] as const;

type Schema = v.GenericSchema;
type Params<Any extends Schema, One extends Schema, Company extends Schema, Link extends Schema> = {
  portal: Any;
  catalog: One;
  company: Company;
  catalogCompany: Link;
};

function catalogEndpoints<
  const Rights extends CatalogRights,
  Any extends Schema,
  One extends Schema,
  Company extends Schema,
  Link extends Schema,
>({ base, rights, ids, params }: CatalogPortal<Rights, Params<Any, One, Company, Link>>) {
  const withIds = (more: PolicyIds) => ({ ...rights, ids: { ...ids, ...more } });
  const any = { policy: withIds({}), params: params.portal };
  const one = { policy: withIds({ 'params.catalogId': 'catalog' }), params: params.catalog };
  const company = { policy: withIds({ 'params.companyId': 'company' }), params: params.company };
  const link = {
    policy: withIds({ 'params.catalogId': 'catalog', 'params.companyId': 'company' }),
    params: params.catalogCompany,
  };
  const path = `${base}/catalogs/:catalogId`;
  const portalErrors = 'params.supplierId' in ids ? (['supplier-not-found'] as const) : [];
  return {
    list: endpoint('GET', `${base}/catalogs`, {
      summary: 'Catalogs of the supplier',
      ...any,
      query: CatalogFilter,
      response: pageOf(Catalog),
      errors: portalErrors,
    }),
    get: endpoint('GET', path, {
      summary: 'One catalog',
      ...one,
      response: dataOf(Catalog),
      errors: ['catalog-not-found'],
    }),
    create: endpoint('POST', `${base}/catalogs`, {
      summary: 'Add a catalog',
      status: 201,
      ...any,
      body: CatalogBody,
      response: dataOf(Catalog),
      errors: [...portalErrors, ...formErrors],
    }),
    change: endpoint('PATCH', path, {
      summary: 'Change a catalog; its currency stands once it holds a product',
      ...one,
      body: CatalogChange,
      response: dataOf(Catalog),
      errors: ['catalog-not-found', ...formErrors, 'currency-differs', 'catalog-is-in-use', 'changed-by-someone-else'],
    }),
    remove: endpoint('DELETE', path, {
      summary: 'Delete a catalog that no open subscription offers; orders keep what they froze',
      ...one,
      response: dataOf(v.object({ id: Id })),
      errors: ['catalog-not-found', 'catalog-is-in-use'],
    }),
    companies: endpoint('GET', `${path}/companies`, {
      summary: 'Companies that have the catalog, or could have it',
      ...one,
      query: CatalogCompanyFilter,
      response: pageOf(CatalogCompany),
      errors: ['catalog-not-found'],
    }),
    uses: endpoint('GET', `${path}/uses`, {
      summary: 'What keeps the catalog from being deleted, or from being taken from one company',
      policy: withIds({ 'params.catalogId': 'catalog', 'query.companyId': 'company' }),
      params: params.catalog,
      query: v.strictObject({ companyId: v.optional(Id) }),
      response: dataOf(v.object({ named: v.array(Dependant), more: Count })),
      errors: ['catalog-not-found'],
    }),
    /**
     * Reseller and back office (DECISIONS 11). A company that has the catalog already is left as it is; one that has
     * another must be open for more.
     */
    assign: endpoint('POST', `${path}/companies`, {
      summary: 'Assign the catalog to companies',
      policy: withIds({ 'params.catalogId': 'catalog', 'body.companyIds': 'company' }),
      params: params.catalog,
      body: v.strictObject({ companyIds: CompanyIds }),
      response: dataOf(v.object({ assigned: Count })),
      errors: [
        'catalog-not-found',
        'company-or-catalog-does-not-exist',
        'currency-differs',
        'company-is-not-open-for-benefits',
      ],
    }),
    unlink: endpoint('DELETE', `${path}/companies/:companyId`, {
      summary: 'Take the catalog from a company, unless an open subscription of it offers the catalog',
      ...link,
      response: dataOf(v.object({ id: Id })),
      errors: ['catalog-not-found', 'company-or-catalog-does-not-exist', 'catalog-is-in-use'],
    }),
    ofCompany: endpoint('GET', `${base}/companies/:companyId/catalogs`, {
      summary: 'The supplier’s catalogs, and which of them the company has',
      ...company,
      query: AssignableFilter,
      response: pageOf(AssignableCatalog),
      errors: ['company-not-found'],
    }),
    /**
     * Every catalog of this supplier leaves the company, except those that an open subscription offers; `kept` counts
     * them.
     */
    reset: endpoint('POST', `${base}/companies/:companyId/catalogs/reset`, {
      summary: 'Take all catalogs of the supplier from a company, except those in use',
      ...company,
      response: dataOf(v.object({ unlinked: Count, kept: Count })),
      errors: ['company-not-found'],
    }),
  };
}

export const supplierCatalogs = catalogEndpoints(supplierPortal);
export const adminCatalogs = catalogEndpoints(adminPortal);
