import { lazyPage, type RouteObject } from '@portal/shared-ui';

const CatalogListPage = lazyPage(() => import('./features/catalogs/CatalogListPage.tsx'));

/** Every page of this remote with its full address, as in SPEC §2. */
export const routes: RouteObject[] = [{ path: '/supplier/catalogs', element: <CatalogListPage /> }];
