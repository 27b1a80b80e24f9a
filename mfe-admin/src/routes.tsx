import { lazyPage, type RouteObject } from '@portal/shared-ui';

const CompanyListPage = lazyPage(() => import('./features/companies/CompanyListPage.tsx'));
const CreateCompanyPage = lazyPage(() => import('./features/companies/CreateCompanyPage.tsx'));
const EditCompanyPage = lazyPage(() => import('./features/companies/EditCompanyPage.tsx'));
const SupplierListPage = lazyPage(() => import('./features/suppliers/SupplierListPage.tsx'));
const CreateSupplierPage = lazyPage(() => import('./features/suppliers/CreateSupplierPage.tsx'));
const EditSupplierPage = lazyPage(() => import('./features/suppliers/EditSupplierPage.tsx'));
const SupplierCatalogListPage = lazyPage(() => import('./features/catalogs/SupplierCatalogListPage.tsx'));
const SupplierCatalogCompaniesPage = lazyPage(() => import('./features/catalogs/SupplierCatalogCompaniesPage.tsx'));
const SupplierCatalogGoodsPage = lazyPage(() => import('./features/catalogs/SupplierCatalogGoodsPage.tsx'));
const CategoryListPage = lazyPage(() => import('./features/categories/CategoryListPage.tsx'));
const CreateCategoryPage = lazyPage(() => import('./features/categories/CreateCategoryPage.tsx'));
const EditCategoryPage = lazyPage(() => import('./features/categories/EditCategoryPage.tsx'));
const HrSystemListPage = lazyPage(() => import('./features/hr-systems/HrSystemListPage.tsx'));
const CreateHrSystemPage = lazyPage(() => import('./features/hr-systems/CreateHrSystemPage.tsx'));
const EditHrSystemPage = lazyPage(() => import('./features/hr-systems/EditHrSystemPage.tsx'));
const TaxTablePage = lazyPage(() => import('./features/tax-tables/TaxTablePage.tsx'));
const AuditPage = lazyPage(() => import('./features/audit/AuditPage.tsx'));
const OperationsPage = lazyPage(() => import('./features/operations/OperationsPage.tsx'));
const SalarySystemListPage = lazyPage(() => import('./features/salary-systems/SalarySystemListPage.tsx'));
const CreateSalarySystemPage = lazyPage(() => import('./features/salary-systems/CreateSalarySystemPage.tsx'));
const EditSalarySystemPage = lazyPage(() => import('./features/salary-systems/EditSalarySystemPage.tsx'));
const CurrencyListPage = lazyPage(() => import('./features/currencies/CurrencyListPage.tsx'));
const CreateCurrencyPage = lazyPage(() => import('./features/currencies/CreateCurrencyPage.tsx'));
const EditCurrencyPage = lazyPage(() => import('./features/currencies/EditCurrencyPage.tsx'));
const AdministratorListPage = lazyPage(() => import('./features/admins/AdministratorListPage.tsx'));
const CreateAdministratorPage = lazyPage(() => import('./features/admins/CreateAdministratorPage.tsx'));
const EditAdministratorPage = lazyPage(() => import('./features/admins/EditAdministratorPage.tsx'));
const UserListPage = lazyPage(() => import('./features/users/UserListPage.tsx'));
const CreateUserPage = lazyPage(() => import('./features/users/CreateUserPage.tsx'));
const EditUserPage = lazyPage(() => import('./features/users/EditUserPage.tsx'));
const CompanySubscriptionsPage = lazyPage(() => import('./features/subscriptions/CompanySubscriptionsPage.tsx'));
const OrderListPage = lazyPage(() => import('./features/orders/OrderListPage.tsx'));
const CompanyOrdersPage = lazyPage(() => import('./features/orders/CompanyOrdersPage.tsx'));
const OrderFileListPage = lazyPage(() => import('./features/order-files/OrderFileListPage.tsx'));
const LeasingListPage = lazyPage(() => import('./features/leasing/LeasingListPage.tsx'));
const CreateLeasingPage = lazyPage(() => import('./features/leasing/CreateLeasingPage.tsx'));
const LeasingPage = lazyPage(() => import('./features/leasing/LeasingPage.tsx'));
const PayInFullLogPage = lazyPage(() => import('./features/logs/PayInFullLogPage.tsx'));
const RmaLogPage = lazyPage(() => import('./features/logs/RmaLogPage.tsx'));

/** Every page of this remote with its full address, as in SPEC §2. */
export const routes: RouteObject[] = [
  { path: '/admin/companies', element: <CompanyListPage /> },
  { path: '/admin/companies/create', element: <CreateCompanyPage /> },
  { path: '/admin/companies/:companyId/edit', element: <EditCompanyPage /> },
  { path: '/admin/companies/:companyId/admins', element: <AdministratorListPage /> },
  { path: '/admin/companies/:companyId/admins/create', element: <CreateAdministratorPage /> },
  { path: '/admin/companies/:companyId/admins/:adminId/edit', element: <EditAdministratorPage /> },
  { path: '/admin/companies/:companyId/leasing', element: <LeasingListPage /> },
  { path: '/admin/companies/:companyId/leasing/create', element: <CreateLeasingPage /> },
  { path: '/admin/companies/:companyId/leasing/:leasingAgreementId', element: <LeasingPage /> },
  { path: '/admin/suppliers', element: <SupplierListPage /> },
  { path: '/admin/suppliers/create', element: <CreateSupplierPage /> },
  { path: '/admin/suppliers/:supplierId/edit', element: <EditSupplierPage /> },
  { path: '/admin/suppliers/:supplierId/admins', element: <AdministratorListPage /> },
  { path: '/admin/suppliers/:supplierId/admins/create', element: <CreateAdministratorPage /> },
  { path: '/admin/suppliers/:supplierId/admins/:adminId/edit', element: <EditAdministratorPage /> },
  { path: '/admin/suppliers/:supplierId/catalogs', element: <SupplierCatalogListPage /> },
  { path: '/admin/suppliers/:supplierId/catalogs/:catalogId/companies', element: <SupplierCatalogCompaniesPage /> },
  { path: '/admin/suppliers/:supplierId/catalogs/:catalogId/:catalogName/products', element: <SupplierCatalogGoodsPage /> },
  { path: '/admin/categories', element: <CategoryListPage /> },
  { path: '/admin/categories/create', element: <CreateCategoryPage /> },
  { path: '/admin/categories/:categoryId/edit', element: <EditCategoryPage /> },
  { path: '/admin/hrsystems', element: <HrSystemListPage /> },
  { path: '/admin/hrsystems/create', element: <CreateHrSystemPage /> },
  { path: '/admin/hrsystems/:hrSystemId/edit', element: <EditHrSystemPage /> },
  { path: '/admin/taxtables', element: <TaxTablePage /> },
  { path: '/admin/audit', element: <AuditPage /> },
  { path: '/admin/operations', element: <OperationsPage /> },
  { path: '/admin/salarysystems', element: <SalarySystemListPage /> },
  { path: '/admin/salarysystems/create', element: <CreateSalarySystemPage /> },
  { path: '/admin/salarysystems/:salarySystemId/edit', element: <EditSalarySystemPage /> },
  { path: '/admin/currencies', element: <CurrencyListPage /> },
  { path: '/admin/currencies/create', element: <CreateCurrencyPage /> },
  { path: '/admin/currencies/:currencyId/edit', element: <EditCurrencyPage /> },
  { path: '/admin/admins', element: <AdministratorListPage /> },
  { path: '/admin/admins/create', element: <CreateAdministratorPage /> },
  { path: '/admin/admins/:userId/edit', element: <EditAdministratorPage /> },
  { path: '/admin/users', element: <UserListPage /> },
  { path: '/admin/users/create', element: <CreateUserPage /> },
  { path: '/admin/users/:userId/edit', element: <EditUserPage /> },
  { path: '/admin/orders', element: <OrderListPage /> },
  { path: '/admin/companies/:companyId/orders', element: <CompanyOrdersPage /> },
  { path: '/admin/companies/:companyId/subscriptions', element: <CompanySubscriptionsPage /> },
  { path: '/admin/companies/:companyId/subscriptions/:subscriptionId/orders', element: <CompanyOrdersPage /> },
  { path: '/admin/companies/:companyId/orderfiles', element: <OrderFileListPage /> },
  { path: '/admin/logs/pif', element: <PayInFullLogPage /> },
  { path: '/admin/logs/rma', element: <RmaLogPage /> },
];
