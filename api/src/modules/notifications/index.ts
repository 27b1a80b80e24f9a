export { mailNotifications } from './mail-notifications.job.ts';
export { notificationRoutes } from './notifications.routes.ts';
