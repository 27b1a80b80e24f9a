import { lazyPage, type RouteObject } from '@portal/shared-ui';

const SubscriptionListPage = lazyPage(() => import('./features/subscriptions/SubscriptionListPage.tsx'));
const CreateSubscriptionPage = lazyPage(() => import('./features/subscriptions/CreateSubscriptionPage.tsx'));
const EditSubscriptionPage = lazyPage(() => import('./features/subscriptions/EditSubscriptionPage.tsx'));
const ExpiringSubscriptionsPage = lazyPage(() => import('./features/subscriptions/ExpiringSubscriptionsPage.tsx'));
const EmployeeListPage = lazyPage(() => import('./features/employees/EmployeeListPage.tsx'));
const CatalogListPage = lazyPage(() => import('./features/catalogs/CatalogListPage.tsx'));
const CatalogProductsPage = lazyPage(() => import('./features/catalogs/CatalogProductsPage.tsx'));
const SettingsPage = lazyPage(() => import('./features/settings/SettingsPage.tsx'));
const OrderListPage = lazyPage(() => import('./features/orders/OrderListPage.tsx'));
const SubscriptionOrdersPage = lazyPage(() => import('./features/orders/SubscriptionOrdersPage.tsx'));
const EmployeeOrdersPage = lazyPage(() => import('./features/orders/EmployeeOrdersPage.tsx'));
const OrderFileListPage = lazyPage(() => import('./features/order-files/OrderFileListPage.tsx'));
const SalaryFileListPage = lazyPage(() => import('./features/salary-files/SalaryFileListPage.tsx'));
const SalaryFilePage = lazyPage(() => import('./features/salary-files/SalaryFilePage.tsx'));
const SubscriptionDrawsPage = lazyPage(() => import('./features/salary-files/SubscriptionDrawsPage.tsx'));
const EmployeeImportPage = lazyPage(() => import('./features/employee-import/EmployeeImportPage.tsx'));
const LeasingListPage = lazyPage(() => import('./features/leasing/LeasingListPage.tsx'));
const ThemesPage = lazyPage(() => import('./features/themes/ThemesPage.tsx'));
const ProfilePage = lazyPage(() => import('./features/profile/ProfilePage.tsx'));
const LeasingPage = lazyPage(() => import('./features/leasing/LeasingPage.tsx'));
const PayInFullLogPage = lazyPage(() => import('./features/logs/PayInFullLogPage.tsx'));
const RmaLogPage = lazyPage(() => import('./features/logs/RmaLogPage.tsx'));

/** Every page of this remote with its full address, as in SPEC §2. */
export const routes: RouteObject[] = [
  { path: '/company/subscription', element: <SubscriptionListPage /> },
  { path: '/company/subscription/create', element: <CreateSubscriptionPage /> },
  { path: '/company/subscription/edit/:id', element: <EditSubscriptionPage /> },
  { path: '/company/subscription/expiring', element: <ExpiringSubscriptionsPage /> },
  { path: '/company/employees', element: <EmployeeListPage /> },
  { path: '/company/employees/import', element: <EmployeeImportPage /> },
  { path: '/company/catalogs', element: <CatalogListPage /> },
  { path: '/company/:companyId/catalogs/:catalogId/products', element: <CatalogProductsPage /> },
  { path: '/company/themes', element: <ThemesPage /> },
  { path: '/company/profile', element: <ProfilePage /> },
  { path: '/company/leasing', element: <LeasingListPage /> },
  { path: '/company/leasing/:leasingAgreementId', element: <LeasingPage /> },
  { path: '/company/settings', element: <SettingsPage /> },
  { path: '/company/orders', element: <OrderListPage /> },
  { path: '/company/subscription/:subscriptionId/orders', element: <SubscriptionOrdersPage /> },
  { path: '/company/employees/:employeeId/orders', element: <EmployeeOrdersPage /> },
  { path: '/company/orderfiles', element: <OrderFileListPage /> },
  { path: '/company/salaryfiles', element: <SalaryFileListPage /> },
  { path: '/company/salaryfiles/:salaryFileId/draws', element: <SalaryFilePage /> },
  { path: '/company/subscription/:subscriptionId/draws', element: <SubscriptionDrawsPage /> },
  { path: '/company/logs/pif', element: <PayInFullLogPage /> },
  { path: '/company/logs/rma', element: <RmaLogPage /> },
];
