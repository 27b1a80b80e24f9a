export { adminOrderFileRoutes, companyOrderFileRoutes, supplierOrderFileRoutes } from './order-files.routes.ts';
export { sendOrderFiles } from './send-order-files.job.ts';
