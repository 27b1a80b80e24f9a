import type { ErrorKey } from '@portal/contract/errors';

const byStatus = {
  401: ['jwt expired', 'this-account-is-not-allowed', 'invalid token', 'invalid signature', 'Login required !', 'incorrect-email-or-password', 'invalid-login-link',
    'second-step-required', 'incorrect-code'],
  403: ['you-do-not-have-permission-to-do-this-action', 'not-authorized', 'no-permission-to-access-page', 'employee-is-blocked', 'not-invited', 'last-admin-is-protected', 'confirm-it-is-you'],
  404: [
    'company-not-found', 'leasing-partner-not-found', 'items-not-found', 'leasing-agreement-not-found', 'catalog-not-found', 'employee_not_found',
    'salary_file_not_found', 'not-found', 'user-not-found', 'supplier-not-found', 'category-not-found', 'product-not-found', 'accessory-not-found',
    'subscription-not-found', 'order-not-found', 'order-file-not-found', 'salary-system-not-found', 'hr-system-not-found', 'currency-not-found',
    'address-not-found', 'import-not-found', 'file-not-found', 'pay-in-full-request-not-found', 'subscription-does-not-belong-to-your-company', 'catalog-not-in-your-company',
    'company-or-catalog-does-not-exist', 'rma-request-not-found', 'email-does-not-exist',
  ],
  409: [
    'confirm-login-link', 'items-already-leased', 'employee-email-already-exists', 'employeenumber-already-exists', 'the-employee-already-exist-or-duplicate', 'duplicate-sku',
    'email-already-exists', 'name-already-exists', 'order-already-processed', 'one-product-per-category', 'subscription-is-not-open', 'subscription-has-orders',
    'employee-has-active-subscriptions', 'catalog-is-in-use', 'category-is-in-use', 'in-use', 'changed-by-someone-else', 'request-in-progress',
    'wage-code-missing', 'employee-number-missing', 'salary-system-missing', 'nothing-to-draw', 'salary-file-not-approved', 'serial-number-already-used', 'import-already-started',
  ],
  413: ['file-too-large'],
  415: ['file-type-not-allowed'],
  422: ['idempotency-key-reused'],
  429: ['too-many-requests'],
  500: ['something-went-wrong'],
  503: ['service-unavailable'],
} as const satisfies Record<number, readonly ErrorKey[]>;

const statuses = new Map<ErrorKey, number>(
  Object.entries(byStatus).flatMap(([status, keys]) => keys.map((key): [ErrorKey, number] => [key, Number(status)])),
);

/** The HTTP status of a key; what is named nowhere is a shape or rule the caller broke: 400. */
export function statusOf(key: ErrorKey): number {
  return statuses.get(key) ?? 400;
}
