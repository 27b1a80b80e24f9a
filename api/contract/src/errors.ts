import type { Dependant } from './dependants.ts';
import type { Money } from './money.ts';

/**
 * Every message the API can answer with (SPEC section 8, letter for letter, odd spellings included), then the
 * keys the spec left unnamed. A key is what travels; its texts in both languages live in shared-ui and mail.
 */
export const errorKeys = [
  // The session strings of SPEC 8: they may appear only with 401.
  'jwt expired',
  'this-account-is-not-allowed',
  'invalid token',
  'invalid signature',
  'Login required !',
  // The catalogue of SPEC 8.
  'incorrect-email-or-password',
  'email-does-not-exist',
  'display-name-is-required-to-show-it-to-customers',
  'catalog-name-is-required',
  'not-authorized',
  'items-already-leased',
  'company-not-found',
  'leasing-partner-not-found',
  'items-not-found',
  'leasing-agreement-not-found',
  'the-catalog-id-and-product-id-are-required',
  'remove-product-from-catalog-failed',
  'catalog-not-found',
  'catalog-id-is-required',
  'company-id-is-required',
  'employee-email-already-exists',
  'employeenumber-already-exists',
  'the-employee-already-exist-or-duplicate',
  'employee-is-blocked',
  'employee_not_found',
  'salary_file_not_found',
  'invalid-data-provided',
  'duplicate-sku',
  'you-do-not-have-permission-to-do-this-action',
  'error-occured-when-validating-import-product',
  // The general rules of SPEC 5 and the fixed texts of DECISIONS.
  'required',
  'this-user-is-blocked',
  'use-your-private-email',
  'invalid-email',
  'email-name-not-ascii',
  'invalid-phone',
  'invalid-password',
  'passwords-do-not-match',
  'common-password',
  'password-contains-own-words',
  'password-too-guessable',
  'no-password-provided',
  'login-required-field',
  'login-invalid-email',
  'needs-a-selected-address',
  'needs-a-selected-order',
  'termination-insurance-needs-all-risk',
  'must-be-in-the-future',
  'end-before-start',
  'invalid-day',
  'invalid-day-of-month',
  'invalid-amount',
  'invalid-number',
  'percent-from-0-to-100',
  'invalid-value',
  'too-many-addresses',
  'invalid-currency-code',
  'invalid-file-name',
  'invalid-colour',
  'theme-hard-to-read',
  'invalid-serial-number',
  'serial-number-required',
  'serial-number-already-used',
  'too-long',
  'single-line-only',
  'invalid-vat-number',
  'invalid-foreign-vat-number',
  'invalid-link',
  'invalid-account',
  'invalid-iban',
  'invalid-bic',
  'invalid-card-link',
  'unknown-placeholder',
  'mail-link-missing',
  'no-permission-to-access-page',
  'subscription-does-not-belong-to-your-company',
  'catalog-not-in-your-company',
  'company-or-catalog-does-not-exist',
  'login-link-send-failed',
  'pay-in-full-request-failed',
  'delete-failed',
  'theme-upload-error',
  'logo-upload-error',
  'invalid-login-link',
  'confirm-login-link',
  'second-step-required',
  'confirm-it-is-you',
  'see-as-is-read-only',
  'code-required',
  'incorrect-code',
  'session-expired',
  // Resources the spec does not name.
  'not-found',
  'user-not-found',
  'supplier-not-found',
  'category-not-found',
  'product-not-found',
  'accessory-not-found',
  'subscription-not-found',
  'order-not-found',
  'order-file-not-found',
  'salary-system-not-found',
  'hr-system-not-found',
  'currency-not-found',
  'currency-differs',
  'company-is-not-open-for-benefits',
  'tax-table-missing',
  'vat-missing',
  'rate-in-force',
  'rate-is-needed',
  'address-not-found',
  'import-not-found',
  'mapping-not-found',
  'draft-not-found',
  'theme-not-found',
  'file-not-found',
  'pay-in-full-request-not-found',
  'rma-request-not-found',
  // Rules.
  'email-already-exists',
  'name-already-exists',
  'last-admin-is-protected',
  'binding-not-confirmed',
  'order-already-processed',
  'order-file-cannot-be-cancelled',
  'order-file-has-left',
  'draws-in-salary-file',
  'one-product-per-category',
  'too-many-accessories',
  'accessories-too-expensive',
  'accessory-is-mandatory',
  'price-is-missing',
  'product-is-not-orderable',
  'subscription-is-not-open',
  'not-invited',
  'rules-not-accepted',
  'subscription-has-orders',
  'employee-has-active-subscriptions',
  'catalog-is-in-use',
  'category-is-in-use',
  'wage-code-missing',
  'employee-number-missing',
  'salary-system-missing',
  'nothing-to-draw',
  'salary-file-not-approved',
  'second-admin-missing',
  'second-approval-by-another',
  'payment-details-missing',
  'in-use',
  // Files and imports.
  'file-too-large',
  'file-type-not-allowed',
  'file-is-protected',
  'file-is-empty',
  'file-cannot-be-read',
  'file-has-no-header',
  'too-many-rows',
  // Answered by releases before 1.3.0; a key can only leave with a major version.
  'workbook-too-long',
  'picture-cannot-be-read',
  'picture-has-too-many-pixels',
  'too-many-photos',
  'too-many-pictures',
  'too-many-files',
  'archive-takes-too-long',
  'too-many-columns',
  'cell-too-long',
  'row-has-wrong-column-count',
  'quote-not-closed',
  'characters-cannot-be-read',
  'formula-without-result',
  'cell-has-error',
  'item-not-well-formed',
  'price-in-other-currency',
  'column-not-mapped',
  'import-already-started',
  'import-has-errors',
  // The machine.
  'too-many-requests',
  'service-unavailable',
  'something-went-wrong',
  'changed-by-someone-else',
  'idempotency-key-reused',
  'request-in-progress',
] as const;

export type ErrorKey = (typeof errorKeys)[number];

/** The keys that end the session in the client (SPEC 8); only ever sent with 401. */
export const sessionErrorKeys = [
  'jwt expired',
  'this-account-is-not-allowed',
  'invalid token',
  'invalid signature',
  'Login required !',
] as const satisfies readonly ErrorKey[];

/** The value of a fact that a screen shows. */
export type SeenValue = Money | number | string;

/**
 * What is wrong, and where. Of a fact that changed since it was looked at (DECISIONS 48), `path` is the fact's name,
 * `of` what it is about, and both values are told; null where one side does not have it. Of a refusal because something
 * is in use, `dependant` names what uses it, and `more` counts those that are not named.
 */
export type ErrorDetail = {
  path: string;
  key: ErrorKey;
  of?: string;
  seen?: SeenValue | null;
  current?: SeenValue | null;
  dependant?: Dependant;
  more?: number;
};

/** What every failed call answers (DECISIONS 1). */
export type ErrorBody = { message: ErrorKey; requestId: string; details?: ErrorDetail[] };

const known = new Set<string>(errorKeys);

/** Narrows any text to a key of the catalogue. */
export function isErrorKey(text: unknown): text is ErrorKey {
  return typeof text === 'string' && known.has(text);
}
