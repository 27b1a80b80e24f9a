import { lazyPage, type RouteObject } from '@portal/shared-ui';

const SubscriptionListPage = lazyPage(() => import('./features/subscriptions/SubscriptionListPage.tsx'));

/** Every page of this remote with its full address, as in SPEC §2. */
export const routes: RouteObject[] = [{ path: '/company/subscription', element: <SubscriptionListPage /> }];
