import { lazyPage, type RouteObject } from '@portal/shared-ui';

const CatalogListPage = lazyPage(() => import('./features/catalogs/CatalogListPage.tsx'));
const OrderListPage = lazyPage(() => import('./features/orders/OrderListPage.tsx'));

/** Every page of this remote with its full address, as in SPEC §2. */
export const routes: RouteObject[] = [
  { path: '/supplier/catalogs', element: <CatalogListPage /> },
  { path: '/supplier/orders', element: <OrderListPage /> },
];
