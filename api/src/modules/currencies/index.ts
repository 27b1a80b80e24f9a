export { currencyRoutes } from './currencies.routes.ts';
