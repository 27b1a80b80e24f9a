import type { RemotePages } from '@portal/shared-ui';

const administratorListPage = () => import('./features/users/AdministratorListPage.tsx');
const createAdministratorPage = () => import('./features/users/CreateAdministratorPage.tsx');
const editAdministratorPage = () => import('./features/users/EditAdministratorPage.tsx');

/**
 * Every page of this remote: its full address, as in SPEC §2, and its code.
 * The build reads this file in Node, so it imports nothing but types and loads pages only when they are called for.
 */
export const pages = {
  '/supplier/catalogs': () => import('./features/catalogs/CatalogListPage.tsx'),
  '/supplier/catalogs/:catalogName/:catalogId': () => import('./features/catalogs/CatalogPage.tsx'),
  '/supplier/catalogs/:catalogName/:catalogId/edit': () => import('./features/catalogs/EditCatalogPage.tsx'),
  '/supplier/catalogs/:catalogName/:catalogId/products': () => import('./features/catalogs/CatalogItemsPage.tsx'),
  '/supplier/catalogs/:catalogName/:catalogId/assigned-companies': () =>
    import('./features/catalogs/CatalogCompaniesPage.tsx'),
  '/supplier/companies/:companyId/catalogs': () => import('./features/catalogs/CompanyCatalogsPage.tsx'),
  '/supplier/catalogs/:catalogName/:catalogId/products/import': () =>
    import('./features/imports/ProductImportPage.tsx'),
  '/supplier/categories': () => import('./features/master-data/MasterDataPage.tsx'),
  '/supplier/orders': () => import('./features/orders/OrderListPage.tsx'),
  '/supplier/returns': () => import('./features/returns/ReturnListPage.tsx'),
  '/supplier/rma': () => import('./features/rma/RmaListPage.tsx'),
  '/supplier/rma/:rmaId': () => import('./features/rma/RmaPage.tsx'),
  '/supplier/companies': () => import('./features/companies/CompanyListPage.tsx'),
  '/supplier/companies/create': () => import('./features/companies/CreateCompanyPage.tsx'),
  '/supplier/companies/:companyId/edit': () => import('./features/companies/EditCompanyPage.tsx'),
  '/supplier/companies/:companyId/admins': administratorListPage,
  '/supplier/companies/:companyId/admins/create': createAdministratorPage,
  '/supplier/companies/:companyId/admins/:adminId/edit': editAdministratorPage,
  '/supplier/users': administratorListPage,
  '/supplier/users/create': createAdministratorPage,
  '/supplier/users/:userId/edit': editAdministratorPage,
  '/supplier/profile': () => import('./features/profile/ProfilePage.tsx'),
  '/supplier/themes': () => import('./features/themes/ThemesPage.tsx'),
} satisfies RemotePages;
