import { lazyPage, type RouteObject } from '@portal/shared-ui';

const CatalogListPage = lazyPage(() => import('./features/catalogs/CatalogListPage.tsx'));
const EditCatalogPage = lazyPage(() => import('./features/catalogs/EditCatalogPage.tsx'));
const CatalogGoodsPage = lazyPage(() => import('./features/catalogs/CatalogGoodsPage.tsx'));
const CatalogCompaniesPage = lazyPage(() => import('./features/catalogs/CatalogCompaniesPage.tsx'));
const CompanyCatalogsPage = lazyPage(() => import('./features/catalogs/CompanyCatalogsPage.tsx'));
const OrderListPage = lazyPage(() => import('./features/orders/OrderListPage.tsx'));
const ProductImportPage = lazyPage(() => import('./features/imports/ProductImportPage.tsx'));
const CompanyListPage = lazyPage(() => import('./features/companies/CompanyListPage.tsx'));
const CreateCompanyPage = lazyPage(() => import('./features/companies/CreateCompanyPage.tsx'));
const EditCompanyPage = lazyPage(() => import('./features/companies/EditCompanyPage.tsx'));
const AdministratorListPage = lazyPage(() => import('./features/users/AdministratorListPage.tsx'));
const CreateAdministratorPage = lazyPage(() => import('./features/users/CreateAdministratorPage.tsx'));
const EditAdministratorPage = lazyPage(() => import('./features/users/EditAdministratorPage.tsx'));
const ThemesPage = lazyPage(() => import('./features/themes/ThemesPage.tsx'));
const ProfilePage = lazyPage(() => import('./features/profile/ProfilePage.tsx'));

/** Every page of this remote with its full address, as in SPEC §2. */
export const routes: RouteObject[] = [
  { path: '/supplier/catalogs', element: <CatalogListPage /> },
  { path: '/supplier/catalogs/:catalogName/:catalogId/edit', element: <EditCatalogPage /> },
  { path: '/supplier/catalogs/:catalogName/:catalogId/products', element: <CatalogGoodsPage /> },
  { path: '/supplier/catalogs/:catalogName/:catalogId/assigned-companies', element: <CatalogCompaniesPage /> },
  { path: '/supplier/companies/:companyId/catalogs', element: <CompanyCatalogsPage /> },
  { path: '/supplier/catalogs/:catalogName/:catalogId/products/import', element: <ProductImportPage /> },
  { path: '/supplier/orders', element: <OrderListPage /> },
  { path: '/supplier/companies', element: <CompanyListPage /> },
  { path: '/supplier/companies/create', element: <CreateCompanyPage /> },
  { path: '/supplier/companies/:companyId/edit', element: <EditCompanyPage /> },
  { path: '/supplier/companies/:companyId/admins', element: <AdministratorListPage /> },
  { path: '/supplier/companies/:companyId/admins/create', element: <CreateAdministratorPage /> },
  { path: '/supplier/companies/:companyId/admins/:adminId/edit', element: <EditAdministratorPage /> },
  { path: '/supplier/users', element: <AdministratorListPage /> },
  { path: '/supplier/users/create', element: <CreateAdministratorPage /> },
  { path: '/supplier/users/:userId/edit', element: <EditAdministratorPage /> },
  { path: '/supplier/profile', element: <ProfilePage /> },
  { path: '/supplier/themes', element: <ThemesPage /> },
];
