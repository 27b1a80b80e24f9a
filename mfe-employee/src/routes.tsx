import { lazyPage, type RouteObject } from '@portal/shared-ui';

const ShopPage = lazyPage(() => import('./features/shop/ShopPage.tsx'));

/** Every page of this remote with its full address, as in SPEC §2. */
export const routes: RouteObject[] = [{ path: '/employee/catalogs', element: <ShopPage /> }];
