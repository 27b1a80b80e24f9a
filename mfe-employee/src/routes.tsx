import { lazyPage, type RouteObject } from '@portal/shared-ui';

const ShopPage = lazyPage(() => import('./features/shop/ShopPage.tsx'));
const ProductPage = lazyPage(() => import('./features/product/ProductPage.tsx'));
const OrdersPage = lazyPage(() => import('./features/orders/OrdersPage.tsx'));
const OrderPage = lazyPage(() => import('./features/orders/OrderPage.tsx'));
const ConfirmationPage = lazyPage(() => import('./features/orders/ConfirmationPage.tsx'));
const WelcomePage = lazyPage(() => import('./features/welcome/WelcomePage.tsx'));
const PayInFullPage = lazyPage(() => import('./features/pay-in-full/PayInFullPage.tsx'));
const RmaPage = lazyPage(() => import('./features/rma/RmaPage.tsx'));

/** Every page of this remote with its full address, as in SPEC §2. */
export const routes: RouteObject[] = [
  { path: '/welcome', element: <WelcomePage /> },
  { path: '/employee/catalogs', element: <ShopPage /> },
  { path: '/employee/catalogs/:catalogId/products/:productId', element: <ProductPage /> },
  { path: '/employee/orders', element: <OrdersPage /> },
  { path: '/employee/orders/:orderId', element: <OrderPage /> },
  { path: '/employee/orders/:orderId/confirmation', element: <ConfirmationPage /> },
  { path: '/employee/pif', element: <PayInFullPage /> },
  { path: '/employee/rma', element: <RmaPage /> },
];
