import { lazyPage, type RouteObject } from '@portal/shared-ui';

const CompanyListPage = lazyPage(() => import('./features/companies/CompanyListPage.tsx'));
const OrderListPage = lazyPage(() => import('./features/orders/OrderListPage.tsx'));
const CompanyOrdersPage = lazyPage(() => import('./features/orders/CompanyOrdersPage.tsx'));
const OrderFileListPage = lazyPage(() => import('./features/order-files/OrderFileListPage.tsx'));

/** Every page of this remote with its full address, as in SPEC §2. */
export const routes: RouteObject[] = [
  { path: '/admin/companies', element: <CompanyListPage /> },
  { path: '/admin/orders', element: <OrderListPage /> },
  { path: '/admin/companies/:companyId/orders', element: <CompanyOrdersPage /> },
  { path: '/admin/companies/:companyId/subscriptions/:subscriptionId/orders', element: <CompanyOrdersPage /> },
  { path: '/admin/companies/:companyId/orderfiles', element: <OrderFileListPage /> },
];
