export { adminPayInFullRoutes } from './admin.routes.ts';
export { companyPayInFullRoutes } from './company.routes.ts';
export { moveDueRequests } from './due-requests.job.ts';
export { employeePayInFullRoutes } from './employee.routes.ts';
export { quoteExit, toExitOrder } from './exit-quotes.service.ts';
export { type ExitActing, openExit, sendExit, withdrawExit } from './exit-requests.service.ts';
export { countNotShipped, countSuspended, listRequests, type RequestStatus } from './exit.queries.ts';
export { paymentRoutes } from './payment.routes.ts';
export { mailRequests } from './request.mails.ts';
