import { lazyPage, type RouteObject } from '@portal/shared-ui';

const CatalogListPage = lazyPage(() => import('./features/catalogs/CatalogListPage.tsx'));
const OrderListPage = lazyPage(() => import('./features/orders/OrderListPage.tsx'));
const ProductImportPage = lazyPage(() => import('./features/imports/ProductImportPage.tsx'));

/** Every page of this remote with its full address, as in SPEC §2. */
export const routes: RouteObject[] = [
  { path: '/supplier/catalogs', element: <CatalogListPage /> },
  { path: '/supplier/catalogs/:catalogName/:catalogId/products/import', element: <ProductImportPage /> },
  { path: '/supplier/orders', element: <OrderListPage /> },
];
