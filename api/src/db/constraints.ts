import type { ErrorKey } from '@portal/contract/errors';
import { violatedConstraint } from './failures.ts';

/**
 * What a violated constraint means to the caller. Constraints have the last word; checks before them only make
 * nicer messages. One that is missing here is a bug and answers 500 (a test compares with pg_constraint).
 */
const keys: Readonly<Record<string, ErrorKey>> = {
  employees_company_email_key: 'employee-email-already-exists',
  employees_company_employ_no_key: 'employeenumber-already-exists',
  users_email_key: 'email-already-exists',
  memberships_user_role_key: 'email-already-exists',
  memberships_pending_key: 'email-already-exists',
  memberships_pending_employee_key: 'email-already-exists',
  users_email_spelling: 'invalid-email',
  users_new_email_spelling: 'invalid-email',
  employees_email_spelling: 'invalid-email',
  employees_email_private_spelling: 'invalid-email',
  memberships_typed: 'invalid-email',
  currencies_iso_code_key: 'name-already-exists',
  list_views_name_key: 'name-already-exists',
  form_drafts_form_key: 'changed-by-someone-else',
  hr_systems_name_key: 'name-already-exists',
  leasing_partners_name_key: 'name-already-exists',
  catalogs_supplier_name_key: 'name-already-exists',
  attribute_definitions_supplier_id_name_key: 'name-already-exists',
  tax_rates_country_code_valid_from_key: 'name-already-exists',
  tax_drafts_country_valid_from_key: 'name-already-exists',
  products_catalog_sku_key: 'duplicate-sku',
  products_catalog_supplier_sku_key: 'duplicate-sku',
  accessories_catalog_sku_key: 'duplicate-sku',
  accessories_catalog_supplier_sku_key: 'duplicate-sku',
  catalog_assignments_company_id_fkey: 'company-not-found',
  catalog_assignments_catalog_fkey: 'catalog-not-found',
  given_catalogs_catalog_fkey: 'catalog-not-found',
  given_catalogs_other: 'invalid-data-provided',
  given_catalogs_reseller_id_fkey: 'supplier-not-found',
  catalog_assignments_pkey: 'changed-by-someone-else',
  subscriptions_end_after_start: 'end-before-start',
  subscriptions_termination_needs_all_risk: 'termination-insurance-needs-all-risk',
  subscriptions_address: 'needs-a-selected-address',
  subscriptions_address_fkey: 'address-not-found',
  subscription_employees_employee_fkey: 'employee_not_found',
  subscription_catalogs_catalog_id_fkey: 'catalog-not-found',
  products_category_id_fkey: 'category-not-found',
  orders_supplier_serial_key: 'serial-number-already-used',
  orders_termination_needs_all_risk: 'termination-insurance-needs-all-risk',
  order_events_transition_fkey: 'invalid-data-provided',
  order_file_orders_order_attempt_key: 'order-already-processed',
  salary_files_automatic_key: 'changed-by-someone-else',
  salary_files_company_batch_key: 'changed-by-someone-else',
  order_files_company_batch_key: 'changed-by-someone-else',
  salary_draws_order_period_kind_key: 'changed-by-someone-else',
  leasing_agreement_orders_order_id_key: 'items-already-leased',
  payment_details_company_currency_key: 'changed-by-someone-else',
  payment_details_currency_fkey: 'currency-not-found',
  companies_currency_fkey: 'currency-not-found',
  companies_supplier_id_fkey: 'supplier-not-found',
  companies_salary_system_id_fkey: 'salary-system-not-found',
  companies_hr_system_id_fkey: 'hr-system-not-found',
  catalogs_currency_fkey: 'currency-not-found',
  brandings_theme_colours: 'invalid-colour',
  pay_in_full_requests_open_key: 'invalid-data-provided',
};

/** The error key of a constraint violation, if the error is one that a caller can cause. */
export function constraintKey(error: unknown): ErrorKey | undefined {
  const name = violatedConstraint(error);
  return name === undefined ? undefined : keys[name];
}

export const mappedConstraints = Object.keys(keys);
