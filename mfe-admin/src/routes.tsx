import { lazyPage, type RouteObject } from '@portal/shared-ui';

const CompanyListPage = lazyPage(() => import('./features/companies/CompanyListPage.tsx'));

/** Every page of this remote with its full address, as in SPEC §2. */
export const routes: RouteObject[] = [{ path: '/admin/companies', element: <CompanyListPage /> }];
