import type { RemotePages } from '@portal/shared-ui';

/**
 * Every page of this remote: its full address, as in SPEC §2, and its code.
 * The build reads this file in Node, so it imports nothing but types and loads pages only when they are called for.
 */
export const pages = {
  '/welcome': () => import('./features/welcome/WelcomePage.tsx'),
  '/employee/catalogs': () => import('./features/shop/ShopPage.tsx'),
  '/employee/catalogs/:catalogId/products/:productId': () => import('./features/product/ProductPage.tsx'),
  '/employee/compare': () => import('./features/compare/ComparePage.tsx'),
  '/employee/orders': () => import('./features/orders/OrdersPage.tsx'),
  '/employee/orders/:orderId': () => import('./features/orders/OrderPage.tsx'),
  '/employee/orders/:orderId/end-of-term': () => import('./features/end-of-term/EndOfTermPage.tsx'),
  '/employee/orders/:orderId/confirmation': () => import('./features/orders/ConfirmationPage.tsx'),
  '/employee/pif': () => import('./features/pay-in-full/PayInFullPage.tsx'),
  '/employee/rma': () => import('./features/rma/RmaPage.tsx'),
} satisfies RemotePages;
