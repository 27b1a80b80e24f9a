export { adminPaymentDetailsRoutes } from './admin.routes.ts';
export { companyPaymentDetailsRoutes } from './company.routes.ts';
export { paymentInstruction } from './instruction.service.ts';
export { paymentFacts, paymentSentences } from './payment.mails.ts';
export { findDetails } from './payment-details.queries.ts';
