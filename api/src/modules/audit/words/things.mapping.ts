import type { AuditEntity } from '@portal/contract/audit-actions';
import { perLanguage } from './per-language.mapping.ts';

/** How a kind of thing is spoken of: one by its name, several by their number, one whose name is gone. */
export type Noun = { one: (name: string) => string; many: (count: number) => string; nameless: string };

/** A person or an organisation is called by its name alone. */
const byName = (name: string): string => name;

type WithLowStrokes<Text extends string> = Text extends `${infer First}-${infer Rest}`
  ? `${First}_${WithLowStrokes<Rest>}`
  : Text;
/** What has a noun: what lines are about, by one spelling, and a year of tax rates. */
export type NounOf = WithLowStrokes<AuditEntity> | 'tax_year';

/** What a line can be about, by its `entity` with low strokes. One without a noun does not compile. */
export const nouns = perLanguage(
  (i18n) =>
    ({
      accessory: {
        one: (name) => i18n.t('the accessory {name}', { name }),
        many: (count) => i18n.t('{count, plural, one {# accessory} other {# accessories}}', { count }),
        nameless: i18n.t('an accessory'),
      },
      branding: {
        one: byName,
        many: (count) => i18n.t('{count, plural, one {# organisation} other {# organisations}}', { count }),
        nameless: i18n.t('an organisation'),
      },
      catalog: {
        one: (name) => i18n.t('the catalog {name}', { name }),
        many: (count) => i18n.t('{count, plural, one {# catalog} other {# catalogs}}', { count }),
        nameless: i18n.t('a catalog'),
      },
      category: {
        one: (name) => i18n.t('the category {name}', { name }),
        many: (count) => i18n.t('{count, plural, one {# category} other {# categories}}', { count }),
        nameless: i18n.t('a category'),
      },
      company: {
        one: byName,
        many: (count) => i18n.t('{count, plural, one {# company} other {# companies}}', { count }),
        nameless: i18n.t('a company'),
      },
      currency: {
        one: (name) => i18n.t('the currency {name}', { name }),
        many: (count) => i18n.t('{count, plural, one {# currency} other {# currencies}}', { count }),
        nameless: i18n.t('a currency'),
      },
      employee: {
        one: byName,
        many: (count) => i18n.t('{count, plural, one {# employee} other {# employees}}', { count }),
        nameless: i18n.t('an employee'),
      },
      hr_system: {
        one: (name) => i18n.t('the HR system {name}', { name }),
        many: (count) => i18n.t('{count, plural, one {# HR system} other {# HR systems}}', { count }),
        nameless: i18n.t('an HR system'),
      },
      import: {
        one: (name) => i18n.t('the import of {name}', { name }),
        many: (count) => i18n.t('{count, plural, one {# import} other {# imports}}', { count }),
        nameless: i18n.t('an import'),
      },
      import_mapping: {
        one: (name) => i18n.t('the import mapping {name}', { name }),
        many: (count) => i18n.t('{count, plural, one {# import mapping} other {# import mappings}}', { count }),
        nameless: i18n.t('an import mapping'),
      },
      job: {
        one: (name) => i18n.t('the background job {name}', { name }),
        many: (count) => i18n.t('{count, plural, one {# background job} other {# background jobs}}', { count }),
        nameless: i18n.t('a background job'),
      },
      leasing_agreement: {
        one: (name) => i18n.t('the leasing agreement {name}', { name }),
        many: (count) => i18n.t('{count, plural, one {# leasing agreement} other {# leasing agreements}}', { count }),
        nameless: i18n.t('a leasing agreement'),
      },
      leasing_partner: {
        one: (name) => i18n.t('the leasing partner {name}', { name }),
        many: (count) => i18n.t('{count, plural, one {# leasing partner} other {# leasing partners}}', { count }),
        nameless: i18n.t('a leasing partner'),
      },
      list: {
        one: byName,
        many: (count) => i18n.t('{count, plural, one {# list} other {# lists}}', { count }),
        nameless: i18n.t('a list'),
      },
      mail: {
        one: (name) => i18n.t('the mail “{name}”', { name }),
        many: (count) => i18n.t('{count, plural, one {# mail} other {# mails}}', { count }),
        nameless: i18n.t('a mail'),
      },
      membership: {
        one: byName,
        many: (count) => i18n.t('{count, plural, one {# person} other {# people}}', { count }),
        nameless: i18n.t('a person'),
      },
      order: {
        one: (name) => i18n.t('order {name}', { name }),
        many: (count) => i18n.t('{count, plural, one {# order} other {# orders}}', { count }),
        nameless: i18n.t('an order'),
      },
      order_file: {
        one: (name) => i18n.t('the order file {name}', { name }),
        many: (count) => i18n.t('{count, plural, one {# order file} other {# order files}}', { count }),
        nameless: i18n.t('an order file'),
      },
      pay_in_full_request: {
        one: (name) => i18n.t('the pay-in-full request of order {name}', { name }),
        many: (count) =>
          i18n.t('{count, plural, one {# pay-in-full request} other {# pay-in-full requests}}', { count }),
        nameless: i18n.t('a pay-in-full request'),
      },
      portal: { one: () => i18n.t('the portal'), many: () => i18n.t('the portal'), nameless: i18n.t('the portal') },
      product: {
        one: (name) => i18n.t('the product {name}', { name }),
        many: (count) => i18n.t('{count, plural, one {# product} other {# products}}', { count }),
        nameless: i18n.t('a product'),
      },
      release: {
        one: (name) => i18n.t('the release {name}', { name }),
        many: (count) => i18n.t('{count, plural, one {# release} other {# releases}}', { count }),
        nameless: i18n.t('a release'),
      },
      rma_request: {
        one: (name) => i18n.t('the RMA request of order {name}', { name }),
        many: (count) => i18n.t('{count, plural, one {# RMA request} other {# RMA requests}}', { count }),
        nameless: i18n.t('an RMA request'),
      },
      route: {
        one: () => i18n.t('an unknown address'),
        many: (count) => i18n.t('{count, plural, one {# address} other {# addresses}}', { count }),
        nameless: i18n.t('an unknown address'),
      },
      salary_file: {
        one: (name) => i18n.t('the salary file {name}', { name }),
        many: (count) => i18n.t('{count, plural, one {# salary file} other {# salary files}}', { count }),
        nameless: i18n.t('a salary file'),
      },
      salary_run: {
        one: (name) => i18n.t('the coming salary file of {name}', { name }),
        many: (count) => i18n.t('{count, plural, one {# coming salary file} other {# coming salary files}}', { count }),
        nameless: i18n.t('a coming salary file'),
      },
      salary_system: {
        one: (name) => i18n.t('the salary system {name}', { name }),
        many: (count) => i18n.t('{count, plural, one {# salary system} other {# salary systems}}', { count }),
        nameless: i18n.t('a salary system'),
      },
      subscription: {
        one: (name) => i18n.t('the subscription {name}', { name }),
        many: (count) => i18n.t('{count, plural, one {# subscription} other {# subscriptions}}', { count }),
        nameless: i18n.t('a subscription'),
      },
      supplier: {
        one: byName,
        many: (count) => i18n.t('{count, plural, one {# supplier} other {# suppliers}}', { count }),
        nameless: i18n.t('a supplier'),
      },
      tax_rate: {
        one: (name) => i18n.t('the tax rate {name}', { name }),
        many: (count) => i18n.t('{count, plural, one {# tax rate} other {# tax rates}}', { count }),
        nameless: i18n.t('a tax rate'),
      },
      tax_table: {
        one: (name) => i18n.t('the tax table of {name}', { name }),
        many: (count) => i18n.t('{count, plural, one {# tax table} other {# tax tables}}', { count }),
        nameless: i18n.t('a tax table'),
      },
      tax_year: {
        one: (name) => i18n.t('the tax year {name}', { name }),
        many: (count) => i18n.t('{count, plural, one {# tax year} other {# tax years}}', { count }),
        nameless: i18n.t('a tax year'),
      },
      user: {
        one: byName,
        many: (count) => i18n.t('{count, plural, one {# user} other {# users}}', { count }),
        nameless: i18n.t('a user'),
      },
    }) satisfies Readonly<Record<NounOf, Noun>>,
);

/** What the lists are called that can be taken home, by the last word of their address. */
export const listNames = perLanguage((i18n): Readonly<Record<string, string>> => ({
  activity: i18n.t('Activity'),
  accessories: i18n.t('Accessories'),
  addresses: i18n.t('Addresses'),
  admins: i18n.t('Administrators'),
  assignments: i18n.t('Assignments'),
  audit: i18n.t('Audit log'),
  catalogs: i18n.t('Catalogs'),
  categories: i18n.t('Categories'),
  companies: i18n.t('Companies'),
  deliveries: i18n.t('Sent mails'),
  draws: i18n.t('Salary draws'),
  employees: i18n.t('Employees'),
  'ends-of-term': i18n.t('Ends of term'),
  expiring: i18n.t('Subscriptions that expire'),
  hrsystems: i18n.t('HR systems'),
  imports: i18n.t('Imports'),
  leasing: i18n.t('Leasing agreements'),
  orderfiles: i18n.t('Order files'),
  orders: i18n.t('Orders'),
  'pay-in-full': i18n.t('Pay-in-full requests'),
  products: i18n.t('Products'),
  rma: i18n.t('RMA requests'),
  rows: i18n.t('Rows'),
  salaryfiles: i18n.t('Salary files'),
  salarysystems: i18n.t('Salary systems'),
  subscriptions: i18n.t('Subscriptions'),
  suppliers: i18n.t('Suppliers'),
  users: i18n.t('Users'),
}));
