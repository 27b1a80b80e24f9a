export { adminSubscriptionRoutes } from './admin.routes.ts';
export { companySubscriptionRoutes } from './company.routes.ts';
export { subscriptionDraftRoutes } from './drafts.routes.ts';
export { startSubscriptions } from './invite-participants.job.ts';
export { mailTextRoutes } from './mail-texts.routes.ts';
export { remindSubscriptions } from './remind-participants.job.ts';
export { reminderDays } from './subscriptions.rules.ts';
