export { payInFullFeeRoutes } from './fees.routes.ts';
