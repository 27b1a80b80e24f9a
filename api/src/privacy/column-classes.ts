import { columnsHolding } from '../db/employee-columns.ts';

/**
 * What a column holds about a person (RULES 5): link: an id that leads to one · erased: goes when the person is erased
 * · kept: belongs to orders and draws and stays as long as bookkeeping asks · logged: has a limit of its own in months
 * or days · secret: leaves in no export · none.
 */
export type ColumnClass = 'link' | 'erased' | 'kept' | 'logged' | 'secret' | 'none';

/** Every column of every table. A column that is not here fails a test, so a new one says what it holds. */
export const columnClasses: Readonly<Record<string, Partial<Record<ColumnClass, string>>>> = {
  accessories: {
    none: `id catalog_id supplier_id whole_catalog product_name sku supplier_sku price retail_price product_link image
      description mandatory featured hidden attributes import_id created_at deleted_at version`,
  },
  accessory_products: { none: 'catalog_id supplier_id accessory_id product_id' },
  attribute_definitions: { none: 'id supplier_id name kind unit choices position' },
  attempts: { logged: 'key failures since last_at' },
  audit_log: {
    link: 'actor_id entity_id',
    logged: 'at actor_role action entity request_id detail act',
    none: 'id company_id supplier_id',
  },
  audit_seals: { none: 'seal_no line_id line_at line_hash hash' },
  brandings: {
    kept: 'support_email',
    link: 'draft_saved_by',
    none: 'id company_id supplier_id theme favicon logo reseller_logo draft draft_saved_at version',
  },
  given_catalogs: { link: 'given_by', none: 'catalog_id supplier_id reseller_id given_at' },
  catalog_assignments: { link: 'assigned_by', none: 'catalog_id supplier_id company_id assigned_at' },
  catalogs: {
    none: `id supplier_id catalog_name display_name danish_name currency sort_order description accessories_enabled
      created_at deleted_at version`,
  },
  categories: {
    none: `id name danish_name allow_multiple_products allow_multiple_accessories accessory_limit percentage is_present
      show_salary_calculation require_multimedia_tax tax middle_tax top_tax scrap_percent salary_calculation rules
      rules_version is_subscription gross_limit enabled deductible_vat_percent taxable_mode taxable_percent
      requires_serial insurance_required own_tax own_middle_tax own_top_tax own_top_top_tax free_yearly gift_kind
      created_at version`,
  },
  companies: {
    kept: 'invoice_mail phone_number note payroll_recipients',
    none: `id company_name vat_no currency status address_line_one address_line_two zipcode city country language
      supplier_id hr_system_id salary_system_id wage_code_gross wage_code_net wage_code_phone_tax wage_code_final_net
      wage_code_final_gross employer_no pay_term
      created_at version`,
  },
  company_addresses: {
    kept: 'att name',
    none: `id company_id address_line1 address_line2 city state zip_code country display_name created_at deleted_at
      version`,
  },
  company_mail_texts: { none: 'company_id kind locale subject greeting body version' },
  company_settings: {
    none: `company_id auto_send_salary_file salary_day salary_file_method open_for_benefits allow_early_pif
      notice_mails catch_up_max draw_start_mode return_policy keep_subsidy_on_pif final_salary insurance_waiting_months
      insurance_reasons second_approval
      supplier_contact employee_birthday employee_gender version`,
  },
  currencies: { none: 'id iso_code symbol order_number version' },
  demo_world: { none: 'only_one made_at' },
  employee_tax_rates: { link: 'employee_id', erased: 'level own_rate', none: 'company_id chosen_at' },
  employees: {
    link: 'id',
    erased: `${columnsHolding('erased')} search_text user_id exit_reason`,
    kept: `${columnsHolding('kept')} status paid_in_full invited_at private_confirmed_at created_at deleted_at`,
    none: 'company_id import_id version',
  },
  halted_releases: { none: 'remote version halted_at loads failures' },
  hr_systems: {
    none: 'id name country import_kind delimiter encoding date_format mapping on_missing enabled created_at version',
  },
  idempotency_keys: { link: 'user_id', logged: 'key route request_hash body', none: 'status created_at' },
  import_fates: { none: 'import_id company_id supplier_id fates' },
  import_fixes: { logged: 'cells', none: 'import_id row_number company_id supplier_id' },
  import_mappings: { none: 'id kind company_id supplier_id name fingerprint mapping options used_at version' },
  import_rows: {
    logged: 'cells changes reasons warnings',
    none: 'import_id row_number company_id supplier_id outcome price_moved',
  },
  import_undo: { link: 'employee_id', logged: 'before', none: 'import_id company_id version' },
  import_undo_goods: { none: 'import_id item_id supplier_id version before' },
  imports: {
    link: 'created_by',
    logged: 'samples file_name path',
    none: `id kind company_id supplier_id catalog_id byte_size sha256 encoding delimiter header fingerprint proposal
      mapping options status total new_rows changed_rows unchanged_rows error_rows summary error job_id created_at
      finished_at version`,
  },
  job_employees: { link: 'employee_id', logged: 'before', none: 'company_id job_id outcome' },
  jobs: {
    link: 'user_id',
    logged: 'payload result reason',
    none: `id kind company_id supplier_id status total done failed error attempts created_at started_at
      finished_at`,
  },
  leasing_agreement_orders: { none: 'leasing_agreement_id order_id company_id' },
  leasing_agreements: {
    link: 'created_by',
    none: `id company_id name note period draw_freq leasing_start leasing_end end_reminded partner_id contract_id
      currency product_sum accessory_sum total_salary_draw total_leasing_value created_at deleted_at version`,
  },
  leasing_partners: { kept: 'email', none: 'id name enabled version' },
  left_out_months: { link: 'left_out_by', kept: 'period left_out_at reason', none: 'company_id order_id' },
  known_devices: { link: 'user_id', secret: 'device_hash', none: 'last_used_at' },
  magic_links: {
    link: 'user_id membership_id',
    secret: 'token_hash nonce_hash',
    none: 'id purpose created_at expires_at used_at voided_at',
  },
  memberships: {
    link: 'id user_id employee_id',
    secret: 'password_hash',
    erased: 'email name language details',
    kept: 'role created_at blocked_at',
    none: 'company_id supplier_id version',
  },
  order_events: {
    link: 'actor_id employee_id',
    kept: 'actor_name reason detail at kind from_status to_status',
    none: 'id order_id company_id supplier_id actor_role',
  },
  order_file_orders: { none: 'order_file_id order_id company_id supplier_id attempt' },
  order_files: {
    link: 'created_by',
    none: `id company_id supplier_id batch type custom_name file_name path sha256 order_count is_sent sent_at
      send_after send_failed_at resend_at undone_at created_at version`,
  },
  order_lines: {
    link: 'employee_id',
    kept: 'product_name sku price_ex_vat gross_month net_month',
    none: 'order_id line_no company_id supplier_id is_accessory product_id accessory_id supplier_sku retail_price',
  },
  order_transitions: { none: 'from_status to_status' },
  orders: {
    link: 'employee_id',
    kept: `employee_name department rules_text accepted_at accepted_ip addendum_path addendum_sha256
      addendum_content_sha256 delivery_name delivery_att delivery_address1 delivery_address2 delivery_zip
      delivery_city delivery_country delivery_phone delivery_email note serial_number tracking product_name sku months
      monthly_price gross_draw net_draw subsidy_month price_without_subsidy currency status ordered_at ordered_on
      order_number dispatched_on expire_date paid_in_full_at deleted_at end_of_term returned_on`,
    none: `id company_id subscription_id supplier_id catalog_id category_id is_proposal company_name supplier_name
      accessory_count price_ex_vat goods_month net_month all_risk_month has_all_risk employee_ins_month pricing
      is_present
      is_subscription requires_serial rules_version awaits_confirmation delivery_method order_file_id attempt
      processed_at dispatched_at completed_at all_risk_expires end_of_term_reminded term_over_at return_by version`,
  },
  outbox: {
    logged: 'to_address reply_to subject html text attachments last_error answer dedupe_key',
    none: `id company_id kind locale salary_file_id order_file_id invited_subscription invited_employee status attempts
      created_at send_after tried_at sent_at give_up_at`,
  },
  pay_in_full_fees: { none: 'id company_id currency valid_from amount' },
  pay_in_full_logs: {
    link: 'actor_id employee_id',
    kept: 'actor_name text at from_status to_status',
    none: 'id request_id company_id actor_role mail_pending',
  },
  pay_in_full_requests: {
    link: 'employee_id',
    kept: `status exit_date reason payment_kind months_remaining price_lines total currency contact_phone
      contact_email comment accepted_at transaction_id created_at`,
    none: `id company_id order_id supplier_id is_early is_end_of_term all_risk_months contract_start
      first_salary_draw pif_fee price_ex_vat vat version`,
  },
  payment_details: { none: 'id company_id currency bank account iban bic card_link version' },
  picture_links: { none: 'id supplier_id link sha256 width height fault import_id row_numbers asked_at fetched_at' },
  product_pictures: {
    none: 'id catalog_id supplier_id product_id accessory_id sha256 width height alt position created_at',
  },
  products: {
    none: `id catalog_id supplier_id category_id product_name sku supplier_sku price retail_price product_link image
      description mandatory featured hidden attributes billing_period all_risk employee_ins import_id created_at
      group_key search_text deleted_at version`,
  },
  rate_counters: { logged: 'key', none: 'window_start hits' },
  remote_loads: { logged: 'session_id user_id network', none: 'remote version on_trial failed at' },
  rma_logs: {
    link: 'actor_id employee_id',
    kept: 'actor_name text at from_status to_status',
    none: 'id request_id company_id supplier_id actor_role mail_pending',
  },
  rma_photos: {
    link: 'employee_id',
    kept: 'path at',
    none: 'request_id no company_id supplier_id actor_role width height',
  },
  rma_reads: { link: 'employee_id', none: 'request_id reader_role company_id supplier_id read_at' },
  rma_requests: {
    link: 'employee_id',
    kept: `status kind outcome incident_date what_happened comment covered excess currency old_serial_number
      new_serial_number expected_back created_at`,
    none: 'id company_id order_id supplier_id was_reopened answer_due version',
  },
  salary_draws: {
    link: 'employee_id',
    kept: `period kind effect_date units currency price_before_subsidy subsidy_month gross_amount net_amount amount
      status credit_from credit_to credits`,
    none: 'id company_id order_id salary_file_id request_id',
  },
  salary_file_problems: { link: 'employee_id', kept: 'period reason detail source fault at', none: 'id company_id' },
  salary_files: {
    link: 'created_by approved_by first_approved_by sent_by',
    kept: 'recipients',
    none: `id company_id batch period file_day type custom_name file_name currency salary_system_id layout
      wage_codes path
      sha256       row_count total is_sent sent_at send_failed_at created_at approved_at first_approved_at
      needs_second downloaded_at version`,
  },
  salary_runs: { link: 'stopped_by', none: 'company_id period announced_at stopped_at' },
  salary_systems: { none: 'id name country kind enabled layout created_at version' },
  second_factors: { link: 'user_id', secret: 'sealed_secret recovery_hashes last_step', none: 'confirmed_at' },
  see_as_sessions: {
    link: 'opened_from admin_id user_id membership_id',
    kept: 'reason',
    none: 'id created_at ends_at ended_at',
  },
  sessions: {
    link: 'user_id membership_id only_membership_id',
    logged: 'way address second_step ip user_agent created_at last_seen_at revoked_at revoked_cause',
    none: 'id',
  },
  subscription_catalogs: { none: 'subscription_id company_id catalog_id subsidy_yearly' },
  subscription_drafts: { none: 'id company_id step fields saved_by saved_at version' },
  subscription_employees: {
    link: 'employee_id',
    erased: 'added_at invited_at invite_failed_at opened_at reminded_at',
    none: 'subscription_id company_id',
  },
  subscriptions: {
    link: 'created_by',
    none: `id company_id subscription_name start_date end_date effect_date delivery_method address_id gross_draw
      net_draw periods default_months all_risk employee_ins salary_file_method status started_at reminded_at
      reminder_days reminded_days created_at deleted_at version`,
  },
  suppliers: {
    kept: 'email phone note',
    none: `id name address_line_one address_line_two zipcode city country return_address_line_one
      return_address_line_two return_zipcode return_city return_country language status is_reseller
      order_file_format ubl_customization_id ubl_profile_id ubl_endpoint created_at deleted_at version`,
  },
  tax_rates: { none: 'id country year valid_from code basis_points amount currency reason published_at version' },
  tax_drafts: { none: 'id country valid_from rates reason changed_at version' },
  missing_tax_years: { none: 'id country year noted_at' },
  uploads_at_work: { link: 'user_id', none: 'id ends_at' },
  notification_preferences: { link: 'user_id', none: 'kind in_portal mail' },
  notifications: {
    link: 'user_id membership_id',
    logged: 'created_at read_at',
    none: 'id kind subject_id period in_portal mail',
  },
  form_drafts: {
    link: 'user_id',
    logged: 'sealed_fields saved_at',
    none: 'id role company_id supplier_id form version',
  },
  list_views: { link: 'user_id', none: 'id role company_id supplier_id list name search is_shared is_default' },
  user_columns: { link: 'user_id', none: 'list columns' },
  theme_history: {
    link: 'published_by',
    none: 'id company_id supplier_id theme logo reseller_logo favicon published_at is_start',
  },
  users: {
    link: 'id last_membership_id',
    kept: `email new_email name phone_number note address_line_one address_line_two zipcode city country language
      own_language`,
    logged: 'last_successful_login email_proved_at',
    secret: 'password_hash',
    none: 'must_change_password status currency single_keys colour_mode created_at deleted_at version',
  },
  write_positions: { logged: 'key', none: 'position noted_at' },
};

/** The columns of a table that hold one of these classes. */
export function columnsOf(table: string, classes: readonly ColumnClass[]): string[] {
  return classes.flatMap((name) => columnClasses[table]?.[name]?.split(/\s+/) ?? []);
}
