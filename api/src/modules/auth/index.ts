export { acceptMembership } from './accept-membership.service.ts';
export { authRoutes } from './auth.routes.ts';
export { startAddressChange } from './change-address.service.ts';
export { passwordOwner } from './profile.service.ts';
export { sendLink } from './request-link.service.ts';
export { secondStepRoutes } from './second-step.routes.ts';
export { userRoutes } from './user.routes.ts';
