import type { RemotePages } from '@portal/shared-ui';

const administratorListPage = () => import('./features/admins/AdministratorListPage.tsx');
const createAdministratorPage = () => import('./features/admins/CreateAdministratorPage.tsx');
const editAdministratorPage = () => import('./features/admins/EditAdministratorPage.tsx');
const companyOrdersPage = () => import(/* webpackChunkName: "orders" */ './features/orders/CompanyOrdersPage.tsx');

/**
 * Every page of this remote: its full address, as in SPEC §2, and its code.
 * The build reads this file in Node, so it imports nothing but types and loads pages only when they are called for.
 */
export const pages = {
  '/admin/companies': () => import('./features/companies/CompanyListPage.tsx'),
  '/admin/companies/create': () => import('./features/companies/CreateCompanyPage.tsx'),
  '/admin/companies/:companyId': () => import('./features/companies/CompanyPage.tsx'),
  '/admin/companies/:companyId/pif': () => import('./features/logs/CompanyPayInFullPage.tsx'),
  '/admin/companies/:companyId/rma': () => import('./features/logs/CompanyRmaPage.tsx'),
  '/admin/companies/:companyId/edit': () => import('./features/companies/EditCompanyPage.tsx'),
  '/admin/companies/:companyId/admins': administratorListPage,
  '/admin/companies/:companyId/admins/create': createAdministratorPage,
  '/admin/companies/:companyId/admins/:adminId/edit': editAdministratorPage,
  '/admin/companies/:companyId/employees': () => import('./features/company-records/CompanyEmployeesPage.tsx'),
  '/admin/companies/:companyId/addresses': () => import('./features/company-records/CompanyAddressesPage.tsx'),
  '/admin/companies/:companyId/payment': () => import('./features/company-records/CompanyPaymentPage.tsx'),
  '/admin/companies/:companyId/mails': () => import('./features/company-records/CompanyMailsPage.tsx'),
  '/admin/companies/:companyId/salaryfiles': () => import('./features/company-records/CompanySalaryFilesPage.tsx'),
  '/admin/companies/:companyId/leasing': () => import('./features/leasing/LeasingListPage.tsx'),
  '/admin/companies/:companyId/leasing/create': () => import('./features/leasing/CreateLeasingPage.tsx'),
  '/admin/companies/:companyId/leasing/:leasingAgreementId': () => import('./features/leasing/LeasingPage.tsx'),
  '/admin/suppliers': () => import('./features/suppliers/SupplierListPage.tsx'),
  '/admin/suppliers/create': () => import('./features/suppliers/CreateSupplierPage.tsx'),
  '/admin/suppliers/:supplierId': () => import('./features/suppliers/SupplierPage.tsx'),
  '/admin/suppliers/:supplierId/edit': () => import('./features/suppliers/EditSupplierPage.tsx'),
  '/admin/suppliers/:supplierId/admins': administratorListPage,
  '/admin/suppliers/:supplierId/admins/create': createAdministratorPage,
  '/admin/suppliers/:supplierId/admins/:adminId/edit': editAdministratorPage,
  '/admin/suppliers/:supplierId/catalogs': () => import('./features/catalogs/SupplierCatalogListPage.tsx'),
  '/admin/suppliers/:supplierId/catalogs/:catalogId': () => import('./features/catalogs/SupplierCatalogPage.tsx'),
  '/admin/suppliers/:supplierId/catalogs/:catalogId/resellers': () =>
    import('./features/catalogs/CatalogResellersPage.tsx'),
  '/admin/suppliers/:supplierId/catalogs/:catalogId/companies': () =>
    import('./features/catalogs/SupplierCatalogCompaniesPage.tsx'),
  '/admin/suppliers/:supplierId/catalogs/:catalogId/:catalogName/products': () =>
    import('./features/catalogs/SupplierCatalogItemsPage.tsx'),
  '/admin/suppliers/:supplierId/catalogs/:catalogId/:catalogName/products/import': () =>
    import('./features/catalogs/SupplierCatalogImportPage.tsx'),
  '/admin/categories': () => import('./features/categories/CategoryListPage.tsx'),
  '/admin/categories/create': () => import('./features/categories/CreateCategoryPage.tsx'),
  '/admin/categories/:categoryId/edit': () => import('./features/categories/EditCategoryPage.tsx'),
  '/admin/hrsystems': () => import('./features/hr-systems/HrSystemListPage.tsx'),
  '/admin/hrsystems/create': () => import('./features/hr-systems/CreateHrSystemPage.tsx'),
  '/admin/hrsystems/:hrSystemId/edit': () => import('./features/hr-systems/EditHrSystemPage.tsx'),
  '/admin/taxtables': () => import('./features/tax-tables/TaxTablePage.tsx'),
  '/admin/audit': () => import('./features/audit/AuditPage.tsx'),
  '/admin/operations': () => import('./features/operations/OperationsPage.tsx'),
  '/admin/salarysystems': () => import('./features/salary-systems/SalarySystemListPage.tsx'),
  '/admin/salarysystems/create': () => import('./features/salary-systems/CreateSalarySystemPage.tsx'),
  '/admin/salarysystems/:salarySystemId/edit': () => import('./features/salary-systems/EditSalarySystemPage.tsx'),
  '/admin/currencies': () => import('./features/currencies/CurrencyListPage.tsx'),
  '/admin/currencies/create': () => import('./features/currencies/CreateCurrencyPage.tsx'),
  '/admin/currencies/:currencyId/edit': () => import('./features/currencies/EditCurrencyPage.tsx'),
  '/admin/admins': administratorListPage,
  '/admin/admins/create': createAdministratorPage,
  '/admin/admins/:userId/edit': editAdministratorPage,
  '/admin/users': () => import('./features/users/UserListPage.tsx'),
  '/admin/users/create': () => import('./features/users/CreateUserPage.tsx'),
  '/admin/users/:userId/edit': () => import('./features/users/EditUserPage.tsx'),
  '/admin/orders': () => import(/* webpackChunkName: "orders" */ './features/orders/OrderListPage.tsx'),
  '/admin/companies/:companyId/orders': companyOrdersPage,
  '/admin/companies/:companyId/subscriptions': () => import('./features/subscriptions/CompanySubscriptionsPage.tsx'),
  '/admin/companies/:companyId/subscriptions/:subscriptionId': () =>
    import('./features/subscriptions/CompanySubscriptionPage.tsx'),
  '/admin/companies/:companyId/subscriptions/:subscriptionId/orders': companyOrdersPage,
  '/admin/companies/:companyId/orderfiles': () => import('./features/order-files/OrderFileListPage.tsx'),
  '/admin/logs/pif': () => import('./features/logs/PayInFullLogPage.tsx'),
  '/admin/logs/rma': () => import('./features/logs/RmaLogPage.tsx'),
} satisfies RemotePages;
