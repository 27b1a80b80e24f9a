/**
 * Everything that the audit log can say: the thing, a dot, what was done to it. What is not named here is not written,
 * and back office has words for each in both languages (SECURITY T19).
 */
export const auditActions = [
  'access.denied', 'access.not-found', 'denials.flood', 'login.failed', 'login.locked', 'session.membership-chosen', 'session.opened', 'session.proved',
  'accessory.changed', 'accessory.created', 'accessory.removed',
  'administrator.changed', 'administrator.created', 'administrator.invited',
  'branding.picture-changed', 'branding.picture-removed', 'branding.theme-changed',
  'catalog.assigned', 'catalog.changed', 'catalog.created', 'catalog.deleted', 'catalog.downloaded', 'catalog.unlinked', 'catalogs.reset',
  'category.changed', 'category.created', 'category.removed',
  'company.changed', 'company.created', 'company-payroll.changed', 'company-settings.changed',
  'currency.changed', 'currency.created', 'currency.removed',
  'draw.paused', 'draw.put-back',
  'employee.blocked', 'employee.deleted', 'employee.downloaded', 'employee.exit-changed', 'employee.private-email-confirmed', 'employee.role-changed', 'employee.unblocked',
  'hr-system.changed', 'hr-system.created', 'hr-system.removed',
  'import.downloaded', 'import.started', 'import.undone',
  'leasing.created', 'leasing.removed', 'leasing-agreement.downloaded', 'leasing-partner.changed', 'leasing-partner.created',
  'list.exported', 'mail.retried', 'membership.accepted', 'membership.declined',
  'order.deleted', 'order.dispatched', 'order.downloaded', 'order.proposed', 'orders.processed', 'order-file.downloaded', 'order-file.resent',
  'pay-in-full.changed', 'pay-in-full.created', 'pay-in-full.moved',
  'product.changed', 'product.created', 'product.removed',
  'retention.done', 'rma.moved',
  'salary-file.approved', 'salary-file.created', 'salary-file.discarded', 'salary-file.downloaded', 'salary-file.sent',
  'salary-system.changed', 'salary-system.created', 'salary-system.removed',
  'subscription.changed', 'subscription.closed', 'subscription.created', 'subscription.deleted', 'subscription.reopened',
  'supplier.changed', 'supplier.created', 'supplier.removed',
  'tax-rate.changed', 'tax-rate.created', 'tax-rate.removed', 'tax-year.copied',
  'user.changed', 'user.email-changed', 'user.email-change-started', 'user.password-changed', 'user.second-step-turned-off', 'user.second-step-turned-on', 'user.signed-out',
] as const;
export type AuditAction = (typeof auditActions)[number];

type Parts<A extends string> = A extends `${infer Thing}.${infer Deed}` ? { thing: Thing; deed: Deed } : never;
/** What actions are about. */
export type AuditThing = Parts<AuditAction>['thing'];
/** What is done to it. */
export type AuditDeed = Parts<AuditAction>['deed'];

/** Is this one of the log's actions? Lines of earlier versions may hold others. */
export const isAuditAction = (action: string): action is AuditAction => (auditActions as readonly string[]).includes(action);
