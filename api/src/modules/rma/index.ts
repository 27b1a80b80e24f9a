export { adminRmaRoutes, companyRmaRoutes, employeeRmaRoutes, supplierRmaRoutes } from './rma.routes.ts';
export { unreadBy } from './rma.queries.ts';
export {
  adminConversationRoutes,
  companyConversationRoutes,
  employeeConversationRoutes,
  supplierConversationRoutes,
} from './conversation.routes.ts';
