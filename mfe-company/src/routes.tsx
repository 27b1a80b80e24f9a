import { lazyPage, type RouteObject } from '@portal/shared-ui';

const SubscriptionListPage = lazyPage(() => import('./features/subscriptions/SubscriptionListPage.tsx'));
const OrderListPage = lazyPage(() => import('./features/orders/OrderListPage.tsx'));
const SubscriptionOrdersPage = lazyPage(() => import('./features/orders/SubscriptionOrdersPage.tsx'));
const EmployeeOrdersPage = lazyPage(() => import('./features/orders/EmployeeOrdersPage.tsx'));
const OrderFileListPage = lazyPage(() => import('./features/order-files/OrderFileListPage.tsx'));

/** Every page of this remote with its full address, as in SPEC §2. */
export const routes: RouteObject[] = [
  { path: '/company/subscription', element: <SubscriptionListPage /> },
  { path: '/company/orders', element: <OrderListPage /> },
  { path: '/company/subscription/:subscriptionId/orders', element: <SubscriptionOrdersPage /> },
  { path: '/company/employees/:employeeId/orders', element: <EmployeeOrdersPage /> },
  { path: '/company/orderfiles', element: <OrderFileListPage /> },
];
