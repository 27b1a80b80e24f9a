-- tables and columns
accessories.id uuid not null default new_id()
accessories.catalog_id uuid not null
accessories.supplier_id uuid not null
accessories.whole_catalog boolean not null default false
accessories.product_name text not null
accessories.sku text not null
accessories.supplier_sku text not null default ''::text
accessories.price bigint not null
accessories.retail_price bigint
accessories.product_link text not null default ''::text
accessories.image text not null default ''::text
accessories.description text not null default ''::text
accessories.mandatory boolean not null default false
accessories.featured boolean not null default false
accessories.hidden boolean not null default false
accessories.attributes jsonb not null default '{}'::jsonb
accessories.import_id uuid
accessories.created_at timestamp with time zone not null default now()
accessories.deleted_at timestamp with time zone
accessories.version integer not null default 1
accessory_products.catalog_id uuid not null
accessory_products.supplier_id uuid not null
accessory_products.accessory_id uuid not null
accessory_products.product_id uuid not null
attempts.key text not null
attempts.failures integer not null
attempts.since timestamp with time zone not null
attempts.last_at timestamp with time zone not null
audit_log.id bigint not null identity
audit_log.at timestamp with time zone not null
audit_log.actor_id uuid
audit_log.actor_role text not null
audit_log.action text not null
audit_log.entity text not null
audit_log.entity_id text not null
audit_log.company_id uuid
audit_log.supplier_id uuid
audit_log.request_id text not null default ''::text
audit_log.detail jsonb not null default '{}'::jsonb
audit_seals.seal_no bigint not null
audit_seals.line_id bigint not null
audit_seals.line_at bigint not null
audit_seals.line_hash bytea not null
audit_seals.hash bytea not null
brandings.id uuid not null default new_id()
brandings.company_id uuid
brandings.supplier_id uuid
brandings.theme jsonb
brandings.favicon text
brandings.logo text
brandings.reseller_logo text
brandings.support_email text
brandings.version integer not null default 1
catalog_assignments.catalog_id uuid not null
catalog_assignments.supplier_id uuid not null
catalog_assignments.company_id uuid not null
catalog_assignments.assigned_at timestamp with time zone not null default now()
catalog_assignments.assigned_by uuid
catalogs.id uuid not null default new_id()
catalogs.supplier_id uuid not null
catalogs.catalog_name text not null
catalogs.display_name text not null
catalogs.currency text not null
catalogs.sort_order integer not null default 0
catalogs.description text not null default ''::text
catalogs.accessories_enabled boolean not null default true
catalogs.created_at timestamp with time zone not null default now()
catalogs.deleted_at timestamp with time zone
catalogs.version integer not null default 1
categories.id uuid not null default new_id()
categories.name text not null
categories.allow_multiple_products boolean not null default false
categories.allow_multiple_accessories boolean not null default true
categories.accessory_limit integer
categories.percentage integer not null default 0
categories.is_present boolean not null default false
categories.show_salary_calculation boolean not null default true
categories.require_multimedia_tax boolean not null default false
categories.tax integer not null default 4205
categories.middle_tax integer
categories.top_tax integer not null default 5585
categories.scrap_percent integer not null default 0
categories.salary_calculation jsonb not null default '{"da-dk": "", "en-us": ""}'::jsonb
categories.rules jsonb not null default '{"da-dk": "", "en-us": ""}'::jsonb
categories.rules_version integer not null default 1
categories.is_subscription boolean not null default false
categories.gross_limit bigint
categories.enabled boolean not null default true
categories.deductible_vat_percent integer not null default 10000
categories.taxable_mode text not null default 'NONE'::text
categories.taxable_percent integer not null default 0
categories.requires_serial boolean not null default false
categories.insurance_required boolean not null default false
categories.created_at timestamp with time zone not null default now()
categories.version integer not null default 1
companies.id uuid not null default new_id()
companies.company_name text not null
companies.invoice_mail text not null default ''::text
companies.vat_no text not null default ''::text
companies.currency text not null
companies.phone_number text not null default ''::text
companies.status text not null default 'ACTIVE'::text
companies.note text not null default ''::text
companies.address_line_one text not null default ''::text
companies.address_line_two text not null default ''::text
companies.zipcode text not null default ''::text
companies.city text not null default ''::text
companies.country text not null default 'DK'::text
companies.language text not null default 'en-us'::text
companies.supplier_id uuid
companies.hr_system_id uuid
companies.salary_system_id uuid
companies.wage_code_gross text not null default ''::text
companies.wage_code_net text not null default ''::text
companies.wage_code_phone_tax text not null default ''::text
companies.employer_no text not null default ''::text
companies.pay_term text not null default ''::text
companies.payroll_recipients text[] not null default '{}'::text[]
companies.created_at timestamp with time zone not null default now()
companies.version integer not null default 1
company_addresses.id uuid not null default new_id()
company_addresses.company_id uuid not null
company_addresses.name text not null
company_addresses.att text not null default ''::text
company_addresses.address_line1 text not null
company_addresses.address_line2 text not null default ''::text
company_addresses.city text not null
company_addresses.state text not null default ''::text
company_addresses.zip_code text not null
company_addresses.country text not null
company_addresses.display_name text not null
company_addresses.created_at timestamp with time zone not null default now()
company_addresses.deleted_at timestamp with time zone
company_addresses.version integer not null default 1
company_settings.company_id uuid not null
company_settings.auto_send_salary_file boolean not null default true
company_settings.salary_day integer not null default 20
company_settings.salary_file_method text not null default 'AUTOMATIC'::text
company_settings.open_for_benefits boolean not null default false
company_settings.allow_early_pif boolean not null default false
company_settings.notice_mails boolean not null default true
company_settings.draw_start_mode text not null default 'AFTER_DISPATCH'::text
company_settings.return_policy text not null default 'WAIVE'::text
company_settings.keep_subsidy_on_pif boolean not null default false
company_settings.insurance_waiting_months integer not null default 3
company_settings.insurance_reasons text[] not null default '{RESIGNATION,REDUNDANCY}'::text[]
company_settings.employee_birthday boolean not null default false
company_settings.employee_gender boolean not null default false
company_settings.version integer not null default 1
currencies.id uuid not null default new_id()
currencies.iso_code text not null
currencies.symbol text not null
currencies.order_number integer not null
currencies.version integer not null default 1
demo_world.only_one boolean not null default true
demo_world.made_at timestamp with time zone not null
employees.id uuid not null default new_id()
employees.company_id uuid not null
employees.user_id uuid
employees.employ_no text
employees.department text not null default ''::text
employees.name text not null
employees.email text not null
employees.phone text not null default ''::text
employees.role text not null default 'EMPLOYEE'::text
employees.birthday date
employees.status text not null default 'PENDING'::text
employees.gender text not null default ''::text
employees.address_line1 text not null default ''::text
employees.address_line2 text not null default ''::text
employees.zip_code text not null default ''::text
employees.city text not null default ''::text
employees.country text not null default ''::text
employees.email_private text not null default ''::text
employees.phone_private text not null default ''::text
employees.note text not null default ''::text
employees.exit_date date
employees.exit_reason text
employees.paid_in_full boolean not null default false
employees.search_text text default ((((name || ' '::text) || email) || ' '::text) || COALESCE(employ_no, ''::text))
employees.invited_at timestamp with time zone
employees.import_id uuid
employees.created_at timestamp with time zone not null default now()
employees.deleted_at timestamp with time zone
employees.version integer not null default 1
employees.private_confirmed_at timestamp with time zone
hr_systems.id uuid not null default new_id()
hr_systems.name text not null
hr_systems.country text not null default 'DK'::text
hr_systems.import_kind text not null default 'CSV'::text
hr_systems.delimiter text not null default ';'::text
hr_systems.encoding text not null default 'UTF8'::text
hr_systems.date_format text not null default 'yyyy-mm-dd'::text
hr_systems.mapping jsonb not null default '{}'::jsonb
hr_systems.on_missing text not null default 'IGNORE'::text
hr_systems.enabled boolean not null default true
hr_systems.created_at timestamp with time zone not null default now()
hr_systems.version integer not null default 1
idempotency_keys.user_id uuid not null
idempotency_keys.key text not null
idempotency_keys.route text not null
idempotency_keys.request_hash text not null
idempotency_keys.status integer
idempotency_keys.body text
idempotency_keys.created_at timestamp with time zone not null default now()
import_fixes.import_id uuid not null
import_fixes.row_number integer not null
import_fixes.company_id uuid
import_fixes.supplier_id uuid
import_fixes.cells jsonb not null
import_mappings.id uuid not null default new_id()
import_mappings.kind text not null
import_mappings.company_id uuid
import_mappings.supplier_id uuid
import_mappings.name text not null
import_mappings.fingerprint text not null
import_mappings.mapping jsonb not null
import_mappings.options jsonb not null default '{}'::jsonb
import_mappings.used_at timestamp with time zone not null default now()
import_mappings.version integer not null default 1
import_rows.import_id uuid not null
import_rows.row_number integer not null
import_rows.company_id uuid
import_rows.supplier_id uuid
import_rows.outcome text not null
import_rows.reasons jsonb not null default '[]'::jsonb
import_rows.cells jsonb not null
import_rows.changes jsonb not null default '{}'::jsonb
import_rows.warnings jsonb not null default '[]'::jsonb
import_rows.price_moved boolean not null default false
import_undo.import_id uuid not null
import_undo.employee_id uuid not null
import_undo.company_id uuid not null
import_undo.version integer not null
import_undo.before jsonb not null
import_undo_goods.import_id uuid not null
import_undo_goods.item_id uuid not null
import_undo_goods.supplier_id uuid not null
import_undo_goods.version integer not null
import_undo_goods.before jsonb not null
imports.id uuid not null default new_id()
imports.kind text not null
imports.company_id uuid
imports.supplier_id uuid
imports.catalog_id uuid
imports.file_name text not null
imports.path text not null
imports.byte_size integer not null
imports.sha256 text not null
imports.encoding text not null
imports.delimiter text not null
imports.header text[] not null
imports.samples jsonb not null default '[]'::jsonb
imports.fingerprint text not null
imports.proposal jsonb not null default '{}'::jsonb
imports.mapping jsonb
imports.options jsonb not null default '{}'::jsonb
imports.status text not null default 'UPLOADED'::text
imports.total integer not null default 0
imports.new_rows integer not null default 0
imports.changed_rows integer not null default 0
imports.unchanged_rows integer not null default 0
imports.error_rows integer not null default 0
imports.summary jsonb not null default '{}'::jsonb
imports.error text
imports.job_id uuid
imports.created_by uuid
imports.created_at timestamp with time zone not null default now()
imports.finished_at timestamp with time zone
imports.version integer not null default 1
jobs.id uuid not null default new_id()
jobs.kind text not null
jobs.company_id uuid
jobs.supplier_id uuid
jobs.user_id uuid
jobs.status text not null default 'WAITING'::text
jobs.total integer not null default 0
jobs.done integer not null default 0
jobs.failed integer not null default 0
jobs.payload jsonb not null default '{}'::jsonb
jobs.result jsonb
jobs.error text
jobs.created_at timestamp with time zone not null default now()
jobs.started_at timestamp with time zone
jobs.finished_at timestamp with time zone
known_devices.user_id uuid not null
known_devices.device_hash bytea not null
known_devices.last_used_at timestamp with time zone not null default now()
leasing_agreement_orders.leasing_agreement_id uuid not null
leasing_agreement_orders.order_id uuid not null
leasing_agreement_orders.company_id uuid not null
leasing_agreements.id uuid not null default new_id()
leasing_agreements.company_id uuid not null
leasing_agreements.name text not null
leasing_agreements.note text not null default ''::text
leasing_agreements.period integer not null
leasing_agreements.draw_freq text not null
leasing_agreements.leasing_start date not null
leasing_agreements.leasing_end date not null
leasing_agreements.partner_id uuid
leasing_agreements.contract_id text not null default ''::text
leasing_agreements.currency text not null
leasing_agreements.product_sum bigint not null
leasing_agreements.accessory_sum bigint not null
leasing_agreements.total_salary_draw bigint not null
leasing_agreements.total_leasing_value bigint not null
leasing_agreements.created_by uuid
leasing_agreements.created_at timestamp with time zone not null
leasing_agreements.deleted_at timestamp with time zone
leasing_agreements.version integer not null default 1
leasing_partners.id uuid not null default new_id()
leasing_partners.name text not null
leasing_partners.enabled boolean not null default true
leasing_partners.version integer not null default 1
left_out_months.company_id uuid not null
left_out_months.order_id uuid not null
left_out_months.period text not null
left_out_months.left_out_by uuid
left_out_months.left_out_at timestamp with time zone not null
magic_links.id uuid not null default new_id()
magic_links.user_id uuid
magic_links.membership_id uuid
magic_links.purpose text not null
magic_links.token_hash bytea not null
magic_links.nonce_hash bytea
magic_links.created_at timestamp with time zone not null default now()
magic_links.expires_at timestamp with time zone not null
magic_links.used_at timestamp with time zone
magic_links.voided_at timestamp with time zone
memberships.id uuid not null default new_id()
memberships.user_id uuid
memberships.role text not null
memberships.company_id uuid
memberships.supplier_id uuid
memberships.employee_id uuid
memberships.created_at timestamp with time zone not null default now()
memberships.blocked_at timestamp with time zone
memberships.email text
memberships.name text
memberships.language text
memberships.password_hash text
memberships.details jsonb not null default '{}'::jsonb
memberships.version integer not null default 1
order_events.id uuid not null default new_id()
order_events.order_id uuid not null
order_events.company_id uuid not null
order_events.supplier_id uuid not null
order_events.employee_id uuid not null
order_events.at timestamp with time zone not null
order_events.kind text not null
order_events.from_status text
order_events.to_status text
order_events.actor_id uuid
order_events.actor_name text not null default ''::text
order_events.actor_role text not null
order_events.reason text not null default ''::text
order_events.detail jsonb not null default '{}'::jsonb
order_file_orders.order_file_id uuid not null
order_file_orders.order_id uuid not null
order_file_orders.company_id uuid not null
order_file_orders.supplier_id uuid not null
order_file_orders.attempt integer not null
order_files.id uuid not null default new_id()
order_files.company_id uuid not null
order_files.supplier_id uuid not null
order_files.batch integer not null
order_files.type text not null default 'AUTOMATIC'::text
order_files.custom_name text not null default ''::text
order_files.file_name text not null
order_files.path text
order_files.sha256 text
order_files.order_count integer not null default 0
order_files.is_sent boolean not null default false
order_files.sent_at timestamp with time zone
order_files.send_after timestamp with time zone not null
order_files.send_failed_at timestamp with time zone
order_files.resend_at timestamp with time zone
order_files.undone_at timestamp with time zone
order_files.created_by uuid
order_files.created_at timestamp with time zone not null
order_files.version integer not null default 1
order_lines.order_id uuid not null
order_lines.line_no integer not null
order_lines.company_id uuid not null
order_lines.supplier_id uuid not null
order_lines.employee_id uuid not null
order_lines.is_accessory boolean not null
order_lines.product_id uuid
order_lines.accessory_id uuid
order_lines.product_name text not null
order_lines.sku text not null
order_lines.supplier_sku text not null default ''::text
order_lines.price_ex_vat bigint not null
order_lines.retail_price bigint
order_lines.gross_month bigint not null
order_lines.net_month bigint not null default 0
order_transitions.from_status text not null
order_transitions.to_status text not null
orders.id uuid not null default new_id()
orders.order_number bigint not null default nextval('order_numbers'::regclass)
orders.company_id uuid not null
orders.employee_id uuid not null
orders.subscription_id uuid not null
orders.supplier_id uuid not null
orders.catalog_id uuid not null
orders.category_id uuid not null
orders.status text not null
orders.is_proposal boolean not null default false
orders.ordered_at timestamp with time zone not null
orders.ordered_on date not null
orders.company_name text not null
orders.supplier_name text not null
orders.employee_name text not null
orders.department text not null default ''::text
orders.product_name text not null
orders.sku text not null default ''::text
orders.accessory_count integer not null default 0
orders.currency text not null
orders.months integer not null
orders.price_ex_vat bigint not null
orders.goods_month bigint not null
orders.net_month bigint not null default 0
orders.all_risk_month bigint not null default 0
orders.employee_ins_month bigint not null default 0
orders.price_without_subsidy bigint not null
orders.subsidy_month bigint not null default 0
orders.gross_draw bigint not null
orders.net_draw bigint not null default 0
orders.monthly_price bigint not null
orders.pricing jsonb not null
orders.is_present boolean not null default false
orders.is_subscription boolean not null default false
orders.requires_serial boolean not null default false
orders.rules_text text not null default ''::text
orders.rules_version integer not null default 1
orders.accepted_at timestamp with time zone
orders.accepted_ip text not null default ''::text
orders.addendum_path text
orders.awaits_confirmation boolean not null default false
orders.delivery_method text not null
orders.delivery_name text not null
orders.delivery_att text not null default ''::text
orders.delivery_address1 text not null default ''::text
orders.delivery_address2 text not null default ''::text
orders.delivery_zip text not null default ''::text
orders.delivery_city text not null default ''::text
orders.delivery_country text not null default ''::text
orders.delivery_phone text not null default ''::text
orders.delivery_email text not null default ''::text
orders.note text not null default ''::text
orders.serial_number text
orders.tracking text not null default ''::text
orders.order_file_id uuid
orders.attempt integer not null default 0
orders.processed_at timestamp with time zone
orders.dispatched_on date
orders.dispatched_at timestamp with time zone
orders.completed_at timestamp with time zone
orders.expire_date date
orders.all_risk_expires date
orders.deleted_at timestamp with time zone
orders.paid_in_full_at timestamp with time zone
orders.version integer not null default 1
orders.addendum_content_sha256 text
orders.addendum_sha256 text
outbox.id uuid not null default new_id()
outbox.company_id uuid
outbox.kind text not null
outbox.to_address text not null
outbox.reply_to text not null default ''::text
outbox.subject text not null
outbox.html text not null
outbox.text text not null
outbox.attachments jsonb not null default '[]'::jsonb
outbox.locale text not null
outbox.dedupe_key text
outbox.salary_file_id uuid
outbox.order_file_id uuid
outbox.status text not null default 'WAITING'::text
outbox.attempts integer not null default 0
outbox.last_error text not null default ''::text
outbox.created_at timestamp with time zone not null default now()
outbox.send_after timestamp with time zone not null default now()
outbox.sent_at timestamp with time zone
outbox.give_up_at timestamp with time zone
pay_in_full_fees.id uuid not null default new_id()
pay_in_full_fees.company_id uuid
pay_in_full_fees.currency text not null
pay_in_full_fees.valid_from date not null
pay_in_full_fees.amount bigint not null
pay_in_full_logs.id uuid not null default new_id()
pay_in_full_logs.request_id uuid not null
pay_in_full_logs.company_id uuid not null
pay_in_full_logs.employee_id uuid not null
pay_in_full_logs.at timestamp with time zone not null
pay_in_full_logs.from_status text
pay_in_full_logs.to_status text
pay_in_full_logs.actor_id uuid
pay_in_full_logs.actor_name text not null default ''::text
pay_in_full_logs.actor_role text not null
pay_in_full_logs.text text not null default ''::text
pay_in_full_logs.mail_pending boolean not null default false
pay_in_full_requests.id uuid not null default new_id()
pay_in_full_requests.company_id uuid not null
pay_in_full_requests.employee_id uuid not null
pay_in_full_requests.order_id uuid not null
pay_in_full_requests.supplier_id uuid not null
pay_in_full_requests.status text not null
pay_in_full_requests.is_early boolean not null default false
pay_in_full_requests.exit_date date not null
pay_in_full_requests.reason text not null default ''::text
pay_in_full_requests.payment_kind text not null default 'INVOICE'::text
pay_in_full_requests.months_remaining integer not null
pay_in_full_requests.all_risk_months integer not null
pay_in_full_requests.contract_start date not null
pay_in_full_requests.first_salary_draw date not null
pay_in_full_requests.price_lines jsonb not null
pay_in_full_requests.pif_fee bigint not null
pay_in_full_requests.price_ex_vat bigint not null
pay_in_full_requests.vat bigint not null
pay_in_full_requests.total bigint not null
pay_in_full_requests.currency text not null
pay_in_full_requests.contact_phone text not null default ''::text
pay_in_full_requests.contact_email text not null default ''::text
pay_in_full_requests.comment text not null default ''::text
pay_in_full_requests.accepted_at timestamp with time zone
pay_in_full_requests.transaction_id text
pay_in_full_requests.created_at timestamp with time zone not null
pay_in_full_requests.version integer not null default 1
products.id uuid not null default new_id()
products.catalog_id uuid not null
products.supplier_id uuid not null
products.category_id uuid not null
products.product_name text not null
products.sku text not null
products.supplier_sku text not null default ''::text
products.price bigint not null
products.retail_price bigint
products.product_link text not null default ''::text
products.image text not null default ''::text
products.description text not null default ''::text
products.mandatory boolean not null default false
products.featured boolean not null default false
products.hidden boolean not null default false
products.attributes jsonb not null default '{}'::jsonb
products.billing_period integer not null default 1
products.all_risk bigint
products.employee_ins bigint
products.import_id uuid
products.created_at timestamp with time zone not null default now()
products.deleted_at timestamp with time zone
products.version integer not null default 1
rate_counters.key text not null
rate_counters.window_start timestamp with time zone not null
rate_counters.hits integer not null
rma_logs.id uuid not null default new_id()
rma_logs.request_id uuid not null
rma_logs.company_id uuid not null
rma_logs.employee_id uuid not null
rma_logs.supplier_id uuid not null
rma_logs.at timestamp with time zone not null
rma_logs.from_status text
rma_logs.to_status text
rma_logs.actor_id uuid
rma_logs.actor_name text not null default ''::text
rma_logs.actor_role text not null
rma_logs.text text not null default ''::text
rma_logs.mail_pending boolean not null default false
rma_requests.id uuid not null default new_id()
rma_requests.company_id uuid not null
rma_requests.employee_id uuid not null
rma_requests.order_id uuid not null
rma_requests.supplier_id uuid not null
rma_requests.status text not null
rma_requests.kind text not null
rma_requests.outcome text
rma_requests.incident_date date not null
rma_requests.what_happened text not null
rma_requests.comment text not null default ''::text
rma_requests.covered boolean not null
rma_requests.excess bigint not null default 0
rma_requests.currency text not null
rma_requests.was_reopened boolean not null default false
rma_requests.old_serial_number text
rma_requests.new_serial_number text
rma_requests.created_at timestamp with time zone not null
rma_requests.version integer not null default 1
salary_draws.id bigint not null identity
salary_draws.company_id uuid not null
salary_draws.order_id uuid not null
salary_draws.employee_id uuid not null
salary_draws.period text not null
salary_draws.kind text not null default 'planned'::text
salary_draws.effect_date date not null
salary_draws.units integer not null default 1
salary_draws.currency text not null
salary_draws.price_before_subsidy bigint not null
salary_draws.subsidy_month bigint not null
salary_draws.gross_amount bigint not null
salary_draws.net_amount bigint not null default 0
salary_draws.amount bigint not null
salary_draws.status text not null default 'PLANNED'::text
salary_draws.salary_file_id uuid
salary_file_problems.id uuid not null default new_id()
salary_file_problems.company_id uuid not null
salary_file_problems.period text not null
salary_file_problems.employee_id uuid
salary_file_problems.reason text not null
salary_file_problems.detail text not null default ''::text
salary_file_problems.at timestamp with time zone not null
salary_files.id uuid not null default new_id()
salary_files.company_id uuid not null
salary_files.batch integer not null
salary_files.period text not null
salary_files.file_day date not null
salary_files.type text not null
salary_files.custom_name text not null default ''::text
salary_files.file_name text not null
salary_files.currency text not null
salary_files.salary_system_id uuid
salary_files.layout jsonb not null
salary_files.path text not null
salary_files.sha256 text not null
salary_files.row_count integer not null
salary_files.total bigint not null
salary_files.is_sent boolean not null default false
salary_files.sent_at timestamp with time zone
salary_files.send_failed_at timestamp with time zone
salary_files.recipients text[] not null default '{}'::text[]
salary_files.created_by uuid
salary_files.created_at timestamp with time zone not null
salary_files.approved_by uuid
salary_files.approved_at timestamp with time zone
salary_files.sent_by uuid
salary_files.version integer not null default 1
salary_systems.id uuid not null default new_id()
salary_systems.name text not null
salary_systems.country text not null default 'DK'::text
salary_systems.kind text not null
salary_systems.enabled boolean not null default true
salary_systems.layout jsonb not null
salary_systems.created_at timestamp with time zone not null default now()
salary_systems.version integer not null default 1
second_factors.user_id uuid not null
second_factors.sealed_secret bytea not null
second_factors.confirmed_at timestamp with time zone
second_factors.last_step bigint not null default 0
second_factors.recovery_hashes bytea[] not null default '{}'::bytea[]
sessions.id uuid not null default new_id()
sessions.user_id uuid not null
sessions.membership_id uuid not null
sessions.created_at timestamp with time zone not null default now()
sessions.last_seen_at timestamp with time zone not null default now()
sessions.revoked_at timestamp with time zone
sessions.revoked_cause text
sessions.ip text not null default ''::text
sessions.user_agent text not null default ''::text
sessions.way text not null default 'PASSWORD'::text
sessions.address text not null default ''::text
sessions.second_step text
sessions.only_membership_id uuid
subscription_catalogs.subscription_id uuid not null
subscription_catalogs.company_id uuid not null
subscription_catalogs.catalog_id uuid not null
subscription_catalogs.subsidy_yearly bigint not null default 0
subscription_employees.subscription_id uuid not null
subscription_employees.company_id uuid not null
subscription_employees.employee_id uuid not null
subscription_employees.added_at timestamp with time zone not null default now()
subscription_employees.invited_at timestamp with time zone
subscription_employees.opened_at timestamp with time zone
subscription_employees.reminded_at timestamp with time zone
subscriptions.id uuid not null default new_id()
subscriptions.company_id uuid not null
subscriptions.subscription_name text not null
subscriptions.start_date date not null
subscriptions.end_date date not null
subscriptions.effect_date date not null
subscriptions.delivery_method text not null
subscriptions.address_id uuid
subscriptions.gross_draw boolean not null default true
subscriptions.net_draw boolean not null default false
subscriptions.periods integer[] not null
subscriptions.all_risk boolean not null default false
subscriptions.employee_ins boolean not null default false
subscriptions.salary_file_method text not null default 'AUTOMATIC'::text
subscriptions.status text not null default 'OPEN'::text
subscriptions.started_at timestamp with time zone
subscriptions.reminded_at timestamp with time zone
subscriptions.created_by uuid
subscriptions.created_at timestamp with time zone not null default now()
subscriptions.deleted_at timestamp with time zone
subscriptions.version integer not null default 1
suppliers.id uuid not null default new_id()
suppliers.name text not null
suppliers.email text not null
suppliers.phone text not null default ''::text
suppliers.note text not null default ''::text
suppliers.address_line_one text not null default ''::text
suppliers.address_line_two text not null default ''::text
suppliers.zipcode text not null default ''::text
suppliers.city text not null default ''::text
suppliers.country text not null default ''::text
suppliers.language text not null default 'en-us'::text
suppliers.status text not null default 'ACTIVE'::text
suppliers.is_reseller boolean not null default false
suppliers.created_at timestamp with time zone not null default now()
suppliers.deleted_at timestamp with time zone
suppliers.version integer not null default 1
tax_rates.id uuid not null default new_id()
tax_rates.country text not null
tax_rates.year integer not null
tax_rates.valid_from date not null
tax_rates.code text not null
tax_rates.basis_points integer
tax_rates.amount bigint
tax_rates.currency text
tax_rates.version integer not null default 1
uploads_at_work.id uuid not null default new_id()
uploads_at_work.user_id uuid not null
uploads_at_work.ends_at timestamp with time zone not null
user_columns.user_id uuid not null
user_columns.list text not null
user_columns.columns text[] not null
users.id uuid not null default new_id()
users.email text not null
users.name text not null
users.password_hash text
users.must_change_password boolean not null default false
users.status text not null default 'PENDING'::text
users.currency text not null default 'DKK'::text
users.phone_number text not null default ''::text
users.note text not null default ''::text
users.address_line_one text not null default ''::text
users.address_line_two text not null default ''::text
users.zipcode text not null default ''::text
users.city text not null default ''::text
users.country text not null default ''::text
users.language text not null default 'en-us'::text
users.single_keys boolean not null default true
users.last_successful_login timestamp with time zone
users.created_at timestamp with time zone not null default now()
users.deleted_at timestamp with time zone
users.version integer not null default 1
users.last_membership_id uuid
users.email_proved_at timestamp with time zone
users.new_email text

-- constraints
accessories.accessories_catalog_fkey FOREIGN KEY (supplier_id, catalog_id) REFERENCES catalogs(supplier_id, id)
accessories.accessories_catalog_id_id_key UNIQUE (catalog_id, id)
accessories.accessories_pkey PRIMARY KEY (id)
accessories.accessories_price_check CHECK ((price >= 0))
accessories.accessories_retail_price_check CHECK ((retail_price >= 0))
accessory_products.accessory_products_accessory_fkey FOREIGN KEY (catalog_id, accessory_id) REFERENCES accessories(catalog_id, id) ON DELETE CASCADE
accessory_products.accessory_products_pkey PRIMARY KEY (accessory_id, product_id)
accessory_products.accessory_products_product_fkey FOREIGN KEY (catalog_id, product_id) REFERENCES products(catalog_id, id) ON DELETE CASCADE
attempts.attempts_pkey PRIMARY KEY (key)
audit_log.audit_log_pkey PRIMARY KEY (id)
audit_seals.audit_seals_line_id_key UNIQUE (line_id)
audit_seals.audit_seals_pkey PRIMARY KEY (seal_no)
brandings.brandings_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id)
brandings.brandings_company_id_key UNIQUE (company_id)
brandings.brandings_one_owner CHECK ((num_nonnulls(company_id, supplier_id) = 1))
brandings.brandings_pkey PRIMARY KEY (id)
brandings.brandings_supplier_id_fkey FOREIGN KEY (supplier_id) REFERENCES suppliers(id)
brandings.brandings_supplier_id_key UNIQUE (supplier_id)
brandings.brandings_theme_colours CHECK (is_theme(theme))
catalog_assignments.catalog_assignments_assigned_by_fkey FOREIGN KEY (assigned_by) REFERENCES users(id)
catalog_assignments.catalog_assignments_catalog_fkey FOREIGN KEY (supplier_id, catalog_id) REFERENCES catalogs(supplier_id, id)
catalog_assignments.catalog_assignments_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id)
catalog_assignments.catalog_assignments_pkey PRIMARY KEY (catalog_id, company_id)
catalogs.catalogs_currency_fkey FOREIGN KEY (currency) REFERENCES currencies(iso_code) ON UPDATE CASCADE
catalogs.catalogs_pkey PRIMARY KEY (id)
catalogs.catalogs_supplier_id_fkey FOREIGN KEY (supplier_id) REFERENCES suppliers(id)
catalogs.catalogs_supplier_id_id_key UNIQUE (supplier_id, id)
categories.categories_accessory_limit_check CHECK ((accessory_limit >= 0))
categories.categories_deductible_vat_percent_check CHECK (((deductible_vat_percent >= 0) AND (deductible_vat_percent <= 10000)))
categories.categories_gross_limit_check CHECK ((gross_limit >= 0))
categories.categories_middle_tax_check CHECK (((middle_tax >= 0) AND (middle_tax <= 10000)))
categories.categories_percentage_check CHECK (((percentage >= 0) AND (percentage <= 10000)))
categories.categories_pkey PRIMARY KEY (id)
categories.categories_scrap_percent_check CHECK (((scrap_percent >= 0) AND (scrap_percent <= 10000)))
categories.categories_tax_check CHECK (((tax >= 0) AND (tax <= 10000)))
categories.categories_taxable_mode_check CHECK ((taxable_mode = ANY (ARRAY['NONE'::text, 'FIXED_YEARLY'::text, 'PERCENT_OF_RETAIL'::text, 'MARKET_RENT'::text])))
categories.categories_taxable_percent_check CHECK (((taxable_percent >= 0) AND (taxable_percent <= 10000)))
categories.categories_top_tax_check CHECK (((top_tax >= 0) AND (top_tax <= 10000)))
companies.companies_currency_fkey FOREIGN KEY (currency) REFERENCES currencies(iso_code) ON UPDATE CASCADE
companies.companies_hr_system_id_fkey FOREIGN KEY (hr_system_id) REFERENCES hr_systems(id)
companies.companies_language_check CHECK ((language = ANY (ARRAY['en-us'::text, 'da-dk'::text])))
companies.companies_pkey PRIMARY KEY (id)
companies.companies_salary_system_id_fkey FOREIGN KEY (salary_system_id) REFERENCES salary_systems(id)
companies.companies_status_check CHECK ((status = ANY (ARRAY['ACTIVE'::text, 'PENDING'::text, 'BLOCKED'::text])))
companies.companies_supplier_id_fkey FOREIGN KEY (supplier_id) REFERENCES suppliers(id)
company_addresses.company_addresses_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id)
company_addresses.company_addresses_company_id_id_key UNIQUE (company_id, id)
company_addresses.company_addresses_pkey PRIMARY KEY (id)
company_settings.company_settings_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id)
company_settings.company_settings_draw_start_mode_check CHECK ((draw_start_mode = ANY (ARRAY['AFTER_DISPATCH'::text, 'ON_EFFECT_DATE'::text])))
company_settings.company_settings_insurance_waiting_months_check CHECK (((insurance_waiting_months >= 0) AND (insurance_waiting_months <= 60)))
company_settings.company_settings_pkey PRIMARY KEY (company_id)
company_settings.company_settings_return_policy_check CHECK ((return_policy = ANY (ARRAY['WAIVE'::text, 'CHARGE'::text])))
company_settings.company_settings_salary_day_check CHECK (((salary_day >= 1) AND (salary_day <= 30)))
company_settings.company_settings_salary_file_method_check CHECK ((salary_file_method = ANY (ARRAY['AUTOMATIC'::text, 'MANUAL'::text])))
currencies.currencies_iso_code_check CHECK ((iso_code ~ '^[A-Z]{3}$'::text))
currencies.currencies_iso_code_key UNIQUE (iso_code)
currencies.currencies_pkey PRIMARY KEY (id)
demo_world.demo_world_only_one_check CHECK (only_one)
demo_world.demo_world_pkey PRIMARY KEY (only_one)
employees.employees_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id)
employees.employees_company_id_id_key UNIQUE (company_id, id)
employees.employees_email_private_spelling CHECK (((email_private = ''::text) OR is_address(email_private))) NOT VALID
employees.employees_email_spelling CHECK (((deleted_at IS NOT NULL) OR is_address(email))) NOT VALID
employees.employees_gender_check CHECK ((gender = ANY (ARRAY[''::text, 'FEMALE'::text, 'MALE'::text, 'OTHER'::text])))
employees.employees_pkey PRIMARY KEY (id)
employees.employees_role_check CHECK ((role = ANY (ARRAY['COMPANY'::text, 'EMPLOYEE'::text])))
employees.employees_status_check CHECK ((status = ANY (ARRAY['ACTIVE'::text, 'PENDING'::text, 'BLOCKED'::text])))
employees.employees_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
hr_systems.hr_systems_import_kind_check CHECK ((import_kind = ANY (ARRAY['CSV'::text, 'XLSX'::text])))
hr_systems.hr_systems_on_missing_check CHECK ((on_missing = ANY (ARRAY['IGNORE'::text, 'FLAG'::text])))
hr_systems.hr_systems_pkey PRIMARY KEY (id)
idempotency_keys.idempotency_keys_pkey PRIMARY KEY (user_id, key)
import_fixes.import_fixes_import_id_fkey FOREIGN KEY (import_id) REFERENCES imports(id) ON DELETE CASCADE
import_fixes.import_fixes_pkey PRIMARY KEY (import_id, row_number)
import_mappings.import_mappings_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id)
import_mappings.import_mappings_owner_key UNIQUE NULLS NOT DISTINCT (kind, company_id, supplier_id, fingerprint)
import_mappings.import_mappings_pkey PRIMARY KEY (id)
import_mappings.import_mappings_supplier_id_fkey FOREIGN KEY (supplier_id) REFERENCES suppliers(id)
import_rows.import_rows_import_id_fkey FOREIGN KEY (import_id) REFERENCES imports(id) ON DELETE CASCADE
import_rows.import_rows_outcome_check CHECK ((outcome = ANY (ARRAY['NEW'::text, 'CHANGED'::text, 'ERROR'::text])))
import_rows.import_rows_pkey PRIMARY KEY (import_id, row_number)
import_undo.import_undo_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id)
import_undo.import_undo_import_id_fkey FOREIGN KEY (import_id) REFERENCES imports(id) ON DELETE CASCADE
import_undo.import_undo_pkey PRIMARY KEY (import_id, employee_id)
import_undo_goods.import_undo_goods_import_id_fkey FOREIGN KEY (import_id) REFERENCES imports(id) ON DELETE CASCADE
import_undo_goods.import_undo_goods_pkey PRIMARY KEY (import_id, item_id)
import_undo_goods.import_undo_goods_supplier_id_fkey FOREIGN KEY (supplier_id) REFERENCES suppliers(id)
imports.imports_catalog_id_fkey FOREIGN KEY (catalog_id) REFERENCES catalogs(id)
imports.imports_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id)
imports.imports_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id)
imports.imports_job_id_fkey FOREIGN KEY (job_id) REFERENCES jobs(id)
imports.imports_kind_check CHECK ((kind = ANY (ARRAY['PRODUCTS'::text, 'ACCESSORIES'::text, 'EMPLOYEES'::text])))
imports.imports_one_owner CHECK ((num_nonnulls(company_id, supplier_id) = 1))
imports.imports_pkey PRIMARY KEY (id)
imports.imports_status_check CHECK ((status = ANY (ARRAY['UPLOADED'::text, 'CHECKING'::text, 'CHECKED'::text, 'RUNNING'::text, 'DONE'::text, 'FAILED'::text, 'UNDOING'::text, 'UNDONE'::text])))
imports.imports_supplier_id_fkey FOREIGN KEY (supplier_id) REFERENCES suppliers(id)
jobs.jobs_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id)
jobs.jobs_pkey PRIMARY KEY (id)
jobs.jobs_status_check CHECK ((status = ANY (ARRAY['WAITING'::text, 'RUNNING'::text, 'DONE'::text, 'FAILED'::text])))
jobs.jobs_supplier_id_fkey FOREIGN KEY (supplier_id) REFERENCES suppliers(id)
jobs.jobs_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
known_devices.known_devices_pkey PRIMARY KEY (user_id, device_hash)
known_devices.known_devices_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
leasing_agreement_orders.leasing_agreement_orders_agreement_fkey FOREIGN KEY (company_id, leasing_agreement_id) REFERENCES leasing_agreements(company_id, id)
leasing_agreement_orders.leasing_agreement_orders_order_fkey FOREIGN KEY (company_id, order_id) REFERENCES orders(company_id, id)
leasing_agreement_orders.leasing_agreement_orders_order_id_key UNIQUE (order_id)
leasing_agreement_orders.leasing_agreement_orders_pkey PRIMARY KEY (leasing_agreement_id, order_id)
leasing_agreements.leasing_agreements_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id)
leasing_agreements.leasing_agreements_company_id_id_key UNIQUE (company_id, id)
leasing_agreements.leasing_agreements_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id)
leasing_agreements.leasing_agreements_draw_freq_check CHECK ((draw_freq = ANY (ARRAY['MONTHLY'::text, 'QUARTERLY'::text])))
leasing_agreements.leasing_agreements_partner_id_fkey FOREIGN KEY (partner_id) REFERENCES leasing_partners(id)
leasing_agreements.leasing_agreements_period_check CHECK (((period >= 1) AND (period <= 120)))
leasing_agreements.leasing_agreements_pkey PRIMARY KEY (id)
leasing_agreements.leasing_agreements_value CHECK ((total_leasing_value = (product_sum + accessory_sum)))
leasing_partners.leasing_partners_name_key UNIQUE (name)
leasing_partners.leasing_partners_pkey PRIMARY KEY (id)
left_out_months.left_out_months_left_out_by_fkey FOREIGN KEY (left_out_by) REFERENCES users(id)
left_out_months.left_out_months_order_fkey FOREIGN KEY (company_id, order_id) REFERENCES orders(company_id, id)
left_out_months.left_out_months_period_check CHECK ((period ~ '^\d{4}-(0[1-9]|1[0-2])$'::text))
left_out_months.left_out_months_pkey PRIMARY KEY (order_id, period)
magic_links.magic_links_leads_somewhere CHECK ((num_nonnulls(user_id, membership_id) > 0))
magic_links.magic_links_membership_id_fkey FOREIGN KEY (membership_id) REFERENCES memberships(id) ON DELETE CASCADE
magic_links.magic_links_pkey PRIMARY KEY (id)
magic_links.magic_links_purpose_check CHECK ((purpose = ANY (ARRAY['LOGIN'::text, 'INVITATION'::text, 'PRIVATE'::text, 'EMAIL'::text])))
magic_links.magic_links_token_hash_key UNIQUE (token_hash)
magic_links.magic_links_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
memberships.memberships_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id)
memberships.memberships_employee_fkey FOREIGN KEY (company_id, employee_id) REFERENCES employees(company_id, id)
memberships.memberships_language_check CHECK ((language = ANY (ARRAY['en-us'::text, 'da-dk'::text])))
memberships.memberships_pkey PRIMARY KEY (id)
memberships.memberships_role_check CHECK ((role = ANY (ARRAY['admin'::text, 'supplier'::text, 'company'::text, 'employee'::text])))
memberships.memberships_supplier_id_fkey FOREIGN KEY (supplier_id) REFERENCES suppliers(id)
memberships.memberships_tenant CHECK ( CASE role WHEN 'admin'::text THEN (num_nonnulls(company_id, supplier_id, employee_id) = 0) WHEN 'supplier'::text THEN ((supplier_id IS NOT NULL) AND (num_nonnulls(company_id, employee_id) = 0)) WHEN 'company'::text THEN ((company_id IS NOT NULL) AND (supplier_id IS NULL) AND (employee_id IS NULL)) ELSE ((company_id IS NOT NULL) AND (employee_id IS NOT NULL) AND (supplier_id IS NULL)) END)
memberships.memberships_typed CHECK ( CASE WHEN (user_id IS NULL) THEN ((num_nonnulls(email, name, language) = 3) AND is_address(email)) ELSE ((num_nonnulls(email, name, language, password_hash) = 0) AND (details = '{}'::jsonb)) END)
memberships.memberships_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
order_events.order_events_kind_check CHECK ((kind = ANY (ARRAY['STATUS'::text, 'SERIAL_NUMBER'::text, 'MAIL'::text, 'NOTE'::text, 'EXPIRY'::text])))
order_events.order_events_order_fkey FOREIGN KEY (company_id, order_id) REFERENCES orders(company_id, id)
order_events.order_events_pkey PRIMARY KEY (id)
order_events.order_events_transition_fkey FOREIGN KEY (from_status, to_status) REFERENCES order_transitions(from_status, to_status)
order_file_orders.order_file_orders_file_fkey FOREIGN KEY (company_id, order_file_id) REFERENCES order_files(company_id, id)
order_file_orders.order_file_orders_order_attempt_key UNIQUE (order_id, attempt)
order_file_orders.order_file_orders_order_fkey FOREIGN KEY (company_id, order_id) REFERENCES orders(company_id, id)
order_file_orders.order_file_orders_pkey PRIMARY KEY (order_file_id, order_id)
order_files.order_files_company_batch_key UNIQUE (company_id, batch)
order_files.order_files_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id)
order_files.order_files_company_id_id_key UNIQUE (company_id, id)
order_files.order_files_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id)
order_files.order_files_pkey PRIMARY KEY (id)
order_files.order_files_supplier_id_fkey FOREIGN KEY (supplier_id) REFERENCES suppliers(id)
order_files.order_files_type_check CHECK ((type = ANY (ARRAY['AUTOMATIC'::text, 'MANUAL'::text])))
order_lines.order_lines_accessory_id_fkey FOREIGN KEY (accessory_id) REFERENCES accessories(id)
order_lines.order_lines_one_item CHECK ((num_nonnulls(product_id, accessory_id) = 1))
order_lines.order_lines_order_fkey FOREIGN KEY (company_id, order_id) REFERENCES orders(company_id, id)
order_lines.order_lines_pkey PRIMARY KEY (order_id, line_no)
order_lines.order_lines_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id)
order_transitions.order_transitions_pkey PRIMARY KEY (from_status, to_status)
orders.orders_all_risk_month_check CHECK ((all_risk_month >= 0))
orders.orders_catalog_id_fkey FOREIGN KEY (catalog_id) REFERENCES catalogs(id)
orders.orders_category_id_fkey FOREIGN KEY (category_id) REFERENCES categories(id)
orders.orders_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id)
orders.orders_company_id_id_key UNIQUE (company_id, id)
orders.orders_employee_fkey FOREIGN KEY (company_id, employee_id) REFERENCES employees(company_id, id)
orders.orders_employee_ins_month_check CHECK ((employee_ins_month >= 0))
orders.orders_goods_month_check CHECK ((goods_month >= 0))
orders.orders_gross_draw_check CHECK ((gross_draw >= 0))
orders.orders_monthly_price CHECK ((monthly_price = (gross_draw + net_draw)))
orders.orders_months_check CHECK (((months >= 1) AND (months <= 120)))
orders.orders_net_draw_check CHECK ((net_draw >= 0))
orders.orders_net_month_check CHECK ((net_month >= 0))
orders.orders_order_file_fkey FOREIGN KEY (company_id, order_file_id) REFERENCES order_files(company_id, id)
orders.orders_order_number_key UNIQUE (order_number)
orders.orders_pkey PRIMARY KEY (id)
orders.orders_price_ex_vat_check CHECK ((price_ex_vat >= 0))
orders.orders_status_check CHECK ((status = ANY (ARRAY['ORDERED'::text, 'PROCESSING'::text, 'DISPATCHED'::text, 'COMPLETED'::text, 'DELETED'::text])))
orders.orders_subscription_fkey FOREIGN KEY (company_id, subscription_id) REFERENCES subscriptions(company_id, id)
orders.orders_subsidy_month_check CHECK ((subsidy_month >= 0))
orders.orders_supplier_id_fkey FOREIGN KEY (supplier_id) REFERENCES suppliers(id)
orders.orders_termination_needs_all_risk CHECK (((employee_ins_month = 0) OR (all_risk_month > 0)))
outbox.outbox_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id)
outbox.outbox_dedupe_key_key UNIQUE (dedupe_key)
outbox.outbox_order_file_id_fkey FOREIGN KEY (order_file_id) REFERENCES order_files(id)
outbox.outbox_pkey PRIMARY KEY (id)
outbox.outbox_salary_file_id_fkey FOREIGN KEY (salary_file_id) REFERENCES salary_files(id)
outbox.outbox_status_check CHECK ((status = ANY (ARRAY['WAITING'::text, 'SENT'::text, 'FAILED'::text, 'CANCELLED'::text])))
pay_in_full_fees.pay_in_full_fees_amount_check CHECK ((amount >= 0))
pay_in_full_fees.pay_in_full_fees_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id)
pay_in_full_fees.pay_in_full_fees_currency_fkey FOREIGN KEY (currency) REFERENCES currencies(iso_code) ON UPDATE CASCADE
pay_in_full_fees.pay_in_full_fees_pkey PRIMARY KEY (id)
pay_in_full_logs.pay_in_full_logs_pkey PRIMARY KEY (id)
pay_in_full_logs.pay_in_full_logs_request_fkey FOREIGN KEY (company_id, request_id) REFERENCES pay_in_full_requests(company_id, id)
pay_in_full_requests.pay_in_full_requests_company_id_id_key UNIQUE (company_id, id)
pay_in_full_requests.pay_in_full_requests_employee_fkey FOREIGN KEY (company_id, employee_id) REFERENCES employees(company_id, id)
pay_in_full_requests.pay_in_full_requests_order_fkey FOREIGN KEY (company_id, order_id) REFERENCES orders(company_id, id)
pay_in_full_requests.pay_in_full_requests_payment_kind_check CHECK ((payment_kind = ANY (ARRAY['CARD'::text, 'INVOICE'::text, 'FINAL_SALARY_NET'::text, 'FINAL_SALARY_GROSS'::text])))
pay_in_full_requests.pay_in_full_requests_pkey PRIMARY KEY (id)
pay_in_full_requests.pay_in_full_requests_status_check CHECK ((status = ANY (ARRAY['PENDING'::text, 'CREATED'::text, 'UPDATED'::text, 'ACCEPTED'::text, 'DECLINED'::text, 'PAID'::text, 'CLOSED'::text, 'APPROVED'::text, 'REJECTED'::text])))
pay_in_full_requests.pay_in_full_requests_sum CHECK ((total = (price_ex_vat + vat)))
pay_in_full_requests.pay_in_full_requests_supplier_id_fkey FOREIGN KEY (supplier_id) REFERENCES suppliers(id)
pay_in_full_requests.pay_in_full_requests_transaction_id_key UNIQUE (transaction_id)
products.products_all_risk_check CHECK ((all_risk >= 0))
products.products_billing_period_check CHECK (((billing_period >= 1) AND (billing_period <= 60)))
products.products_catalog_fkey FOREIGN KEY (supplier_id, catalog_id) REFERENCES catalogs(supplier_id, id)
products.products_catalog_id_id_key UNIQUE (catalog_id, id)
products.products_category_id_fkey FOREIGN KEY (category_id) REFERENCES categories(id)
products.products_employee_ins_check CHECK ((employee_ins >= 0))
products.products_pkey PRIMARY KEY (id)
products.products_price_check CHECK ((price >= 0))
products.products_retail_price_check CHECK ((retail_price >= 0))
rate_counters.rate_counters_pkey PRIMARY KEY (key, window_start)
rma_logs.rma_logs_pkey PRIMARY KEY (id)
rma_logs.rma_logs_request_fkey FOREIGN KEY (company_id, request_id) REFERENCES rma_requests(company_id, id)
rma_requests.rma_requests_company_id_id_key UNIQUE (company_id, id)
rma_requests.rma_requests_employee_fkey FOREIGN KEY (company_id, employee_id) REFERENCES employees(company_id, id)
rma_requests.rma_requests_excess_check CHECK ((excess >= 0))
rma_requests.rma_requests_kind_check CHECK ((kind = ANY (ARRAY['DAMAGED'::text, 'FAULTY'::text, 'STOLEN'::text, 'WRONG_ITEM'::text])))
rma_requests.rma_requests_order_fkey FOREIGN KEY (company_id, order_id) REFERENCES orders(company_id, id)
rma_requests.rma_requests_outcome_check CHECK ((outcome = ANY (ARRAY['REPAIR'::text, 'REPLACE'::text, 'RETURN'::text, 'COMPENSATE'::text])))
rma_requests.rma_requests_pkey PRIMARY KEY (id)
rma_requests.rma_requests_status_check CHECK ((status = ANY (ARRAY['PENDING'::text, 'CREATED'::text, 'UPDATED'::text, 'ACCEPTED'::text, 'DECLINED'::text, 'PAID'::text, 'CLOSED'::text, 'APPROVED'::text, 'REJECTED'::text])))
rma_requests.rma_requests_supplier_id_fkey FOREIGN KEY (supplier_id) REFERENCES suppliers(id)
salary_draws.salary_draws_amount CHECK ((amount = (gross_amount + net_amount)))
salary_draws.salary_draws_employee_fkey FOREIGN KEY (company_id, employee_id) REFERENCES employees(company_id, id)
salary_draws.salary_draws_file_fkey FOREIGN KEY (company_id, salary_file_id) REFERENCES salary_files(company_id, id)
salary_draws.salary_draws_in_file CHECK (((salary_file_id IS NOT NULL) = (status = ANY (ARRAY['IN_FILE'::text, 'SENT'::text]))))
salary_draws.salary_draws_kind_check CHECK ((kind = ANY (ARRAY['planned'::text, 'correction'::text])))
salary_draws.salary_draws_order_fkey FOREIGN KEY (company_id, order_id) REFERENCES orders(company_id, id)
salary_draws.salary_draws_order_period_kind_key UNIQUE (order_id, period, kind)
salary_draws.salary_draws_period_check CHECK ((period ~ '^\d{4}-(0[1-9]|1[0-2])$'::text))
salary_draws.salary_draws_pkey PRIMARY KEY (id)
salary_draws.salary_draws_positive CHECK (((kind = 'correction'::text) OR ((gross_amount >= 0) AND (net_amount >= 0))))
salary_draws.salary_draws_status_check CHECK ((status = ANY (ARRAY['PLANNED'::text, 'IN_FILE'::text, 'SENT'::text, 'SUSPENDED'::text, 'CANCELLED'::text])))
salary_draws.salary_draws_units_check CHECK ((units > 0))
salary_file_problems.salary_file_problems_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id)
salary_file_problems.salary_file_problems_employee_fkey FOREIGN KEY (company_id, employee_id) REFERENCES employees(company_id, id)
salary_file_problems.salary_file_problems_key UNIQUE NULLS NOT DISTINCT (company_id, period, employee_id, reason)
salary_file_problems.salary_file_problems_pkey PRIMARY KEY (id)
salary_file_problems.salary_file_problems_reason_check CHECK ((reason = ANY (ARRAY['WAGE_CODE_MISSING'::text, 'EMPLOYEE_NUMBER_MISSING'::text, 'SALARY_SYSTEM_MISSING'::text, 'ROW_FAILED'::text, 'SENDING_FAILED'::text])))
salary_files.salary_files_approved CHECK (((type = 'AUTOMATIC'::text) OR (approved_at IS NOT NULL) OR (NOT is_sent)))
salary_files.salary_files_approved_by_fkey FOREIGN KEY (approved_by) REFERENCES users(id)
salary_files.salary_files_company_batch_key UNIQUE (company_id, batch)
salary_files.salary_files_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id)
salary_files.salary_files_company_id_id_key UNIQUE (company_id, id)
salary_files.salary_files_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id)
salary_files.salary_files_period_check CHECK ((period ~ '^\d{4}-(0[1-9]|1[0-2])$'::text))
salary_files.salary_files_pkey PRIMARY KEY (id)
salary_files.salary_files_salary_system_id_fkey FOREIGN KEY (salary_system_id) REFERENCES salary_systems(id)
salary_files.salary_files_sent_by_fkey FOREIGN KEY (sent_by) REFERENCES users(id)
salary_files.salary_files_type_check CHECK ((type = ANY (ARRAY['AUTOMATIC'::text, 'MANUAL'::text])))
salary_systems.salary_systems_kind_check CHECK ((kind = ANY (ARRAY['CSV'::text, 'FIXED'::text, 'PAXML'::text, 'TLU'::text, 'HOGIA'::text])))
salary_systems.salary_systems_pkey PRIMARY KEY (id)
second_factors.second_factors_pkey PRIMARY KEY (user_id)
second_factors.second_factors_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
sessions.sessions_membership_id_fkey FOREIGN KEY (membership_id) REFERENCES memberships(id) ON DELETE CASCADE
sessions.sessions_only_membership_id_fkey FOREIGN KEY (only_membership_id) REFERENCES memberships(id) ON DELETE CASCADE
sessions.sessions_pkey PRIMARY KEY (id)
sessions.sessions_second_step_check CHECK ((second_step = ANY (ARRAY['app'::text, 'recovery'::text])))
sessions.sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
sessions.sessions_way_check CHECK ((way = ANY (ARRAY['PASSWORD'::text, 'LINK'::text, 'INVITATION'::text, 'PRIVATE'::text])))
subscription_catalogs.subscription_catalogs_catalog_id_fkey FOREIGN KEY (catalog_id) REFERENCES catalogs(id)
subscription_catalogs.subscription_catalogs_pkey PRIMARY KEY (subscription_id, catalog_id)
subscription_catalogs.subscription_catalogs_subscription_fkey FOREIGN KEY (company_id, subscription_id) REFERENCES subscriptions(company_id, id) ON DELETE CASCADE
subscription_catalogs.subscription_catalogs_subsidy_yearly_check CHECK ((subsidy_yearly >= 0))
subscription_employees.subscription_employees_employee_fkey FOREIGN KEY (company_id, employee_id) REFERENCES employees(company_id, id)
subscription_employees.subscription_employees_pkey PRIMARY KEY (subscription_id, employee_id)
subscription_employees.subscription_employees_subscription_fkey FOREIGN KEY (company_id, subscription_id) REFERENCES subscriptions(company_id, id) ON DELETE CASCADE
subscriptions.subscriptions_address CHECK (((delivery_method <> 'COMPANY_ADDRESS'::text) OR (address_id IS NOT NULL)))
subscriptions.subscriptions_address_fkey FOREIGN KEY (company_id, address_id) REFERENCES company_addresses(company_id, id)
subscriptions.subscriptions_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id)
subscriptions.subscriptions_company_id_id_key UNIQUE (company_id, id)
subscriptions.subscriptions_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id)
subscriptions.subscriptions_delivery_method_check CHECK ((delivery_method = ANY (ARRAY['USER_ADDRESS'::text, 'COMPANY_ADDRESS'::text])))
subscriptions.subscriptions_end_after_start CHECK ((end_date >= start_date))
subscriptions.subscriptions_periods CHECK ((((cardinality(periods) >= 1) AND (cardinality(periods) <= 12)) AND (0 < ALL (periods)) AND (120 >= ALL (periods))))
subscriptions.subscriptions_pkey PRIMARY KEY (id)
subscriptions.subscriptions_salary_file_method_check CHECK ((salary_file_method = ANY (ARRAY['AUTOMATIC'::text, 'MANUAL'::text])))
subscriptions.subscriptions_some_draw CHECK ((gross_draw OR net_draw))
subscriptions.subscriptions_status_check CHECK ((status = ANY (ARRAY['OPEN'::text, 'CLOSED'::text])))
subscriptions.subscriptions_termination_needs_all_risk CHECK ((all_risk OR (NOT employee_ins)))
suppliers.suppliers_language_check CHECK ((language = ANY (ARRAY['en-us'::text, 'da-dk'::text])))
suppliers.suppliers_pkey PRIMARY KEY (id)
suppliers.suppliers_status_check CHECK ((status = ANY (ARRAY['ACTIVE'::text, 'PENDING'::text, 'BLOCKED'::text])))
tax_rates.tax_rates_country_check CHECK ((country ~ '^[A-Z]{2}$'::text))
tax_rates.tax_rates_country_code_valid_from_key UNIQUE (country, code, valid_from)
tax_rates.tax_rates_one_value CHECK ((num_nonnulls(basis_points, amount) = 1))
tax_rates.tax_rates_pkey PRIMARY KEY (id)
tax_rates.tax_rates_year_check CHECK (((year >= 2000) AND (year <= 2200)))
uploads_at_work.uploads_at_work_pkey PRIMARY KEY (id)
uploads_at_work.uploads_at_work_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
user_columns.user_columns_pkey PRIMARY KEY (user_id, list)
user_columns.user_columns_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
users.users_email_spelling CHECK (((deleted_at IS NOT NULL) OR is_address(email))) NOT VALID
users.users_language_check CHECK ((language = ANY (ARRAY['en-us'::text, 'da-dk'::text])))
users.users_new_email_spelling CHECK (is_address(new_email))
users.users_pkey PRIMARY KEY (id)
users.users_status_check CHECK ((status = ANY (ARRAY['ACTIVE'::text, 'PENDING'::text, 'BLOCKED'::text])))

-- indexes
CREATE UNIQUE INDEX accessories_catalog_id_id_key ON public.accessories USING btree (catalog_id, id)
CREATE UNIQUE INDEX accessories_catalog_sku_key ON public.accessories USING btree (catalog_id, sku) WHERE (deleted_at IS NULL)
CREATE UNIQUE INDEX accessories_catalog_supplier_sku_key ON public.accessories USING btree (catalog_id, supplier_sku) WHERE ((deleted_at IS NULL) AND (supplier_sku <> ''::text))
CREATE UNIQUE INDEX accessories_pkey ON public.accessories USING btree (id)
CREATE INDEX accessories_supplier_id_idx ON public.accessories USING btree (supplier_id)
CREATE UNIQUE INDEX accessory_products_pkey ON public.accessory_products USING btree (accessory_id, product_id)
CREATE INDEX accessory_products_product_id_idx ON public.accessory_products USING btree (product_id)
CREATE UNIQUE INDEX attempts_pkey ON public.attempts USING btree (key)
CREATE INDEX audit_log_company_idx ON public.audit_log USING btree (company_id, id DESC)
CREATE INDEX audit_log_entity_idx ON public.audit_log USING btree (entity, entity_id)
CREATE UNIQUE INDEX audit_log_pkey ON public.audit_log USING btree (id)
CREATE UNIQUE INDEX audit_seals_line_id_key ON public.audit_seals USING btree (line_id)
CREATE UNIQUE INDEX audit_seals_pkey ON public.audit_seals USING btree (seal_no)
CREATE UNIQUE INDEX brandings_company_id_key ON public.brandings USING btree (company_id)
CREATE UNIQUE INDEX brandings_pkey ON public.brandings USING btree (id)
CREATE UNIQUE INDEX brandings_supplier_id_key ON public.brandings USING btree (supplier_id)
CREATE INDEX catalog_assignments_company_id_idx ON public.catalog_assignments USING btree (company_id)
CREATE UNIQUE INDEX catalog_assignments_pkey ON public.catalog_assignments USING btree (catalog_id, company_id)
CREATE UNIQUE INDEX catalogs_pkey ON public.catalogs USING btree (id)
CREATE UNIQUE INDEX catalogs_supplier_id_id_key ON public.catalogs USING btree (supplier_id, id)
CREATE UNIQUE INDEX catalogs_supplier_name_key ON public.catalogs USING btree (supplier_id, lower(catalog_name)) WHERE (deleted_at IS NULL)
CREATE INDEX categories_name_idx ON public.categories USING btree (lower(name))
CREATE UNIQUE INDEX categories_pkey ON public.categories USING btree (id)
CREATE INDEX companies_company_name_idx ON public.companies USING btree (company_name, id)
CREATE UNIQUE INDEX companies_pkey ON public.companies USING btree (id)
CREATE INDEX companies_supplier_id_idx ON public.companies USING btree (supplier_id, id)
CREATE INDEX companies_vat_no_idx ON public.companies USING btree (vat_no) WHERE (vat_no <> ''::text)
CREATE UNIQUE INDEX company_addresses_company_id_id_key ON public.company_addresses USING btree (company_id, id)
CREATE UNIQUE INDEX company_addresses_pkey ON public.company_addresses USING btree (id)
CREATE UNIQUE INDEX company_settings_pkey ON public.company_settings USING btree (company_id)
CREATE UNIQUE INDEX currencies_iso_code_key ON public.currencies USING btree (iso_code)
CREATE UNIQUE INDEX currencies_pkey ON public.currencies USING btree (id)
CREATE UNIQUE INDEX demo_world_pkey ON public.demo_world USING btree (only_one)
CREATE UNIQUE INDEX employees_company_email_key ON public.employees USING btree (company_id, email) WHERE (deleted_at IS NULL)
CREATE UNIQUE INDEX employees_company_employ_no_key ON public.employees USING btree (company_id, employ_no) WHERE ((deleted_at IS NULL) AND (employ_no IS NOT NULL))
CREATE UNIQUE INDEX employees_company_id_id_key ON public.employees USING btree (company_id, id)
CREATE INDEX employees_company_name_idx ON public.employees USING btree (company_id, name, id) WHERE (deleted_at IS NULL)
CREATE INDEX employees_email_private_idx ON public.employees USING btree (email_private) WHERE ((email_private <> ''::text) AND (exit_date IS NOT NULL) AND (deleted_at IS NULL))
CREATE INDEX employees_exit_idx ON public.employees USING btree (exit_date) WHERE ((exit_date IS NOT NULL) AND (deleted_at IS NULL))
CREATE INDEX employees_import_id_idx ON public.employees USING btree (import_id, id) WHERE ((import_id IS NOT NULL) AND (deleted_at IS NOT NULL))
CREATE UNIQUE INDEX employees_pkey ON public.employees USING btree (id)
CREATE INDEX employees_search_idx ON public.employees USING gin (company_id, search_text gin_trgm_ops) WHERE (deleted_at IS NULL)
CREATE INDEX employees_user_id_idx ON public.employees USING btree (user_id)
CREATE UNIQUE INDEX hr_systems_name_key ON public.hr_systems USING btree (lower(name))
CREATE UNIQUE INDEX hr_systems_pkey ON public.hr_systems USING btree (id)
CREATE UNIQUE INDEX idempotency_keys_pkey ON public.idempotency_keys USING btree (user_id, key)
CREATE UNIQUE INDEX import_fixes_pkey ON public.import_fixes USING btree (import_id, row_number)
CREATE UNIQUE INDEX import_mappings_owner_key ON public.import_mappings USING btree (kind, company_id, supplier_id, fingerprint) NULLS NOT DISTINCT
CREATE UNIQUE INDEX import_mappings_pkey ON public.import_mappings USING btree (id)
CREATE UNIQUE INDEX import_rows_pkey ON public.import_rows USING btree (import_id, row_number)
CREATE UNIQUE INDEX import_undo_pkey ON public.import_undo USING btree (import_id, employee_id)
CREATE UNIQUE INDEX import_undo_goods_pkey ON public.import_undo_goods USING btree (import_id, item_id)
CREATE INDEX imports_company_idx ON public.imports USING btree (company_id, created_at DESC)
CREATE UNIQUE INDEX imports_pkey ON public.imports USING btree (id)
CREATE INDEX imports_supplier_idx ON public.imports USING btree (supplier_id, created_at DESC)
CREATE INDEX jobs_company_idx ON public.jobs USING btree (company_id, created_at DESC)
CREATE UNIQUE INDEX jobs_pkey ON public.jobs USING btree (id)
CREATE INDEX jobs_supplier_idx ON public.jobs USING btree (supplier_id, created_at DESC)
CREATE UNIQUE INDEX known_devices_pkey ON public.known_devices USING btree (user_id, device_hash)
CREATE UNIQUE INDEX leasing_agreement_orders_order_id_key ON public.leasing_agreement_orders USING btree (order_id)
CREATE UNIQUE INDEX leasing_agreement_orders_pkey ON public.leasing_agreement_orders USING btree (leasing_agreement_id, order_id)
CREATE UNIQUE INDEX leasing_agreements_company_id_id_key ON public.leasing_agreements USING btree (company_id, id)
CREATE UNIQUE INDEX leasing_agreements_pkey ON public.leasing_agreements USING btree (id)
CREATE UNIQUE INDEX leasing_partners_name_key ON public.leasing_partners USING btree (name)
CREATE UNIQUE INDEX leasing_partners_pkey ON public.leasing_partners USING btree (id)
CREATE UNIQUE INDEX left_out_months_pkey ON public.left_out_months USING btree (order_id, period)
CREATE INDEX magic_links_membership_id_idx ON public.magic_links USING btree (membership_id) WHERE ((used_at IS NULL) AND (voided_at IS NULL))
CREATE UNIQUE INDEX magic_links_pkey ON public.magic_links USING btree (id)
CREATE UNIQUE INDEX magic_links_token_hash_key ON public.magic_links USING btree (token_hash)
CREATE INDEX magic_links_user_id_idx ON public.magic_links USING btree (user_id) WHERE ((used_at IS NULL) AND (voided_at IS NULL))
CREATE INDEX memberships_company_id_idx ON public.memberships USING btree (company_id) WHERE (role = 'company'::text)
CREATE INDEX memberships_employee_id_idx ON public.memberships USING btree (employee_id)
CREATE UNIQUE INDEX memberships_pending_employee_key ON public.memberships USING btree (employee_id) WHERE ((user_id IS NULL) AND (employee_id IS NOT NULL))
CREATE UNIQUE INDEX memberships_pending_key ON public.memberships USING btree (email, role, company_id, supplier_id, employee_id) NULLS NOT DISTINCT WHERE (user_id IS NULL)
CREATE UNIQUE INDEX memberships_pkey ON public.memberships USING btree (id)
CREATE INDEX memberships_supplier_id_idx ON public.memberships USING btree (supplier_id)
CREATE UNIQUE INDEX memberships_user_role_key ON public.memberships USING btree (user_id, role, company_id, supplier_id, employee_id) NULLS NOT DISTINCT WHERE (user_id IS NOT NULL)
CREATE INDEX order_events_order_idx ON public.order_events USING btree (order_id, at, id)
CREATE UNIQUE INDEX order_events_pkey ON public.order_events USING btree (id)
CREATE UNIQUE INDEX order_file_orders_order_attempt_key ON public.order_file_orders USING btree (order_id, attempt)
CREATE UNIQUE INDEX order_file_orders_pkey ON public.order_file_orders USING btree (order_file_id, order_id)
CREATE UNIQUE INDEX order_files_company_batch_key ON public.order_files USING btree (company_id, batch)
CREATE UNIQUE INDEX order_files_company_id_id_key ON public.order_files USING btree (company_id, id)
CREATE INDEX order_files_due_idx ON public.order_files USING btree (send_after) WHERE ((path IS NULL) AND (undone_at IS NULL))
CREATE UNIQUE INDEX order_files_pkey ON public.order_files USING btree (id)
CREATE INDEX order_files_resend_idx ON public.order_files USING btree (resend_at) WHERE (resend_at IS NOT NULL)
CREATE INDEX order_files_supplier_idx ON public.order_files USING btree (supplier_id, created_at DESC)
CREATE INDEX order_lines_company_idx ON public.order_lines USING btree (company_id, order_id)
CREATE UNIQUE INDEX order_lines_pkey ON public.order_lines USING btree (order_id, line_no)
CREATE UNIQUE INDEX order_transitions_pkey ON public.order_transitions USING btree (from_status, to_status)
CREATE INDEX orders_awaiting_confirmation_idx ON public.orders USING btree (ordered_at) WHERE awaits_confirmation
CREATE INDEX orders_catalog_idx ON public.orders USING btree (catalog_id)
CREATE UNIQUE INDEX orders_company_id_id_key ON public.orders USING btree (company_id, id)
CREATE INDEX orders_company_ordered_idx ON public.orders USING btree (company_id, ordered_at DESC, id DESC) INCLUDE (employee_id, supplier_id, is_proposal)
CREATE INDEX orders_company_status_idx ON public.orders USING btree (company_id, status, ordered_at DESC, id DESC) INCLUDE (employee_id, supplier_id, is_proposal)
CREATE INDEX orders_dispatched_idx ON public.orders USING btree (dispatched_on) WHERE (status = 'DISPATCHED'::text)
CREATE INDEX orders_employee_idx ON public.orders USING btree (employee_id, ordered_at DESC)
CREATE INDEX orders_number_prefix_idx ON public.orders USING btree (((order_number)::text) text_pattern_ops)
CREATE INDEX orders_order_file_idx ON public.orders USING btree (order_file_id) WHERE (order_file_id IS NOT NULL)
CREATE UNIQUE INDEX orders_order_number_key ON public.orders USING btree (order_number)
CREATE INDEX orders_ordered_idx ON public.orders USING btree (ordered_at DESC, id DESC)
CREATE UNIQUE INDEX orders_pkey ON public.orders USING btree (id)
CREATE INDEX orders_search_idx ON public.orders USING gin (company_id, (((employee_name || ' '::text) || product_name)) gin_trgm_ops)
CREATE INDEX orders_serial_missing_idx ON public.orders USING btree (company_id) WHERE (requires_serial AND (serial_number IS NULL) AND (status = ANY (ARRAY['DISPATCHED'::text, 'COMPLETED'::text])))
CREATE INDEX orders_serial_prefix_idx ON public.orders USING btree (serial_number text_pattern_ops) WHERE (serial_number IS NOT NULL)
CREATE INDEX orders_subscription_idx ON public.orders USING btree (subscription_id)
CREATE INDEX orders_supplier_ordered_idx ON public.orders USING btree (supplier_id, ordered_at DESC, id DESC) INCLUDE (company_id, employee_id, is_proposal)
CREATE UNIQUE INDEX orders_supplier_serial_key ON public.orders USING btree (supplier_id, serial_number) WHERE ((serial_number IS NOT NULL) AND (status <> 'DELETED'::text))
CREATE INDEX orders_supplier_status_idx ON public.orders USING btree (supplier_id, status, ordered_at DESC, id DESC) INCLUDE (company_id, employee_id, is_proposal)
CREATE INDEX orders_waiting_idx ON public.orders USING btree (ordered_at) WHERE (status = 'ORDERED'::text)
CREATE INDEX outbox_address_idx ON public.outbox USING btree (to_address, created_at DESC) WHERE (kind = ANY (ARRAY['invitation'::text, 'login-link'::text]))
CREATE INDEX outbox_company_idx ON public.outbox USING btree (company_id)
CREATE INDEX outbox_created_idx ON public.outbox USING btree (created_at DESC, id DESC)
CREATE UNIQUE INDEX outbox_dedupe_key_key ON public.outbox USING btree (dedupe_key)
CREATE INDEX outbox_person_idx ON public.outbox USING btree (to_address)
CREATE UNIQUE INDEX outbox_pkey ON public.outbox USING btree (id)
CREATE INDEX outbox_waiting_idx ON public.outbox USING btree (send_after) WHERE (status = 'WAITING'::text)
CREATE UNIQUE INDEX pay_in_full_fees_company_id_key ON public.pay_in_full_fees USING btree (company_id, currency, valid_from) NULLS NOT DISTINCT
CREATE UNIQUE INDEX pay_in_full_fees_pkey ON public.pay_in_full_fees USING btree (id)
CREATE INDEX pay_in_full_logs_pending_idx ON public.pay_in_full_logs USING btree (id) WHERE mail_pending
CREATE UNIQUE INDEX pay_in_full_logs_pkey ON public.pay_in_full_logs USING btree (id)
CREATE INDEX pay_in_full_logs_request_idx ON public.pay_in_full_logs USING btree (request_id, at, id)
CREATE UNIQUE INDEX pay_in_full_requests_company_id_id_key ON public.pay_in_full_requests USING btree (company_id, id)
CREATE INDEX pay_in_full_requests_company_idx ON public.pay_in_full_requests USING btree (company_id, created_at DESC, id)
CREATE INDEX pay_in_full_requests_employee_idx ON public.pay_in_full_requests USING btree (employee_id)
CREATE UNIQUE INDEX pay_in_full_requests_open_key ON public.pay_in_full_requests USING btree (order_id) WHERE (status <> 'CLOSED'::text)
CREATE UNIQUE INDEX pay_in_full_requests_pkey ON public.pay_in_full_requests USING btree (id)
CREATE UNIQUE INDEX pay_in_full_requests_transaction_id_key ON public.pay_in_full_requests USING btree (transaction_id)
CREATE UNIQUE INDEX products_catalog_id_id_key ON public.products USING btree (catalog_id, id)
CREATE INDEX products_catalog_name_idx ON public.products USING btree (catalog_id, product_name, id) WHERE (deleted_at IS NULL)
CREATE UNIQUE INDEX products_catalog_sku_key ON public.products USING btree (catalog_id, sku) WHERE (deleted_at IS NULL)
CREATE UNIQUE INDEX products_catalog_supplier_sku_key ON public.products USING btree (catalog_id, supplier_sku) WHERE ((deleted_at IS NULL) AND (supplier_sku <> ''::text))
CREATE INDEX products_category_id_idx ON public.products USING btree (category_id)
CREATE UNIQUE INDEX products_pkey ON public.products USING btree (id)
CREATE INDEX products_supplier_id_idx ON public.products USING btree (supplier_id)
CREATE UNIQUE INDEX rate_counters_pkey ON public.rate_counters USING btree (key, window_start)
CREATE INDEX rma_logs_pending_idx ON public.rma_logs USING btree (id) WHERE mail_pending
CREATE UNIQUE INDEX rma_logs_pkey ON public.rma_logs USING btree (id)
CREATE INDEX rma_logs_request_idx ON public.rma_logs USING btree (request_id, at, id)
CREATE UNIQUE INDEX rma_requests_company_id_id_key ON public.rma_requests USING btree (company_id, id)
CREATE INDEX rma_requests_company_idx ON public.rma_requests USING btree (company_id, created_at DESC, id)
CREATE INDEX rma_requests_employee_idx ON public.rma_requests USING btree (employee_id)
CREATE UNIQUE INDEX rma_requests_pkey ON public.rma_requests USING btree (id)
CREATE INDEX rma_requests_supplier_idx ON public.rma_requests USING btree (supplier_id, created_at DESC, id)
CREATE INDEX salary_draws_due_idx ON public.salary_draws USING btree (company_id, period) WHERE (status = 'PLANNED'::text)
CREATE INDEX salary_draws_employee_idx ON public.salary_draws USING btree (employee_id)
CREATE INDEX salary_draws_file_idx ON public.salary_draws USING btree (salary_file_id) WHERE (salary_file_id IS NOT NULL)
CREATE UNIQUE INDEX salary_draws_order_period_kind_key ON public.salary_draws USING btree (order_id, period, kind)
CREATE UNIQUE INDEX salary_draws_pkey ON public.salary_draws USING btree (id)
CREATE INDEX salary_file_problems_employee_idx ON public.salary_file_problems USING btree (employee_id)
CREATE UNIQUE INDEX salary_file_problems_key ON public.salary_file_problems USING btree (company_id, period, employee_id, reason) NULLS NOT DISTINCT
CREATE UNIQUE INDEX salary_file_problems_pkey ON public.salary_file_problems USING btree (id)
CREATE UNIQUE INDEX salary_files_automatic_key ON public.salary_files USING btree (company_id, currency, period) WHERE (type = 'AUTOMATIC'::text)
CREATE UNIQUE INDEX salary_files_company_batch_key ON public.salary_files USING btree (company_id, batch)
CREATE INDEX salary_files_company_created_idx ON public.salary_files USING btree (company_id, created_at DESC, id DESC)
CREATE UNIQUE INDEX salary_files_company_id_id_key ON public.salary_files USING btree (company_id, id)
CREATE UNIQUE INDEX salary_files_pkey ON public.salary_files USING btree (id)
CREATE INDEX salary_systems_name_idx ON public.salary_systems USING btree (lower(name))
CREATE UNIQUE INDEX salary_systems_pkey ON public.salary_systems USING btree (id)
CREATE UNIQUE INDEX second_factors_pkey ON public.second_factors USING btree (user_id)
CREATE UNIQUE INDEX sessions_pkey ON public.sessions USING btree (id)
CREATE INDEX sessions_user_id_idx ON public.sessions USING btree (user_id) WHERE (revoked_at IS NULL)
CREATE INDEX subscription_catalogs_catalog_id_idx ON public.subscription_catalogs USING btree (catalog_id)
CREATE UNIQUE INDEX subscription_catalogs_pkey ON public.subscription_catalogs USING btree (subscription_id, catalog_id)
CREATE INDEX subscription_employees_employee_id_idx ON public.subscription_employees USING btree (employee_id)
CREATE UNIQUE INDEX subscription_employees_pkey ON public.subscription_employees USING btree (subscription_id, employee_id)
CREATE INDEX subscription_employees_waiting_idx ON public.subscription_employees USING btree (subscription_id) WHERE (invited_at IS NULL)
CREATE UNIQUE INDEX subscriptions_company_id_id_key ON public.subscriptions USING btree (company_id, id)
CREATE INDEX subscriptions_company_start_idx ON public.subscriptions USING btree (company_id, start_date DESC, id) WHERE (deleted_at IS NULL)
CREATE INDEX subscriptions_open_idx ON public.subscriptions USING btree (end_date) WHERE ((deleted_at IS NULL) AND (status = 'OPEN'::text))
CREATE UNIQUE INDEX subscriptions_pkey ON public.subscriptions USING btree (id)
CREATE INDEX suppliers_name_idx ON public.suppliers USING btree (lower(name)) WHERE (deleted_at IS NULL)
CREATE UNIQUE INDEX suppliers_pkey ON public.suppliers USING btree (id)
CREATE UNIQUE INDEX tax_rates_country_code_valid_from_key ON public.tax_rates USING btree (country, code, valid_from)
CREATE UNIQUE INDEX tax_rates_pkey ON public.tax_rates USING btree (id)
CREATE UNIQUE INDEX uploads_at_work_pkey ON public.uploads_at_work USING btree (id)
CREATE INDEX uploads_at_work_user_idx ON public.uploads_at_work USING btree (user_id)
CREATE UNIQUE INDEX user_columns_pkey ON public.user_columns USING btree (user_id, list)
CREATE UNIQUE INDEX users_email_key ON public.users USING btree (email) WHERE (deleted_at IS NULL)
CREATE UNIQUE INDEX users_pkey ON public.users USING btree (id)

-- row-level security
accessories accessories_delete for DELETE using ((( SELECT sees_all() AS sees_all) OR (supplier_id = ( SELECT as_supplier() AS as_supplier)))) with check ()
accessories accessories_insert for INSERT using () with check ((( SELECT sees_all() AS sees_all) OR (supplier_id = ( SELECT as_supplier() AS as_supplier))))
accessories accessories_read for SELECT using ((( SELECT sees_all() AS sees_all) OR (supplier_id = ( SELECT app_supplier() AS app_supplier)) OR (catalog_id IN ( SELECT catalog_assignments.catalog_id FROM catalog_assignments WHERE (catalog_assignments.company_id = ( SELECT app_company() AS app_company)))))) with check ()
accessories accessories_update for UPDATE using ((( SELECT sees_all() AS sees_all) OR (supplier_id = ( SELECT as_supplier() AS as_supplier)))) with check ((( SELECT sees_all() AS sees_all) OR (supplier_id = ( SELECT as_supplier() AS as_supplier))))
accessory_products accessory_products_delete for DELETE using ((( SELECT sees_all() AS sees_all) OR (supplier_id = ( SELECT as_supplier() AS as_supplier)))) with check ()
accessory_products accessory_products_insert for INSERT using () with check ((( SELECT sees_all() AS sees_all) OR (supplier_id = ( SELECT as_supplier() AS as_supplier))))
accessory_products accessory_products_read for SELECT using ((( SELECT sees_all() AS sees_all) OR (supplier_id = ( SELECT app_supplier() AS app_supplier)) OR (catalog_id IN ( SELECT catalog_assignments.catalog_id FROM catalog_assignments WHERE (catalog_assignments.company_id = ( SELECT app_company() AS app_company)))))) with check ()
accessory_products accessory_products_update for UPDATE using ((( SELECT sees_all() AS sees_all) OR (supplier_id = ( SELECT as_supplier() AS as_supplier)))) with check ((( SELECT sees_all() AS sees_all) OR (supplier_id = ( SELECT as_supplier() AS as_supplier))))
attempts attempts_delete for DELETE using ((( SELECT sees_all() AS sees_all) OR false)) with check ()
attempts attempts_insert for INSERT using () with check ((( SELECT sees_all() AS sees_all) OR false))
attempts attempts_read for SELECT using ((( SELECT sees_all() AS sees_all) OR false)) with check ()
attempts attempts_update for UPDATE using ((( SELECT sees_all() AS sees_all) OR false)) with check ((( SELECT sees_all() AS sees_all) OR false))
audit_log audit_log_delete for DELETE using (( SELECT sees_all() AS sees_all)) with check ()
audit_log audit_log_insert for INSERT using () with check ((( SELECT sees_all() AS sees_all) OR (((actor_id IS NULL) OR (actor_id = ( SELECT app_user() AS app_user))) AND CASE ( SELECT app_role() AS app_role) WHEN 'company'::text THEN ((company_id IS NULL) OR (company_id = ( SELECT app_company() AS app_company))) WHEN 'employee'::text THEN ((company_id IS NULL) OR (company_id = ( SELECT app_company() AS app_company))) WHEN 'supplier'::text THEN (((supplier_id IS NULL) OR (supplier_id = ( SELECT app_supplier() AS app_supplier))) AND ((company_id IS NULL) OR serves(company_id))) ELSE false END)))
audit_log audit_log_read for SELECT using ((( SELECT sees_all() AS sees_all) OR false)) with check ()
audit_log audit_log_update for UPDATE using (( SELECT sees_all() AS sees_all)) with check (( SELECT sees_all() AS sees_all))
audit_seals audit_seals_delete for DELETE using ((( SELECT sees_all() AS sees_all) OR false)) with check ()
audit_seals audit_seals_insert for INSERT using () with check ((( SELECT sees_all() AS sees_all) OR false))
audit_seals audit_seals_read for SELECT using ((( SELECT sees_all() AS sees_all) OR false)) with check ()
audit_seals audit_seals_update for UPDATE using ((( SELECT sees_all() AS sees_all) OR false)) with check ((( SELECT sees_all() AS sees_all) OR false))
brandings brandings_delete for DELETE using ((( SELECT sees_all() AS sees_all) OR (company_id = ( SELECT as_company() AS as_company)) OR (supplier_id = ( SELECT as_supplier() AS as_supplier)))) with check ()
brandings brandings_insert for INSERT using () with check ((( SELECT sees_all() AS sees_all) OR (company_id = ( SELECT as_company() AS as_company)) OR (supplier_id = ( SELECT as_supplier() AS as_supplier))))
brandings brandings_read for SELECT using ((( SELECT sees_all() AS sees_all) OR (company_id = ( SELECT app_company() AS app_company)) OR (supplier_id = ( SELECT app_supplier() AS app_supplier)) OR (supplier_id IN ( SELECT companies.supplier_id FROM companies WHERE (companies.id = ( SELECT app_company() AS app_company)))))) with check ()
brandings brandings_update for UPDATE using ((( SELECT sees_all() AS sees_all) OR (company_id = ( SELECT as_company() AS as_company)) OR (supplier_id = ( SELECT as_supplier() AS as_supplier)))) with check ((( SELECT sees_all() AS sees_all) OR (company_id = ( SELECT as_company() AS as_company)) OR (supplier_id = ( SELECT as_supplier() AS as_supplier))))
catalog_assignments catalog_assignments_delete for DELETE using ((( SELECT sees_all() AS sees_all) OR (supplier_id = ( SELECT as_supplier() AS as_supplier)))) with check ()
catalog_assignments catalog_assignments_insert for INSERT using () with check ((( SELECT sees_all() AS sees_all) OR (supplier_id = ( SELECT as_supplier() AS as_supplier))))
catalog_assignments catalog_assignments_read for SELECT using ((( SELECT sees_all() AS sees_all) OR (company_id = ( SELECT app_company() AS app_company)) OR (supplier_id = ( SELECT app_supplier() AS app_supplier)))) with check ()
catalog_assignments catalog_assignments_update for UPDATE using ((( SELECT sees_all() AS sees_all) OR (supplier_id = ( SELECT as_supplier() AS as_supplier)))) with check ((( SELECT sees_all() AS sees_all) OR (supplier_id = ( SELECT as_supplier() AS as_supplier))))
catalogs catalogs_delete for DELETE using ((( SELECT sees_all() AS sees_all) OR (supplier_id = ( SELECT as_supplier() AS as_supplier)))) with check ()
catalogs catalogs_insert for INSERT using () with check ((( SELECT sees_all() AS sees_all) OR (supplier_id = ( SELECT as_supplier() AS as_supplier))))
catalogs catalogs_read for SELECT using ((( SELECT sees_all() AS sees_all) OR (supplier_id = ( SELECT app_supplier() AS app_supplier)) OR (id IN ( SELECT catalog_assignments.catalog_id FROM catalog_assignments WHERE (catalog_assignments.company_id = ( SELECT app_company() AS app_company)))))) with check ()
catalogs catalogs_update for UPDATE using ((( SELECT sees_all() AS sees_all) OR (supplier_id = ( SELECT as_supplier() AS as_supplier)))) with check ((( SELECT sees_all() AS sees_all) OR (supplier_id = ( SELECT as_supplier() AS as_supplier))))
categories categories_delete for DELETE using ((( SELECT sees_all() AS sees_all) OR false)) with check ()
categories categories_insert for INSERT using () with check ((( SELECT sees_all() AS sees_all) OR false))
categories categories_read for SELECT using ((( SELECT sees_all() AS sees_all) OR true)) with check ()
categories categories_update for UPDATE using ((( SELECT sees_all() AS sees_all) OR false)) with check ((( SELECT sees_all() AS sees_all) OR false))
companies companies_delete for DELETE using ((( SELECT sees_all() AS sees_all) OR (id = ( SELECT as_company() AS as_company)) OR (supplier_id = ( SELECT as_supplier() AS as_supplier)))) with check ()
companies companies_insert for INSERT using () with check ((( SELECT sees_all() AS sees_all) OR (id = ( SELECT as_company() AS as_company)) OR (supplier_id = ( SELECT as_supplier() AS as_supplier))))
companies companies_read for SELECT using ((( SELECT sees_all() AS sees_all) OR (id = ( SELECT app_company() AS app_company)) OR (supplier_id = ( SELECT app_supplier() AS app_supplier)))) with check ()
companies companies_update for UPDATE using ((( SELECT sees_all() AS sees_all) OR (id = ( SELECT as_company() AS as_company)) OR (supplier_id = ( SELECT as_supplier() AS as_supplier)))) with check ((( SELECT sees_all() AS sees_all) OR (id = ( SELECT as_company() AS as_company)) OR (supplier_id = ( SELECT as_supplier() AS as_supplier))))
company_addresses company_addresses_delete for DELETE using ((( SELECT sees_all() AS sees_all) OR (company_id = ( SELECT as_company() AS as_company)))) with check ()
company_addresses company_addresses_insert for INSERT using () with check ((( SELECT sees_all() AS sees_all) OR (company_id = ( SELECT as_company() AS as_company))))
company_addresses company_addresses_read for SELECT using ((( SELECT sees_all() AS sees_all) OR (company_id = ( SELECT app_company() AS app_company)))) with check ()
company_addresses company_addresses_update for UPDATE using ((( SELECT sees_all() AS sees_all) OR (company_id = ( SELECT as_company() AS as_company)))) with check ((( SELECT sees_all() AS sees_all) OR (company_id = ( SELECT as_company() AS as_company))))
company_settings company_settings_delete for DELETE using ((( SELECT sees_all() AS sees_all) OR (company_id = ( SELECT as_company() AS as_company)))) with check ()
company_settings company_settings_insert for INSERT using () with check ((( SELECT sees_all() AS sees_all) OR (company_id = ( SELECT as_company() AS as_company))))
company_settings company_settings_read for SELECT using ((( SELECT sees_all() AS sees_all) OR (company_id = ( SELECT app_company() AS app_company)))) with check ()
company_settings company_settings_supplier_insert for INSERT using () with check (((( SELECT app_role() AS app_role) = 'supplier'::text) AND (company_id IN ( SELECT companies.id FROM companies WHERE (companies.supplier_id = ( SELECT app_supplier() AS app_supplier))))))
company_settings company_settings_update for UPDATE using ((( SELECT sees_all() AS sees_all) OR (company_id = ( SELECT as_company() AS as_company)))) with check ((( SELECT sees_all() AS sees_all) OR (company_id = ( SELECT as_company() AS as_company))))
currencies currencies_delete for DELETE using ((( SELECT sees_all() AS sees_all) OR false)) with check ()
currencies currencies_insert for INSERT using () with check ((( SELECT sees_all() AS sees_all) OR false))
currencies currencies_read for SELECT using ((( SELECT sees_all() AS sees_all) OR true)) with check ()
currencies currencies_update for UPDATE using ((( SELECT sees_all() AS sees_all) OR false)) with check ((( SELECT sees_all() AS sees_all) OR false))
demo_world demo_world_delete for DELETE using ((( SELECT sees_all() AS sees_all) OR false)) with check ()
demo_world demo_world_insert for INSERT using () with check ((( SELECT sees_all() AS sees_all) OR false))
demo_world demo_world_read for SELECT using ((( SELECT sees_all() AS sees_all) OR false)) with check ()
demo_world demo_world_update for UPDATE using ((( SELECT sees_all() AS sees_all) OR false)) with check ((( SELECT sees_all() AS sees_all) OR false))
employees employees_delete for DELETE using ( CASE ( SELECT acts_as() AS acts_as) WHEN company_id THEN true WHEN id THEN true WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true ELSE false END) with check ()
employees employees_insert for INSERT using () with check ( CASE ( SELECT acts_as() AS acts_as) WHEN company_id THEN true WHEN id THEN true WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true ELSE false END)
employees employees_read for SELECT using ( CASE ( SELECT acts_as() AS acts_as) WHEN company_id THEN true WHEN id THEN true WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true ELSE false END) with check ()
employees employees_update for UPDATE using ( CASE ( SELECT acts_as() AS acts_as) WHEN company_id THEN true WHEN id THEN true WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true ELSE false END) with check ( CASE ( SELECT acts_as() AS acts_as) WHEN company_id THEN true WHEN id THEN true WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true ELSE false END)
hr_systems hr_systems_delete for DELETE using ((( SELECT sees_all() AS sees_all) OR false)) with check ()
hr_systems hr_systems_insert for INSERT using () with check ((( SELECT sees_all() AS sees_all) OR false))
hr_systems hr_systems_read for SELECT using ((( SELECT sees_all() AS sees_all) OR true)) with check ()
hr_systems hr_systems_update for UPDATE using ((( SELECT sees_all() AS sees_all) OR false)) with check ((( SELECT sees_all() AS sees_all) OR false))
idempotency_keys idempotency_keys_delete for DELETE using ((( SELECT sees_all() AS sees_all) OR (user_id = ( SELECT app_user() AS app_user)))) with check ()
idempotency_keys idempotency_keys_insert for INSERT using () with check ((( SELECT sees_all() AS sees_all) OR (user_id = ( SELECT app_user() AS app_user))))
idempotency_keys idempotency_keys_read for SELECT using ((( SELECT sees_all() AS sees_all) OR (user_id = ( SELECT app_user() AS app_user)))) with check ()
idempotency_keys idempotency_keys_update for UPDATE using ((( SELECT sees_all() AS sees_all) OR (user_id = ( SELECT app_user() AS app_user)))) with check ((( SELECT sees_all() AS sees_all) OR (user_id = ( SELECT app_user() AS app_user))))
import_fixes import_fixes_delete for DELETE using ( CASE ( SELECT acts_as() AS acts_as) WHEN company_id THEN true WHEN supplier_id THEN true WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true ELSE false END) with check ()
import_fixes import_fixes_insert for INSERT using () with check ( CASE ( SELECT acts_as() AS acts_as) WHEN company_id THEN true WHEN supplier_id THEN true WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true ELSE false END)
import_fixes import_fixes_read for SELECT using ( CASE ( SELECT acts_as() AS acts_as) WHEN company_id THEN true WHEN supplier_id THEN true WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true ELSE false END) with check ()
import_fixes import_fixes_update for UPDATE using ( CASE ( SELECT acts_as() AS acts_as) WHEN company_id THEN true WHEN supplier_id THEN true WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true ELSE false END) with check ( CASE ( SELECT acts_as() AS acts_as) WHEN company_id THEN true WHEN supplier_id THEN true WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true ELSE false END)
import_mappings import_mappings_delete for DELETE using ( CASE ( SELECT acts_as() AS acts_as) WHEN company_id THEN true WHEN supplier_id THEN true WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true ELSE false END) with check ()
import_mappings import_mappings_insert for INSERT using () with check ( CASE ( SELECT acts_as() AS acts_as) WHEN company_id THEN true WHEN supplier_id THEN true WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true ELSE false END)
import_mappings import_mappings_read for SELECT using ( CASE ( SELECT acts_as() AS acts_as) WHEN company_id THEN true WHEN supplier_id THEN true WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true ELSE false END) with check ()
import_mappings import_mappings_update for UPDATE using ( CASE ( SELECT acts_as() AS acts_as) WHEN company_id THEN true WHEN supplier_id THEN true WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true ELSE false END) with check ( CASE ( SELECT acts_as() AS acts_as) WHEN company_id THEN true WHEN supplier_id THEN true WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true ELSE false END)
import_rows import_rows_delete for DELETE using ( CASE ( SELECT acts_as() AS acts_as) WHEN company_id THEN true WHEN supplier_id THEN true WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true ELSE false END) with check ()
import_rows import_rows_insert for INSERT using () with check ( CASE ( SELECT acts_as() AS acts_as) WHEN company_id THEN true WHEN supplier_id THEN true WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true ELSE false END)
import_rows import_rows_read for SELECT using ( CASE ( SELECT acts_as() AS acts_as) WHEN company_id THEN true WHEN supplier_id THEN true WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true ELSE false END) with check ()
import_rows import_rows_update for UPDATE using ( CASE ( SELECT acts_as() AS acts_as) WHEN company_id THEN true WHEN supplier_id THEN true WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true ELSE false END) with check ( CASE ( SELECT acts_as() AS acts_as) WHEN company_id THEN true WHEN supplier_id THEN true WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true ELSE false END)
import_undo import_undo_delete for DELETE using ( CASE ( SELECT acts_as() AS acts_as) WHEN company_id THEN true WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true ELSE false END) with check ()
import_undo import_undo_insert for INSERT using () with check ( CASE ( SELECT acts_as() AS acts_as) WHEN company_id THEN true WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true ELSE false END)
import_undo import_undo_read for SELECT using ( CASE ( SELECT acts_as() AS acts_as) WHEN company_id THEN true WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true ELSE false END) with check ()
import_undo import_undo_update for UPDATE using ( CASE ( SELECT acts_as() AS acts_as) WHEN company_id THEN true WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true ELSE false END) with check ( CASE ( SELECT acts_as() AS acts_as) WHEN company_id THEN true WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true ELSE false END)
import_undo_goods import_undo_goods_delete for DELETE using ( CASE ( SELECT acts_as() AS acts_as) WHEN supplier_id THEN true WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true ELSE false END) with check ()
import_undo_goods import_undo_goods_insert for INSERT using () with check ( CASE ( SELECT acts_as() AS acts_as) WHEN supplier_id THEN true WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true ELSE false END)
import_undo_goods import_undo_goods_read for SELECT using ( CASE ( SELECT acts_as() AS acts_as) WHEN supplier_id THEN true WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true ELSE false END) with check ()
import_undo_goods import_undo_goods_update for UPDATE using ( CASE ( SELECT acts_as() AS acts_as) WHEN supplier_id THEN true WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true ELSE false END) with check ( CASE ( SELECT acts_as() AS acts_as) WHEN supplier_id THEN true WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true ELSE false END)
imports imports_delete for DELETE using ( CASE ( SELECT acts_as() AS acts_as) WHEN company_id THEN true WHEN supplier_id THEN true WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true ELSE false END) with check ()
imports imports_insert for INSERT using () with check ( CASE ( SELECT acts_as() AS acts_as) WHEN company_id THEN true WHEN supplier_id THEN true WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true ELSE false END)
imports imports_read for SELECT using ( CASE ( SELECT acts_as() AS acts_as) WHEN company_id THEN true WHEN supplier_id THEN true WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true ELSE false END) with check ()
imports imports_update for UPDATE using ( CASE ( SELECT acts_as() AS acts_as) WHEN company_id THEN true WHEN supplier_id THEN true WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true ELSE false END) with check ( CASE ( SELECT acts_as() AS acts_as) WHEN company_id THEN true WHEN supplier_id THEN true WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true ELSE false END)
jobs jobs_delete for DELETE using ( CASE ( SELECT acts_as() AS acts_as) WHEN company_id THEN true WHEN supplier_id THEN true WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true ELSE false END) with check ()
jobs jobs_insert for INSERT using () with check ( CASE ( SELECT acts_as() AS acts_as) WHEN company_id THEN true WHEN supplier_id THEN true WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true ELSE false END)
jobs jobs_read for SELECT using ( CASE ( SELECT acts_as() AS acts_as) WHEN company_id THEN true WHEN supplier_id THEN true WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true ELSE false END) with check ()
jobs jobs_update for UPDATE using ( CASE ( SELECT acts_as() AS acts_as) WHEN company_id THEN true WHEN supplier_id THEN true WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true ELSE false END) with check ( CASE ( SELECT acts_as() AS acts_as) WHEN company_id THEN true WHEN supplier_id THEN true WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true ELSE false END)
known_devices known_devices_delete for DELETE using ((( SELECT sees_all() AS sees_all) OR false)) with check ()
known_devices known_devices_insert for INSERT using () with check ((( SELECT sees_all() AS sees_all) OR false))
known_devices known_devices_read for SELECT using ((( SELECT sees_all() AS sees_all) OR false)) with check ()
known_devices known_devices_update for UPDATE using ((( SELECT sees_all() AS sees_all) OR false)) with check ((( SELECT sees_all() AS sees_all) OR false))
leasing_agreement_orders leasing_agreement_orders_delete for DELETE using ( CASE ( SELECT acts_as() AS acts_as) WHEN company_id THEN true WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true ELSE false END) with check ()
leasing_agreement_orders leasing_agreement_orders_insert for INSERT using () with check ( CASE ( SELECT acts_as() AS acts_as) WHEN company_id THEN true WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true ELSE false END)
leasing_agreement_orders leasing_agreement_orders_read for SELECT using ( CASE ( SELECT acts_as() AS acts_as) WHEN company_id THEN true WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true ELSE false END) with check ()
leasing_agreement_orders leasing_agreement_orders_update for UPDATE using ( CASE ( SELECT acts_as() AS acts_as) WHEN company_id THEN true WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true ELSE false END) with check ( CASE ( SELECT acts_as() AS acts_as) WHEN company_id THEN true WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true ELSE false END)
leasing_agreements leasing_agreements_delete for DELETE using ( CASE ( SELECT acts_as() AS acts_as) WHEN company_id THEN true WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true ELSE false END) with check ()
leasing_agreements leasing_agreements_insert for INSERT using () with check ( CASE ( SELECT acts_as() AS acts_as) WHEN company_id THEN true WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true ELSE false END)
leasing_agreements leasing_agreements_read for SELECT using ( CASE ( SELECT acts_as() AS acts_as) WHEN company_id THEN true WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true ELSE false END) with check ()
leasing_agreements leasing_agreements_update for UPDATE using ( CASE ( SELECT acts_as() AS acts_as) WHEN company_id THEN true WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true ELSE false END) with check ( CASE ( SELECT acts_as() AS acts_as) WHEN company_id THEN true WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true ELSE false END)
leasing_partners leasing_partners_delete for DELETE using ((( SELECT sees_all() AS sees_all) OR false)) with check ()
leasing_partners leasing_partners_insert for INSERT using () with check ((( SELECT sees_all() AS sees_all) OR false))
leasing_partners leasing_partners_read for SELECT using ((( SELECT sees_all() AS sees_all) OR true)) with check ()
leasing_partners leasing_partners_update for UPDATE using ((( SELECT sees_all() AS sees_all) OR false)) with check ((( SELECT sees_all() AS sees_all) OR false))
left_out_months left_out_months_delete for DELETE using ( CASE ( SELECT acts_as() AS acts_as) WHEN company_id THEN true WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true ELSE false END) with check ()
left_out_months left_out_months_insert for INSERT using () with check ( CASE ( SELECT acts_as() AS acts_as) WHEN company_id THEN true WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true ELSE false END)
left_out_months left_out_months_read for SELECT using ( CASE ( SELECT acts_as() AS acts_as) WHEN company_id THEN true WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true ELSE false END) with check ()
left_out_months left_out_months_update for UPDATE using ( CASE ( SELECT acts_as() AS acts_as) WHEN company_id THEN true WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true ELSE false END) with check ( CASE ( SELECT acts_as() AS acts_as) WHEN company_id THEN true WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true ELSE false END)
magic_links magic_links_delete for DELETE using ((( SELECT sees_all() AS sees_all) OR false)) with check ()
magic_links magic_links_insert for INSERT using () with check ((( SELECT sees_all() AS sees_all) OR false))
magic_links magic_links_read for SELECT using ((( SELECT sees_all() AS sees_all) OR false)) with check ()
magic_links magic_links_update for UPDATE using ((( SELECT sees_all() AS sees_all) OR false)) with check ((( SELECT sees_all() AS sees_all) OR false))
memberships memberships_delete for DELETE using ((( SELECT sees_all() AS sees_all) OR ((company_id = ( SELECT as_company() AS as_company)) AND (role = ANY (ARRAY['company'::text, 'employee'::text]))) OR ((( SELECT app_role() AS app_role) = 'supplier'::text) AND (((role = 'supplier'::text) AND (supplier_id = ( SELECT app_supplier() AS app_supplier))) OR ((role = 'company'::text) AND (company_id IN ( SELECT companies.id FROM companies WHERE (companies.supplier_id = ( SELECT app_supplier() AS app_supplier))))))))) with check ()
memberships memberships_insert for INSERT using () with check ((( SELECT sees_all() AS sees_all) OR ((user_id IS NULL) AND (((company_id = ( SELECT as_company() AS as_company)) AND (role = ANY (ARRAY['company'::text, 'employee'::text]))) OR ((( SELECT app_role() AS app_role) = 'supplier'::text) AND (((role = 'supplier'::text) AND (supplier_id = ( SELECT app_supplier() AS app_supplier))) OR ((role = 'company'::text) AND (company_id IN ( SELECT companies.id FROM companies WHERE (companies.supplier_id = ( SELECT app_supplier() AS app_supplier)))))))))))
memberships memberships_read for SELECT using ((( SELECT sees_all() AS sees_all) OR (user_id = ( SELECT app_user() AS app_user)) OR (company_id = ( SELECT as_company() AS as_company)) OR ((( SELECT app_role() AS app_role) = 'supplier'::text) AND ((supplier_id = ( SELECT app_supplier() AS app_supplier)) OR ((role = 'company'::text) AND (company_id IN ( SELECT companies.id FROM companies WHERE (companies.supplier_id = ( SELECT app_supplier() AS app_supplier))))))))) with check ()
memberships memberships_update for UPDATE using ((( SELECT sees_all() AS sees_all) OR ((company_id = ( SELECT as_company() AS as_company)) AND (role = ANY (ARRAY['company'::text, 'employee'::text]))) OR ((( SELECT app_role() AS app_role) = 'supplier'::text) AND (((role = 'supplier'::text) AND (supplier_id = ( SELECT app_supplier() AS app_supplier))) OR ((role = 'company'::text) AND (company_id IN ( SELECT companies.id FROM companies WHERE (companies.supplier_id = ( SELECT app_supplier() AS app_supplier))))))))) with check ((( SELECT sees_all() AS sees_all) OR ((company_id = ( SELECT as_company() AS as_company)) AND (role = ANY (ARRAY['company'::text, 'employee'::text]))) OR ((( SELECT app_role() AS app_role) = 'supplier'::text) AND (((role = 'supplier'::text) AND (supplier_id = ( SELECT app_supplier() AS app_supplier))) OR ((role = 'company'::text) AND (company_id IN ( SELECT companies.id FROM companies WHERE (companies.supplier_id = ( SELECT app_supplier() AS app_supplier)))))))))
order_events order_events_delete for DELETE using ( CASE ( SELECT acts_as() AS acts_as) WHEN company_id THEN true WHEN employee_id THEN true WHEN supplier_id THEN true WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true ELSE false END) with check ()
order_events order_events_insert for INSERT using () with check ( CASE ( SELECT acts_as() AS acts_as) WHEN company_id THEN true WHEN employee_id THEN true WHEN supplier_id THEN true WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true ELSE false END)
order_events order_events_read for SELECT using ( CASE ( SELECT acts_as() AS acts_as) WHEN company_id THEN true WHEN employee_id THEN true WHEN supplier_id THEN true WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true ELSE false END) with check ()
order_events order_events_update for UPDATE using ( CASE ( SELECT acts_as() AS acts_as) WHEN company_id THEN true WHEN employee_id THEN true WHEN supplier_id THEN true WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true ELSE false END) with check ( CASE ( SELECT acts_as() AS acts_as) WHEN company_id THEN true WHEN employee_id THEN true WHEN supplier_id THEN true WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true ELSE false END)
order_file_orders order_file_orders_delete for DELETE using ( CASE ( SELECT acts_as() AS acts_as) WHEN company_id THEN true WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true ELSE false END) with check ()
order_file_orders order_file_orders_insert for INSERT using () with check ( CASE ( SELECT acts_as() AS acts_as) WHEN company_id THEN true WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true ELSE false END)
order_file_orders order_file_orders_read for SELECT using ( CASE ( SELECT acts_as() AS acts_as) WHEN company_id THEN true WHEN supplier_id THEN true WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true ELSE false END) with check ()
order_file_orders order_file_orders_update for UPDATE using ( CASE ( SELECT acts_as() AS acts_as) WHEN company_id THEN true WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true ELSE false END) with check ( CASE ( SELECT acts_as() AS acts_as) WHEN company_id THEN true WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true ELSE false END)
order_files order_files_delete for DELETE using ( CASE ( SELECT acts_as() AS acts_as) WHEN company_id THEN true WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true ELSE false END) with check ()
order_files order_files_insert for INSERT using () with check ( CASE ( SELECT acts_as() AS acts_as) WHEN company_id THEN true WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true ELSE false END)
order_files order_files_read for SELECT using ( CASE ( SELECT acts_as() AS acts_as) WHEN company_id THEN true WHEN supplier_id THEN is_sent WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true ELSE false END) with check ()
order_files order_files_update for UPDATE using ( CASE ( SELECT acts_as() AS acts_as) WHEN company_id THEN true WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true ELSE false END) with check ( CASE ( SELECT acts_as() AS acts_as) WHEN company_id THEN true WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true ELSE false END)
order_lines order_lines_delete for DELETE using ( CASE ( SELECT acts_as() AS acts_as) WHEN company_id THEN true WHEN employee_id THEN true WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true ELSE false END) with check ()
order_lines order_lines_insert for INSERT using () with check ( CASE ( SELECT acts_as() AS acts_as) WHEN company_id THEN true WHEN employee_id THEN true WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true ELSE false END)
order_lines order_lines_read for SELECT using ( CASE ( SELECT acts_as() AS acts_as) WHEN company_id THEN true WHEN employee_id THEN true WHEN supplier_id THEN true WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true ELSE false END) with check ()
order_lines order_lines_update for UPDATE using ( CASE ( SELECT acts_as() AS acts_as) WHEN company_id THEN true WHEN employee_id THEN true WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true ELSE false END) with check ( CASE ( SELECT acts_as() AS acts_as) WHEN company_id THEN true WHEN employee_id THEN true WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true ELSE false END)
order_transitions order_transitions_delete for DELETE using ((( SELECT sees_all() AS sees_all) OR false)) with check ()
order_transitions order_transitions_insert for INSERT using () with check ((( SELECT sees_all() AS sees_all) OR false))
order_transitions order_transitions_read for SELECT using ((( SELECT sees_all() AS sees_all) OR true)) with check ()
order_transitions order_transitions_update for UPDATE using ((( SELECT sees_all() AS sees_all) OR false)) with check ((( SELECT sees_all() AS sees_all) OR false))
orders orders_delete for DELETE using ( CASE ( SELECT acts_as() AS acts_as) WHEN company_id THEN true WHEN employee_id THEN true WHEN supplier_id THEN true WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true ELSE false END) with check ()
orders orders_insert for INSERT using () with check ( CASE ( SELECT acts_as() AS acts_as) WHEN company_id THEN true WHEN employee_id THEN true WHEN supplier_id THEN true WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true ELSE false END)
orders orders_read for SELECT using ( CASE ( SELECT acts_as() AS acts_as) WHEN company_id THEN true WHEN employee_id THEN true WHEN supplier_id THEN (NOT is_proposal) WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true ELSE false END) with check ()
orders orders_update for UPDATE using ( CASE ( SELECT acts_as() AS acts_as) WHEN company_id THEN true WHEN employee_id THEN true WHEN supplier_id THEN true WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true ELSE false END) with check ( CASE ( SELECT acts_as() AS acts_as) WHEN company_id THEN true WHEN employee_id THEN true WHEN supplier_id THEN true WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true ELSE false END)
outbox outbox_delete for DELETE using (( SELECT sees_all() AS sees_all)) with check ()
outbox outbox_insert for INSERT using () with check ((( SELECT sees_all() AS sees_all) OR CASE ( SELECT app_role() AS app_role) WHEN 'company'::text THEN ((company_id IS NULL) OR (company_id = ( SELECT app_company() AS app_company))) WHEN 'employee'::text THEN ((company_id IS NULL) OR (company_id = ( SELECT app_company() AS app_company))) WHEN 'supplier'::text THEN ((company_id IS NULL) OR serves(company_id)) ELSE false END))
outbox outbox_read for SELECT using ((( SELECT sees_all() AS sees_all) OR false)) with check ()
outbox outbox_update for UPDATE using (( SELECT sees_all() AS sees_all)) with check (( SELECT sees_all() AS sees_all))
pay_in_full_fees pay_in_full_fees_delete for DELETE using ((( SELECT sees_all() AS sees_all) OR false)) with check ()
pay_in_full_fees pay_in_full_fees_insert for INSERT using () with check ((( SELECT sees_all() AS sees_all) OR false))
pay_in_full_fees pay_in_full_fees_read for SELECT using ((( SELECT sees_all() AS sees_all) OR (company_id IS NULL) OR (company_id = ( SELECT app_company() AS app_company)))) with check ()
pay_in_full_fees pay_in_full_fees_update for UPDATE using ((( SELECT sees_all() AS sees_all) OR false)) with check ((( SELECT sees_all() AS sees_all) OR false))
pay_in_full_logs pay_in_full_logs_delete for DELETE using ( CASE ( SELECT acts_as() AS acts_as) WHEN company_id THEN true WHEN employee_id THEN true WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true ELSE false END) with check ()
pay_in_full_logs pay_in_full_logs_insert for INSERT using () with check ( CASE ( SELECT acts_as() AS acts_as) WHEN company_id THEN true WHEN employee_id THEN true WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true ELSE false END)
pay_in_full_logs pay_in_full_logs_read for SELECT using ( CASE ( SELECT acts_as() AS acts_as) WHEN company_id THEN true WHEN employee_id THEN true WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true ELSE false END) with check ()
pay_in_full_logs pay_in_full_logs_update for UPDATE using ( CASE ( SELECT acts_as() AS acts_as) WHEN company_id THEN true WHEN employee_id THEN true WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true ELSE false END) with check ( CASE ( SELECT acts_as() AS acts_as) WHEN company_id THEN true WHEN employee_id THEN true WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true ELSE false END)
pay_in_full_requests pay_in_full_requests_delete for DELETE using ( CASE ( SELECT acts_as() AS acts_as) WHEN company_id THEN true WHEN employee_id THEN true WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true ELSE false END) with check ()
pay_in_full_requests pay_in_full_requests_insert for INSERT using () with check ( CASE ( SELECT acts_as() AS acts_as) WHEN company_id THEN true WHEN employee_id THEN true WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true ELSE false END)
pay_in_full_requests pay_in_full_requests_read for SELECT using ( CASE ( SELECT acts_as() AS acts_as) WHEN company_id THEN true WHEN employee_id THEN true WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true ELSE false END) with check ()
pay_in_full_requests pay_in_full_requests_update for UPDATE using ( CASE ( SELECT acts_as() AS acts_as) WHEN company_id THEN true WHEN employee_id THEN true WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true ELSE false END) with check ( CASE ( SELECT acts_as() AS acts_as) WHEN company_id THEN true WHEN employee_id THEN true WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true ELSE false END)
products products_delete for DELETE using ((( SELECT sees_all() AS sees_all) OR (supplier_id = ( SELECT as_supplier() AS as_supplier)))) with check ()
products products_insert for INSERT using () with check ((( SELECT sees_all() AS sees_all) OR (supplier_id = ( SELECT as_supplier() AS as_supplier))))
products products_read for SELECT using ((( SELECT sees_all() AS sees_all) OR (supplier_id = ( SELECT app_supplier() AS app_supplier)) OR (catalog_id IN ( SELECT catalog_assignments.catalog_id FROM catalog_assignments WHERE (catalog_assignments.company_id = ( SELECT app_company() AS app_company)))))) with check ()
products products_update for UPDATE using ((( SELECT sees_all() AS sees_all) OR (supplier_id = ( SELECT as_supplier() AS as_supplier)))) with check ((( SELECT sees_all() AS sees_all) OR (supplier_id = ( SELECT as_supplier() AS as_supplier))))
rate_counters rate_counters_delete for DELETE using ((( SELECT sees_all() AS sees_all) OR false)) with check ()
rate_counters rate_counters_insert for INSERT using () with check ((( SELECT sees_all() AS sees_all) OR false))
rate_counters rate_counters_read for SELECT using ((( SELECT sees_all() AS sees_all) OR false)) with check ()
rate_counters rate_counters_update for UPDATE using ((( SELECT sees_all() AS sees_all) OR false)) with check ((( SELECT sees_all() AS sees_all) OR false))
rma_logs rma_logs_delete for DELETE using ( CASE ( SELECT acts_as() AS acts_as) WHEN company_id THEN true WHEN employee_id THEN true WHEN supplier_id THEN true WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true ELSE false END) with check ()
rma_logs rma_logs_insert for INSERT using () with check ( CASE ( SELECT acts_as() AS acts_as) WHEN company_id THEN true WHEN employee_id THEN true WHEN supplier_id THEN true WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true ELSE false END)
rma_logs rma_logs_read for SELECT using ( CASE ( SELECT acts_as() AS acts_as) WHEN company_id THEN true WHEN employee_id THEN true WHEN supplier_id THEN true WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true ELSE false END) with check ()
rma_logs rma_logs_update for UPDATE using ( CASE ( SELECT acts_as() AS acts_as) WHEN company_id THEN true WHEN employee_id THEN true WHEN supplier_id THEN true WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true ELSE false END) with check ( CASE ( SELECT acts_as() AS acts_as) WHEN company_id THEN true WHEN employee_id THEN true WHEN supplier_id THEN true WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true ELSE false END)
rma_requests rma_requests_delete for DELETE using ( CASE ( SELECT acts_as() AS acts_as) WHEN company_id THEN true WHEN employee_id THEN true WHEN supplier_id THEN true WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true ELSE false END) with check ()
rma_requests rma_requests_insert for INSERT using () with check ( CASE ( SELECT acts_as() AS acts_as) WHEN company_id THEN true WHEN employee_id THEN true WHEN supplier_id THEN true WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true ELSE false END)
rma_requests rma_requests_read for SELECT using ( CASE ( SELECT acts_as() AS acts_as) WHEN company_id THEN true WHEN employee_id THEN true WHEN supplier_id THEN true WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true ELSE false END) with check ()
rma_requests rma_requests_update for UPDATE using ( CASE ( SELECT acts_as() AS acts_as) WHEN company_id THEN true WHEN employee_id THEN true WHEN supplier_id THEN true WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true ELSE false END) with check ( CASE ( SELECT acts_as() AS acts_as) WHEN company_id THEN true WHEN employee_id THEN true WHEN supplier_id THEN true WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true ELSE false END)
salary_draws salary_draws_delete for DELETE using ( CASE ( SELECT acts_as() AS acts_as) WHEN company_id THEN true WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true ELSE false END) with check ()
salary_draws salary_draws_insert for INSERT using () with check ( CASE ( SELECT acts_as() AS acts_as) WHEN company_id THEN true WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true ELSE false END)
salary_draws salary_draws_read for SELECT using ( CASE ( SELECT acts_as() AS acts_as) WHEN company_id THEN true WHEN employee_id THEN true WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true ELSE false END) with check ()
salary_draws salary_draws_update for UPDATE using ( CASE ( SELECT acts_as() AS acts_as) WHEN company_id THEN true WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true ELSE false END) with check ( CASE ( SELECT acts_as() AS acts_as) WHEN company_id THEN true WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true ELSE false END)
salary_file_problems salary_file_problems_delete for DELETE using ( CASE ( SELECT acts_as() AS acts_as) WHEN company_id THEN true WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true ELSE false END) with check ()
salary_file_problems salary_file_problems_insert for INSERT using () with check ( CASE ( SELECT acts_as() AS acts_as) WHEN company_id THEN true WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true ELSE false END)
salary_file_problems salary_file_problems_read for SELECT using ( CASE ( SELECT acts_as() AS acts_as) WHEN company_id THEN true WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true ELSE false END) with check ()
salary_file_problems salary_file_problems_update for UPDATE using ( CASE ( SELECT acts_as() AS acts_as) WHEN company_id THEN true WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true ELSE false END) with check ( CASE ( SELECT acts_as() AS acts_as) WHEN company_id THEN true WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true ELSE false END)
salary_files salary_files_delete for DELETE using ( CASE ( SELECT acts_as() AS acts_as) WHEN company_id THEN true WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true ELSE false END) with check ()
salary_files salary_files_insert for INSERT using () with check ( CASE ( SELECT acts_as() AS acts_as) WHEN company_id THEN true WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true ELSE false END)
salary_files salary_files_read for SELECT using ( CASE ( SELECT acts_as() AS acts_as) WHEN company_id THEN true WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true ELSE false END) with check ()
salary_files salary_files_update for UPDATE using ( CASE ( SELECT acts_as() AS acts_as) WHEN company_id THEN true WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true ELSE false END) with check ( CASE ( SELECT acts_as() AS acts_as) WHEN company_id THEN true WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true ELSE false END)
salary_systems salary_systems_delete for DELETE using ((( SELECT sees_all() AS sees_all) OR false)) with check ()
salary_systems salary_systems_insert for INSERT using () with check ((( SELECT sees_all() AS sees_all) OR false))
salary_systems salary_systems_read for SELECT using ((( SELECT sees_all() AS sees_all) OR true)) with check ()
salary_systems salary_systems_update for UPDATE using ((( SELECT sees_all() AS sees_all) OR false)) with check ((( SELECT sees_all() AS sees_all) OR false))
second_factors second_factors_delete for DELETE using ((( SELECT sees_all() AS sees_all) OR false)) with check ()
second_factors second_factors_insert for INSERT using () with check ((( SELECT sees_all() AS sees_all) OR false))
second_factors second_factors_read for SELECT using ((( SELECT sees_all() AS sees_all) OR false)) with check ()
second_factors second_factors_update for UPDATE using ((( SELECT sees_all() AS sees_all) OR false)) with check ((( SELECT sees_all() AS sees_all) OR false))
sessions sessions_delete for DELETE using ((( SELECT sees_all() AS sees_all) OR (user_id = ( SELECT app_user() AS app_user)))) with check ()
sessions sessions_insert for INSERT using () with check ((( SELECT sees_all() AS sees_all) OR (user_id = ( SELECT app_user() AS app_user))))
sessions sessions_read for SELECT using ((( SELECT sees_all() AS sees_all) OR (user_id = ( SELECT app_user() AS app_user)))) with check ()
sessions sessions_update for UPDATE using ((( SELECT sees_all() AS sees_all) OR (user_id = ( SELECT app_user() AS app_user)))) with check ((( SELECT sees_all() AS sees_all) OR (user_id = ( SELECT app_user() AS app_user))))
subscription_catalogs subscription_catalogs_delete for DELETE using ((( SELECT sees_all() AS sees_all) OR (company_id = ( SELECT as_company() AS as_company)))) with check ()
subscription_catalogs subscription_catalogs_insert for INSERT using () with check ((( SELECT sees_all() AS sees_all) OR (company_id = ( SELECT as_company() AS as_company))))
subscription_catalogs subscription_catalogs_read for SELECT using ((( SELECT sees_all() AS sees_all) OR (company_id = ( SELECT app_company() AS app_company)))) with check ()
subscription_catalogs subscription_catalogs_update for UPDATE using ((( SELECT sees_all() AS sees_all) OR (company_id = ( SELECT as_company() AS as_company)))) with check ((( SELECT sees_all() AS sees_all) OR (company_id = ( SELECT as_company() AS as_company))))
subscription_employees subscription_employees_delete for DELETE using ( CASE ( SELECT acts_as() AS acts_as) WHEN company_id THEN true WHEN employee_id THEN true WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true ELSE false END) with check ()
subscription_employees subscription_employees_insert for INSERT using () with check ( CASE ( SELECT acts_as() AS acts_as) WHEN company_id THEN true WHEN employee_id THEN true WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true ELSE false END)
subscription_employees subscription_employees_read for SELECT using ( CASE ( SELECT acts_as() AS acts_as) WHEN company_id THEN true WHEN employee_id THEN true WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true ELSE false END) with check ()
subscription_employees subscription_employees_update for UPDATE using ( CASE ( SELECT acts_as() AS acts_as) WHEN company_id THEN true WHEN employee_id THEN true WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true ELSE false END) with check ( CASE ( SELECT acts_as() AS acts_as) WHEN company_id THEN true WHEN employee_id THEN true WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true ELSE false END)
subscriptions subscriptions_delete for DELETE using ((( SELECT sees_all() AS sees_all) OR (company_id = ( SELECT as_company() AS as_company)))) with check ()
subscriptions subscriptions_insert for INSERT using () with check ((( SELECT sees_all() AS sees_all) OR (company_id = ( SELECT as_company() AS as_company))))
subscriptions subscriptions_read for SELECT using ((( SELECT sees_all() AS sees_all) OR (company_id = ( SELECT as_company() AS as_company)) OR ((( SELECT app_role() AS app_role) = 'employee'::text) AND (id IN ( SELECT subscription_employees.subscription_id FROM subscription_employees WHERE (subscription_employees.employee_id = ( SELECT app_employee() AS app_employee))))))) with check ()
subscriptions subscriptions_update for UPDATE using ((( SELECT sees_all() AS sees_all) OR (company_id = ( SELECT as_company() AS as_company)))) with check ((( SELECT sees_all() AS sees_all) OR (company_id = ( SELECT as_company() AS as_company))))
suppliers suppliers_delete for DELETE using ((( SELECT sees_all() AS sees_all) OR (id = ( SELECT as_supplier() AS as_supplier)))) with check ()
suppliers suppliers_insert for INSERT using () with check ((( SELECT sees_all() AS sees_all) OR (id = ( SELECT as_supplier() AS as_supplier))))
suppliers suppliers_read for SELECT using ((( SELECT sees_all() AS sees_all) OR (id = ( SELECT app_supplier() AS app_supplier)) OR (id IN ( SELECT companies.supplier_id FROM companies WHERE (companies.id = ( SELECT app_company() AS app_company)))) OR (id IN ( SELECT catalog_assignments.supplier_id FROM catalog_assignments WHERE (catalog_assignments.company_id = ( SELECT app_company() AS app_company)))))) with check ()
suppliers suppliers_update for UPDATE using ((( SELECT sees_all() AS sees_all) OR (id = ( SELECT as_supplier() AS as_supplier)))) with check ((( SELECT sees_all() AS sees_all) OR (id = ( SELECT as_supplier() AS as_supplier))))
tax_rates tax_rates_delete for DELETE using ((( SELECT sees_all() AS sees_all) OR false)) with check ()
tax_rates tax_rates_insert for INSERT using () with check ((( SELECT sees_all() AS sees_all) OR false))
tax_rates tax_rates_read for SELECT using ((( SELECT sees_all() AS sees_all) OR true)) with check ()
tax_rates tax_rates_update for UPDATE using ((( SELECT sees_all() AS sees_all) OR false)) with check ((( SELECT sees_all() AS sees_all) OR false))
uploads_at_work uploads_at_work_delete for DELETE using ((( SELECT sees_all() AS sees_all) OR false)) with check ()
uploads_at_work uploads_at_work_insert for INSERT using () with check ((( SELECT sees_all() AS sees_all) OR false))
uploads_at_work uploads_at_work_read for SELECT using ((( SELECT sees_all() AS sees_all) OR false)) with check ()
uploads_at_work uploads_at_work_update for UPDATE using ((( SELECT sees_all() AS sees_all) OR false)) with check ((( SELECT sees_all() AS sees_all) OR false))
user_columns user_columns_delete for DELETE using ((( SELECT sees_all() AS sees_all) OR (user_id = ( SELECT app_user() AS app_user)))) with check ()
user_columns user_columns_insert for INSERT using () with check ((( SELECT sees_all() AS sees_all) OR (user_id = ( SELECT app_user() AS app_user))))
user_columns user_columns_read for SELECT using ((( SELECT sees_all() AS sees_all) OR (user_id = ( SELECT app_user() AS app_user)))) with check ()
user_columns user_columns_update for UPDATE using ((( SELECT sees_all() AS sees_all) OR (user_id = ( SELECT app_user() AS app_user)))) with check ((( SELECT sees_all() AS sees_all) OR (user_id = ( SELECT app_user() AS app_user))))
users users_delete for DELETE using ((( SELECT sees_all() AS sees_all) OR (id = ( SELECT app_user() AS app_user)) OR (id IN ( SELECT memberships.user_id FROM memberships)))) with check ()
users users_insert for INSERT using () with check ((( SELECT sees_all() AS sees_all) OR (id = ( SELECT app_user() AS app_user)) OR (id IN ( SELECT memberships.user_id FROM memberships))))
users users_read for SELECT using ((( SELECT sees_all() AS sees_all) OR (id = ( SELECT app_user() AS app_user)) OR (id IN ( SELECT memberships.user_id FROM memberships)))) with check ()
users users_update for UPDATE using ((( SELECT sees_all() AS sees_all) OR (id = ( SELECT app_user() AS app_user)) OR (id IN ( SELECT memberships.user_id FROM memberships)))) with check ((( SELECT sees_all() AS sees_all) OR (id = ( SELECT app_user() AS app_user)) OR (id IN ( SELECT memberships.user_id FROM memberships))))

-- grants
DELETE, INSERT, SELECT on accessories to portal_tenant
DELETE, INSERT, SELECT on accessory_products to portal_tenant
DELETE, INSERT, SELECT on attempts to portal_tenant
INSERT, SELECT on audit_log to portal_tenant
SELECT on audit_seals to portal_tenant
DELETE, INSERT, SELECT on brandings to portal_tenant
DELETE, INSERT, SELECT on catalog_assignments to portal_tenant
DELETE, INSERT, SELECT on catalogs to portal_tenant
DELETE, INSERT, SELECT on categories to portal_tenant
DELETE, INSERT, SELECT on companies to portal_tenant
DELETE, INSERT, SELECT on company_addresses to portal_tenant
DELETE, INSERT, SELECT on company_settings to portal_tenant
DELETE, INSERT, SELECT on currencies to portal_tenant
DELETE, INSERT, SELECT on demo_world to portal_tenant
DELETE, INSERT, SELECT on employees to portal_tenant
DELETE, INSERT, SELECT on hr_systems to portal_tenant
DELETE, INSERT, SELECT on idempotency_keys to portal_tenant
DELETE, INSERT, SELECT on import_fixes to portal_tenant
DELETE, INSERT, SELECT on import_mappings to portal_tenant
DELETE, INSERT, SELECT on import_rows to portal_tenant
DELETE, INSERT, SELECT on import_undo to portal_tenant
DELETE, INSERT, SELECT on import_undo_goods to portal_tenant
DELETE, INSERT, SELECT on imports to portal_tenant
DELETE, INSERT, SELECT on jobs to portal_tenant
DELETE, INSERT, SELECT on known_devices to portal_tenant
DELETE, INSERT, SELECT on leasing_agreement_orders to portal_tenant
DELETE, INSERT, SELECT on leasing_agreements to portal_tenant
DELETE, INSERT, SELECT on leasing_partners to portal_tenant
DELETE, INSERT, SELECT on left_out_months to portal_tenant
DELETE, INSERT, SELECT on magic_links to portal_tenant
DELETE, INSERT, SELECT on memberships to portal_tenant
INSERT, SELECT on order_events to portal_tenant
DELETE, INSERT, SELECT on order_file_orders to portal_tenant
DELETE, INSERT, SELECT on order_files to portal_tenant
DELETE, INSERT, SELECT on order_lines to portal_tenant
DELETE, INSERT, SELECT on order_transitions to portal_tenant
DELETE, INSERT, SELECT on orders to portal_tenant
DELETE, INSERT, SELECT on outbox to portal_tenant
DELETE, INSERT, SELECT on pay_in_full_fees to portal_tenant
INSERT, SELECT on pay_in_full_logs to portal_tenant
DELETE, INSERT, SELECT on pay_in_full_requests to portal_tenant
DELETE, INSERT, SELECT on products to portal_tenant
DELETE, INSERT, SELECT on rate_counters to portal_tenant
INSERT, SELECT on rma_logs to portal_tenant
DELETE, INSERT, SELECT on rma_requests to portal_tenant
DELETE, INSERT, SELECT on salary_draws to portal_tenant
DELETE, INSERT, SELECT on salary_file_problems to portal_tenant
DELETE, INSERT, SELECT on salary_files to portal_tenant
DELETE, INSERT, SELECT on salary_systems to portal_tenant
DELETE, INSERT, SELECT on second_factors to portal_tenant
DELETE, INSERT, SELECT on sessions to portal_tenant
DELETE, INSERT, SELECT on subscription_catalogs to portal_tenant
DELETE, INSERT, SELECT on subscription_employees to portal_tenant
DELETE, INSERT, SELECT on subscriptions to portal_tenant
DELETE, INSERT, SELECT on suppliers to portal_tenant
DELETE, INSERT, SELECT on tax_rates to portal_tenant
DELETE, INSERT, SELECT on uploads_at_work to portal_tenant
DELETE, INSERT, SELECT on user_columns to portal_tenant
DELETE, INSERT, SELECT on users to portal_tenant

-- functions
accept_membership(membership uuid) security definer
acts_as()
app_company()
app_employee()
app_role()
app_supplier()
app_user()
applied_migrations() security definer
as_company()
as_supplier()
assert_ships(for_order uuid, in_status text) security definer
assert_system()
audit_line_text(line audit_log)
belong(IN tables text[], IN reads text, IN writes text)
catalog_uses(of_supplier uuid, on_day date) security definer
clear_orders(ids uuid[])
clear_traces(employee uuid)
count_attempts(keys text[], most integer[], minutes integer[], growing boolean[], longest_lock integer) security definer
draw_terms(for_order uuid) security definer
employee_deliveries(ids uuid[]) security definer
end_sessions(user_ids uuid[], cause text, spared uuid) security definer
erase_employee(employee uuid, moment timestamp with time zone) security definer
erase_idle_login(person uuid) security definer
follow_employee_address() security definer
forget_audit() security definer
forget_orders(day date, most integer) security definer
forget_people(day date, moment timestamp with time zone, most integer) security definer
forget_private_confirmation()
forget_texts(day date, most integer) security definer
former_employee(employee uuid)
hasten_salary_mail(file uuid, moment timestamp with time zone) security definer
invite_people(people jsonb, business_now timestamp with time zone) security definer
is_address(address text)
is_login_of_caller(login uuid) security definer
is_theme(theme jsonb)
keep_audit()
keep_owners()
kept_since(day date, country text)
last_day_of(o orders)
login_of(person uuid, only_one uuid) security definer
login_of_address(address text, today date, device bytea) security definer
mail_brands(ids uuid[]) security definer
make_draws(for_order uuid, periods text[], effect_days date[]) security definer
matching_employees(contained text, most integer) security definer
matching_orders(contained text, number_start text, serial_start text, most integer) security definer
may_grant(granted_role text, granted_company uuid, granted_supplier uuid)
memberships_of(person uuid, only_one uuid) security definer
names_of(employee uuid)
new_id()
note_session(sid uuid) security definer
open_login(entry jsonb, device bytea, taken_back text[], forgotten text[]) security definer
open_session(sid uuid) security definer
protect(IN table_name text, IN reads text, IN writes text)
prove_address(person uuid) security definer
release_attempts(taken_back text[], forgotten text[])
seal_audit(most integer) security definer
sees_all()
serves(company uuid)
suspend_paid_draws(for_request uuid) security definer
void_invitations(membership uuid) security definer
without_samples(proposal jsonb)
words_pattern(words text[])
