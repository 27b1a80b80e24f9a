import type { RemotePages } from '@portal/shared-ui';

/**
 * Every page of this remote: its full address, as in SPEC §2, and its code.
 * The build reads this file in Node, so it imports nothing but types and loads pages only when they are called for.
 */
export const pages = {
  '/company/subscription': () => import('./features/subscriptions/SubscriptionListPage.tsx'),
  '/company/subscription/create': () => import('./features/subscriptions/CreateSubscriptionPage.tsx'),
  '/company/subscription/edit/:id': () => import('./features/subscriptions/EditSubscriptionPage.tsx'),
  '/company/subscription/expiring': () => import('./features/subscriptions/ExpiringSubscriptionsPage.tsx'),
  '/company/employees': () => import('./features/employees/EmployeeListPage.tsx'),
  '/company/employees/import': () => import('./features/employee-import/EmployeeImportPage.tsx'),
  '/company/employees/:employeeId': () => import('./features/employees/person/PersonPage.tsx'),
  '/company/catalogs': () => import('./features/catalogs/CatalogListPage.tsx'),
  '/company/:companyId/catalogs/:catalogId/products': () => import('./features/catalogs/CatalogProductsPage.tsx'),
  '/company/themes': () => import('./features/themes/ThemesPage.tsx'),
  '/company/profile': () => import('./features/profile/ProfilePage.tsx'),
  '/company/ends-of-term': () => import('./features/ends-of-term/EndListPage.tsx'),
  '/company/leasing': () => import('./features/leasing/LeasingListPage.tsx'),
  '/company/leasing/:leasingAgreementId': () => import('./features/leasing/LeasingPage.tsx'),
  '/company/settings': () => import('./features/settings/SettingsPage.tsx'),
  '/company/orders': () => import(/* webpackChunkName: "orders" */ './features/orders/OrderListPage.tsx'),
  '/company/subscription/:subscriptionId/orders': () =>
    import(/* webpackChunkName: "orders" */ './features/orders/SubscriptionOrdersPage.tsx'),
  '/company/employees/:employeeId/orders': () =>
    import(/* webpackChunkName: "orders" */ './features/orders/EmployeeOrdersPage.tsx'),
  '/company/orderfiles': () => import('./features/order-files/OrderFileListPage.tsx'),
  '/company/salaryfiles': () => import('./features/salary-files/SalaryFileListPage.tsx'),
  '/company/salaryfiles/runs/:period': () => import('./features/salary-files/SalaryRunPage.tsx'),
  '/company/salaryfiles/:salaryFileId/draws': () => import('./features/salary-files/SalaryFilePage.tsx'),
  '/company/subscription/:subscriptionId/draws': () => import('./features/salary-files/SubscriptionDrawsPage.tsx'),
  '/company/subscription/:subscriptionId/draws/orders': () => import('./features/salary-files/DrawsByOrderPage.tsx'),
  '/company/activity': () => import('./features/activity/ActivityPage.tsx'),
  '/company/categories': () => import('./features/master-data/MasterDataPage.tsx'),
  '/company/logs/pif': () => import('./features/logs/PayInFullLogPage.tsx'),
  '/company/logs/rma': () => import('./features/logs/RmaLogPage.tsx'),
} satisfies RemotePages;
