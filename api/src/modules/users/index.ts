export { inviteFirstAdmin } from './first-admin.service.ts';
export { attachLogins, type Invitee, inviteUser, inviteUsers, sendLoginLinks } from './invitations.service.ts';
export { formDraftRoutes } from './form-drafts.routes.ts';
export { listColumnRoutes } from './list-columns.routes.ts';
export { turnOffSecondStep } from './turn-off-second-step.service.ts';
