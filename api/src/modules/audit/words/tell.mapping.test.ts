import { auditActions, auditEntities } from '@portal/contract/audit-actions';
import { CategoryChange } from '@portal/contract/categories';
import { CompanyChange } from '@portal/contract/companies';
import { CompanyProfileFields } from '@portal/contract/company-profile';
import { CompanySettings, CompanyPayroll } from '@portal/contract/company-settings';
import { locales } from '@portal/contract/constants';
import { CurrencyForm } from '@portal/contract/currencies';
import { HrSystemForm } from '@portal/contract/hr-systems';
import { PayInFullChange } from '@portal/contract/pay-in-full-requests';
import { PaymentDetailsForm } from '@portal/contract/payment-details';
import { AccessoryChange, ProductChange } from '@portal/contract/product-forms';
import { SalarySystemForm } from '@portal/contract/salary-systems';
import { SubscriptionChange } from '@portal/contract/subscription-draft';
import { SupplierChange } from '@portal/contract/suppliers';
import { UserChange } from '@portal/contract/users';
import { actionLabel, actionsHolding, codesHolding } from './action-words.mapping.ts';
import { fieldKinds, isAuditField, type AuditField } from './field-kinds.mapping.ts';
import { tell, type Line, type Told } from './tell.mapping.ts';

const id = '01890000-0000-7000-8000-00000000dead';
const line: Line = {
  action: 'product.changed',
  role: 'supplier',
  actor: { name: 'Tove Kjær' },
  entity: 'product',
  entityId: id,
  subject: 'Skær Buds',
  company: { name: 'Nordlys A/S' },
  supplier: { name: 'TeleGros' },
  detail: {},
  names: {},
  count: 1,
  companies: 1,
};
const english = (change: Partial<Line>) => tell({ ...line, ...change }, 'en-us');
const danish = (change: Partial<Line>) => tell({ ...line, ...change }, 'da-dk');
const textOf = ({ what, summary, changes, facts, followed }: Told) =>
  [what, summary, ...changes.flatMap(Object.values), ...facts.flatMap(Object.values), ...followed].join(' | ');

/** What no reader should meet: keys, codes, ids, empty values of programs, blanks that were not filled. */
const unreadable =
  /[a-z][A-Z]|\w_\w|[\uE000-\uE00F{}]|\b(undefined|null|None|NaN|true|false)\b|[0-9a-f]{8}-[0-9a-f]{4}|\[object/;
/** Proper names that look like keys. */
const properNames = /TeleGros|WiFi|eIDAS/g;
const expectReadable = (told: Told, of: unknown) =>
  expect([of, textOf(told).replace(properNames, '').match(unreadable)?.[0]]).toEqual([of, undefined]);

const samples: Record<string, unknown[]> = {
  money: [120_050],
  share: [2_500],
  day: ['2026-11-30'],
  month: ['2026-12'],
  count: [3],
  number: [12],
  flag: [true],
  choice: [],
  text: ['Aarhus'],
  name: [id],
  hidden: ['orders.dispatched', id, [id, id]],
};

test.each(auditActions)(
  'T19: %s is a sentence in both languages, with and without a name, for one and for many',
  (action) => {
    const inBoth = (change: Partial<Line>) => locales.map((locale) => tell({ ...line, action, ...change }, locale));
    for (const entity of auditEntities)
      for (const change of [
        {},
        { subject: null },
        { count: 2_616 },
        { actor: null, role: 'system' },
        { companies: 14 },
      ]) {
        const [first, second] = inBoth({ entity, ...change });
        expectReadable(first!, [action, entity, change]);
        expectReadable(second!, [action, entity, change]);
        expect(first!.what).not.toBe(second!.what);
      }
    for (const locale of locales) expect(actionLabel(action, locale)).toMatch(/^[A-ZÆØÅ][^\uE000-\uE00F{}]+$/);
  },
);

test.each(Object.entries(fieldKinds))('%s (%s) is told in words, alone, changed, and by its name', (field, kind) => {
  for (const value of samples[kind] ?? [])
    for (const detail of [
      { [field]: value },
      { [field]: { before: value, after: null } },
      { [field]: { before: null, after: value } },
      { fields: [field] },
    ])
      for (const locale of locales) expectReadable(tell({ ...line, detail }, locale), [field, detail]);
});

type Schema = { type: string; wrapped?: Schema; pipe?: Schema[]; item?: Schema; entries?: object; options?: unknown[] };
const bare = (schema: Schema): Schema =>
  schema.wrapped
    ? bare(schema.wrapped)
    : schema.pipe?.[0]
      ? bare(schema.pipe[0] === schema ? { ...schema, pipe: [] } : schema.pipe[0])
      : schema;
const forms = {
  AccessoryChange,
  CategoryChange,
  CompanyChange,
  CompanyPayroll,
  CompanyProfileFields,
  CompanySettings,
  CurrencyForm,
  HrSystemForm,
  PayInFullChange,
  PaymentDetailsForm,
  ProductChange,
  SalarySystemForm,
  SubscriptionChange,
  SupplierChange,
  UserChange,
};
/** Answered, and never part of a change. */
const notChanged = new Set(['version', 'admins', 'salarySystemName', 'isClosed', 'seen']);

test.each(Object.entries(forms))('every field of %s has a word, and so has every one of its codes', (_name, form) => {
  const fields = Object.entries((form as unknown as { entries: Record<string, Schema> }).entries).filter(
    ([name]) => !notChanged.has(name),
  );
  expect(fields.map(([name]) => name).filter((name) => !isAuditField(name))).toEqual([]);
  for (const [name, schema] of fields) {
    const inner = bare(schema);
    const codes = (inner.item ? bare(inner.item) : inner).options ?? [];
    for (const code of codes.filter((one): one is string => typeof one === 'string'))
      if (fieldKinds[name as AuditField] === 'choice')
        for (const locale of locales) {
          const told = tell({ ...line, detail: { [name]: code } }, locale);
          expect([name, code, textOf(told)]).toEqual([
            name,
            code,
            expect.not.stringMatching(/another value|en anden værdi/),
          ]);
        }
  }
});

test('money, percent, days and words stand before and after, never how a program writes them', () => {
  expect(english({ detail: { currency: 'DKK', price: { before: 79_920, after: 83_920 } } }).summary).toBe(
    'Price ex VAT: DKK 799.20 → DKK 839.20',
  );
  expect(danish({ detail: { currency: 'DKK', price: { before: 79_920, after: 83_920 } } }).summary).toBe(
    'Pris ekskl. moms: 799,20 kr. → 839,20 kr.',
  );
  const rate = { action: 'tax-rate.changed', entity: 'tax_rate', subject: 'topTax DK', role: 'admin', actor: null };
  const told = english({
    ...rate,
    detail: { code: 'topTax', country: 'DK', basisPoints: { before: 1_500, after: 5_600 } },
  });
  expect([told.what, told.summary]).toEqual(['Back office changed the tax rate Top tax, Denmark', 'Rate: 15% → 56%']);
  const gone = danish({ ...rate, action: 'tax-rate.removed', subject: null, detail: { code: 'vat', country: 'DK' } });
  expect(gone.what).toBe('Backoffice fjernede skattesatsen moms, Danmark');
  const table = {
    ...rate,
    action: 'tax-table.published',
    entity: 'tax_table',
    entityId: 'DK 2027-01-01',
    subject: null,
  };
  const rates = { vat: { basisPoints: 2_500, amount: null, currency: null } };
  const published = english({ ...table, detail: { country: 'DK', validFrom: '2027-01-01', rates } });
  expect([published.what, published.facts]).toEqual([
    'Back office published the tax table of Denmark from 1 January 2027',
    expect.arrayContaining([{ field: 'VAT', value: '25%' }]),
  ]);
  const exit = { action: 'employee.exit-changed', entity: 'employee', subject: 'Søren Dahl' };
  expect(english({ ...exit, detail: { exitDate: { before: null, after: '2026-11-30' } } }).summary).toBe(
    'Exit date: not set → 30 November 2026',
  );
});

test('an act on many names their number, and what is true of each; the act on one names it', () => {
  const detail = { fields: ['hidden'], hidden: { before: false, after: true } };
  expect(english({ detail }).what).toBe('Tove Kjær changed the product Skær Buds');
  const many = english({ count: 2_616, detail });
  expect([many.what, many.summary]).toEqual(['Tove Kjær changed 2,616 products', 'Hidden in the shop: No → Yes']);
  expect(danish({ count: 2_616, detail }).what).toBe('Tove Kjær ændrede 2.616 produkter');
  const catalog = { action: 'catalog.assigned', entity: 'catalog', subject: 'Phones' };
  expect(english({ ...catalog, companies: 14 }).what).toBe('Tove Kjær assigned the catalog Phones to 14 companies');
});

test('what followed is told by numbers with their words', () => {
  const shipped = { action: 'order.dispatched', entity: 'order', subject: '100030' };
  const told = english({ ...shipped, detail: { dispatchDay: '2026-11-27', draws: 24 } });
  expect([told.what, told.followed, told.facts]).toEqual([
    'Tove Kjær shipped order 100030',
    ['24 salary draws'],
    [{ field: 'Shipped on', value: '27 November 2026' }],
  ]);
});

test('a line of an earlier version is a sentence, without the words of its program', () => {
  const old = { action: 'phone.called', entity: 'phone', detail: { someKey: 'SOME_CODE', kind: 'UNHEARD_OF' } };
  for (const locale of locales) expectReadable(tell({ ...line, ...old }, locale), locale);
  expect(english(old).what).toBe('Tove Kjær did something that an earlier version wrote down');
});

test.each([
  ['shipped', 'order.dispatched'],
  ['afsendt', 'order.dispatched'],
  ['Tax rate', 'tax-rate.changed'],
  ['skattesats', 'tax-rate.removed'],
  ['pay-in-full', 'pay-in-full.moved'],
])('the search knows what acts are called: %s', (text, action) => {
  expect(actionsHolding(text)).toContain(action);
});

test.each([
  ['moms', 'vat'],
  ['VAT', 'vat'],
  ['administrator', 'COMPANY'],
])('the search knows what codes are called: %s', (text, code) => {
  expect(codesHolding(text)).toContain(code);
});
