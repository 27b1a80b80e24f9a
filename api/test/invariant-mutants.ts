import type { Shipped } from './given-shipped.ts';

type Mutant = [rule: string, ...change: (string | (() => string))[]];

/** Takes the foreign keys off a table, its own and those that point at it; the owner may not switch them off. */
const unbound = (table: string) => `do $$ declare k record; begin
  for k in select conname as name, conrelid::regclass as holder from pg_constraint
  where contype = 'f' and '${table}'::regclass in (conrelid, confrelid)
  loop execute format('alter table %s drop constraint %I', k.holder, k.name); end loop; end $$`;

/** What breaks the data (past triggers, keys and checks), and the rule that must see it. */
export function mutantsOf(world: () => Shipped): readonly Mutant[] {
  const anna = () => `'${world().orders.anna}'`;
  const bo = () => `'${world().orders.bo}'`;
  return [
    [
      'I1 draws are not the contract',
      () =>
        `update salary_draws set amount = amount + 1, gross_amount = gross_amount + 1
        where order_id = ${anna()} and period = '2028-01'`,
    ],
    [
      'I1 draws are not the contract',
      () => `delete from salary_draws where order_id = ${anna()} and period = '2028-12'`,
    ],
    ['I1 shipped without draws', () => `delete from salary_draws where order_id = ${bo()}`],
    [
      'I1 negative draw',
      'alter table salary_draws drop constraint salary_draws_positive',
      () => `update salary_draws set amount = -5, gross_amount = -5 where order_id = ${bo()} and period = '2028-12'`,
    ],
    [
      'I1 more given back than drawn',
      () => `insert into salary_draws (company_id, order_id, employee_id, period, kind, effect_date, currency,
      price_before_subsidy, subsidy_month, gross_amount, amount)
    select company_id, order_id, employee_id, period, 'correction', effect_date, currency, 0, 0, -1000000000,
    -1000000000 from salary_draws where order_id = ${anna()} limit 1`,
    ],
    [
      'I1 credit with another wage code than what it gives back',
      () => `insert into salary_draws (company_id, order_id, employee_id, period, kind, effect_date, currency,
      price_before_subsidy, subsidy_month, gross_amount, amount, credits)
    select company_id, order_id, employee_id, period, 'correction', effect_date, currency, 0, 0, -gross_amount,
    -gross_amount, jsonb_set(credits_of(array[id]), '{0,grossCode}', '"99"') from salary_draws
    where order_id = ${anna()} and status in ('IN_FILE', 'SENT') and net_amount = 0 limit 1`,
    ],
    ['I2 order without exactly one dispatch', () => `delete from order_file_orders where order_id = ${anna()}`],
    ['I2 order without exactly one dispatch', () => `update order_files set undone_at = now()`],
    [
      'I2 dispatched twice',
      'alter table order_file_orders drop constraint order_file_orders_order_attempt_key',
      `insert into order_files (company_id, supplier_id, batch, file_name, send_after, created_at)
      select company_id, supplier_id, 99, 'again', now(), now() from order_files limit 1`,
      `insert into order_file_orders
      select (select id from order_files where batch = 99), order_id, company_id, supplier_id, attempt
      from order_file_orders limit 1`,
    ],
    ['I2 order file with another count', 'update order_files set order_count = order_count + 1'],
    [
      'I3 two automatic salary files',
      'drop index salary_files_automatic_key',
      `update salary_files set period = '2027-01'`,
    ],
    ['I3 salary file with another sum', `update salary_files set total = total + 1 where period = '2027-01'`],
    [
      'I3 draw in a file of another company or currency',
      `update salary_files set currency = 'SEK' where period = '2027-01'`,
    ],
    [
      'I3 draw that does not stand where its file stands',
      () => `update salary_draws set status = 'IN_FILE' where order_id = ${anna()} and period = '2027-01'`,
    ],
    [
      'I3 draw that does not stand where its file stands',
      'alter table salary_draws drop constraint salary_draws_in_file',
      () => `update salary_draws set status = 'SENT' where order_id = ${anna()} and period = '2028-01'`,
    ],
    [
      'I4 history is not a path',
      () => `delete from order_events where order_id = ${anna()} and to_status = 'PROCESSING'`,
    ],
    [
      'I4 history is not a path',
      () => `update order_events set to_status = 'DELETED' where order_id = ${anna()} and to_status = 'PROCESSING'`,
    ],
    ['I4 history does not end in the status', () => `update orders set status = 'PROCESSING' where id = ${anna()}`],
    ['I4 deleted without its day', () => `update orders set deleted_at = now() where id = ${anna()}`],
    [
      'I5 deleted employee with a running order',
      () => `update employees set deleted_at = now() where id = '${world().bo.id}'`,
    ],
    ['I5 subscription is not what was ordered from', `update subscriptions set periods = '{12}'`],
    ['I5 subscription is not what was ordered from', `update subscriptions set effect_date = '2027-02-01'`],
    ['I5 subscription is not what was ordered from', `update subscriptions set employee_ins = false`],
    ['I5 subscription is not what was ordered from', `update subscriptions set net_draw = not net_draw`],
    [
      'I5 subscription is not what was ordered from',
      () => `delete from subscription_employees where employee_id = '${world().anna.id}'`,
    ],
    [
      'I6 order in two agreements',
      'alter table leasing_agreement_orders drop constraint leasing_agreement_orders_order_id_key',
      `insert into leasing_agreements (company_id, name, period, draw_freq, leasing_start, leasing_end, currency,
      product_sum, accessory_sum, total_salary_draw, total_leasing_value, created_at)
     select company_id, 'twin', period, draw_freq, leasing_start, leasing_end, currency, product_sum,
     accessory_sum, total_salary_draw, total_leasing_value, created_at from leasing_agreements`,
      `insert into leasing_agreement_orders
      select (select id from leasing_agreements where name = 'twin'), order_id, company_id
      from leasing_agreement_orders`,
    ],
    [
      'I6 agreement with another sum',
      'update leasing_agreements set product_sum = product_sum + 1, total_leasing_value = total_leasing_value + 1',
    ],
    ['I6 agreement with another sum', 'update leasing_agreements set total_salary_draw = total_salary_draw + 1'],
    [
      'I7 termination insurance alone',
      'alter table orders drop constraint orders_termination_needs_all_risk',
      () => `update orders set all_risk_month = 0, has_all_risk = false where id = ${anna()}`,
    ],
    [
      'I8 line of an order with another owner',
      () => `update order_lines set employee_id = '${world().bo.id}' where order_id = ${anna()}`,
    ],
    [
      'I8 history of an order with another owner',
      () => `update order_events set supplier_id = new_id() where order_id = ${anna()}`,
    ],
    ['I8 dispatch of an order with another owner', 'update order_file_orders set supplier_id = new_id()'],
    [
      'I8 draw with another owner',
      () => `update salary_draws set employee_id = '${world().bo.id}' where order_id = ${anna()}`,
    ],
    [
      'I8 order with another owner',
      unbound('orders'),
      () => `update orders o set supplier_id = new_id() where id = ${anna()}`,
    ],
    ['I8 line with an item of another supplier', unbound('products'), 'update products set supplier_id = new_id()'],
    ['I8 request with another owner', () => `update pay_in_full_requests set employee_id = '${world().anna.id}'`],
    ['I8 log of a request with another owner', () => `update pay_in_full_logs set employee_id = '${world().anna.id}'`],
    [
      'I8 leased order of another company',
      unbound('leasing_agreement_orders'),
      `update leasing_agreement_orders o set company_id = new_id()`,
    ],
    [
      'I8 participant or catalog of another company',
      unbound('subscription_employees'),
      `update subscription_employees set company_id = new_id()`,
    ],
    [
      'I8 row of an import with another owner',
      `insert into import_fixes (import_id, row_number, company_id, cells) select id, 1, new_id(), '[]' from imports`,
    ],
    [
      'I8 login of somebody else',
      () => `update employees set user_id = '${world().company.userId}' where id = '${world().anna.id}'`,
    ],
    [
      'I8 session or link of another login',
      () => `update sessions set user_id = '${world().bo.userId}' where user_id = '${world().anna.userId}'`,
    ],
    [
      'I8 mail about the file of another company',
      unbound('outbox'),
      'update outbox set company_id = new_id() where salary_file_id is not null',
    ],
    [
      'I8 employee twice',
      'drop index employees_company_email_key',
      `update employees set email = 'same@company.example'`,
    ],
    ['I8 employee twice', 'drop index employees_company_employ_no_key', `update employees set employ_no = '7'`],
    [
      'I9 repeated request without its answer',
      `insert into idempotency_keys (user_id, key, route, request_hash) select id, 'invariants-key', 'POST /', ''
      from users limit 1`,
    ],
    [
      'I9 key twice',
      'alter table idempotency_keys drop constraint idempotency_keys_pkey',
      `insert into idempotency_keys (user_id, key, route, request_hash, status, body)
      select u.id, 'invariants-key', 'POST /', '', 200, '{}'
      from (select id from users limit 1) u, generate_series(1, 2)`,
    ],
    [
      'I9 mail for one cause twice',
      'alter table outbox drop constraint outbox_dedupe_key_key',
      `update outbox set dedupe_key = 'same'`,
    ],
    ['I9 mail whose record is half', `update outbox set sent_at = null where salary_file_id is not null`],
    ['I9 file said to be sent without its mail', `delete from outbox where salary_file_id is not null`],
    ['I9 rows of an import not accounted for', `update imports set status = 'DONE', total = 5, new_rows = 4`],
    [
      'I10 seal that does not follow',
      'alter table audit_seals disable trigger user',
      'delete from audit_seals where seal_no = 2',
    ],
    [
      'I10 seal that does not follow',
      'alter table audit_seals disable trigger user',
      `update audit_seals set hash = '\\x00' where seal_no = 2`,
    ],
    [
      'I10 audit line that is not what was sealed',
      'alter table audit_log disable trigger user',
      `update audit_log set detail = '{"changed": true}' where id = (select min(id) from audit_log)`,
    ],
    [
      'I10 audit line that is not what was sealed',
      'alter table audit_log disable trigger user',
      'delete from audit_log where id = (select min(id) from audit_log)',
    ],
    ...['salary-file.created', 'orders.processed', 'leasing.created', 'order.dispatched', 'pay-in-full.created'].map(
      (action): [string, string, string] => [
        'I10 money without an audit line',
        'alter table audit_log disable trigger user',
        `update audit_log set action = 'other' where action = '${action}'`,
      ],
    ),
    [
      'I10 draws taken by another transaction than was logged',
      `update salary_files set is_sent = false`,
      `update salary_draws set status = 'IN_FILE' where status = 'SENT'`,
    ],
    [
      'I11 price of a request is not its lines',
      'update pay_in_full_requests set price_ex_vat = price_ex_vat + 100, total = total + 100',
    ],
    [
      'I11 price of a request is not its lines',
      'alter table pay_in_full_requests drop constraint pay_in_full_requests_sum',
      'update pay_in_full_requests set total = total + 1',
    ],
    ['I11 price of a request is not its lines', 'update pay_in_full_requests set pif_fee = pif_fee + 1'],
    [
      'I11 payment for two requests',
      'alter table pay_in_full_requests drop constraint pay_in_full_requests_transaction_id_key',
      'drop index pay_in_full_requests_open_key',
      `update pay_in_full_requests set transaction_id = 'TX-1'`,
      `insert into pay_in_full_requests select (jsonb_populate_record(r, jsonb_build_object('id', new_id()))).*
      from pay_in_full_requests r`,
    ],
    ['I11 paid without its payment', `update pay_in_full_requests set status = 'PAID'`],
    [
      'I11 two open requests for one order',
      'drop index pay_in_full_requests_open_key',
      `insert into pay_in_full_requests select (jsonb_populate_record(r, jsonb_build_object('id', new_id()))).*
      from pay_in_full_requests r`,
    ],
    [
      'I12 order priced without VAT',
      () => `update orders set pricing = jsonb_set(pricing, '{offer,terms,vatRate}', '0') where id = ${anna()}`,
    ],
  ];
}
