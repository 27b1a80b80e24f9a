import * as v from 'valibot';
import { admin, dataOf, endpoint, Id, line, pageOf, pageQuery, requiredLine, text, Version } from './endpoint.ts';
import { giftKinds } from './gifts.ts';
import * as list from './list-fields.ts';
import { BasisPoints, Minor } from './money.ts';

/** What the employee's income is raised by (RULES 1.1, 2.1). */
export const taxableModes = ['NONE', 'FIXED_YEARLY', 'PERCENT_OF_RETAIL', 'MARKET_RENT'] as const;

const languageText = v.strictObject({ 'en-us': text(20_000), 'da-dk': text(20_000) });
const isWhole = (texts: { 'en-us': string; 'da-dk': string }) =>
  (texts['en-us'].trim() === '') === (texts['da-dk'].trim() === '');

/** Free amounts that a rent can have. */
export const freeAmounts = ['NONE', 'BICYCLE'] as const;

/** A text in both languages, or in none: an employee must be able to read what is accepted (RULES 2.1). */
export const BothLanguages = v.pipe(
  languageText,
  v.forward(
    v.check((texts) => isWhole(texts) || texts['en-us'].trim() !== '', 'required'),
    ['en-us'],
  ),
  v.forward(
    v.check((texts) => isWhole(texts) || texts['da-dk'].trim() !== '', 'required'),
    ['da-dk'],
  ),
);

const Limit = v.pipe(
  v.number('invalid-number'),
  v.integer('invalid-number'),
  v.minValue(0, 'invalid-number'),
  v.maxValue(1_000, 'invalid-number'),
);

/** SPEC 3 Category and the fields of RULES 2.1. Percentages in basis points, `gross_limit` in minor units ex VAT. */
const fields = {
  name: requiredLine(120),
  danishName: v.optional(line(120), ''),
  allow_multiple_products: v.boolean(),
  allow_multiple_accessories: v.boolean(),
  /** 0 none, null unlimited */
  accessory_limit: v.nullable(Limit),
  /** highest value of the accessories as a share of the product's price; 0 is no cap */
  percentage: BasisPoints,
  is_present: v.boolean(),
  showSalaryCalculation: v.boolean(),
  requireMultimediaTax: v.boolean(),
  /** own rates of the category; null is the tax table's of the company's country and the day */
  tax: v.nullable(BasisPoints),
  middleTax: v.nullable(BasisPoints),
  topTax: v.nullable(BasisPoints),
  topTopTax: v.optional(v.nullable(BasisPoints), null),
  scrapPercent: BasisPoints,
  salaryCalculation: BothLanguages,
  rules: BothLanguages,
  is_subscription: v.boolean(),
  gross_limit: v.nullable(Minor),
  enabled: v.boolean(),
  deductibleVatPercent: BasisPoints,
  taxableMode: v.picklist(taxableModes, 'invalid-data-provided'),
  taxablePercent: BasisPoints,
  /** which free amount of the tax table lowers a rent that is taxed (RULES 1.2) */
  freeYearly: v.optional(v.picklist(freeAmounts, 'invalid-data-provided'), 'NONE'),
  /** which limit of the tax table a gift is compared with */
  giftKind: v.optional(v.picklist(giftKinds, 'invalid-data-provided'), 'SMALL'),
  requiresSerial: v.boolean(),
  insuranceRequired: v.boolean(),
} as const;

export const CategoryForm = v.strictObject(fields);
export type CategoryForm = v.InferOutput<typeof CategoryForm>;

export const CategoryChange = v.strictObject({ version: Version, ...v.partial(v.strictObject(fields)).entries });
export type CategoryChange = v.InferOutput<typeof CategoryChange>;

/**
 * `name` is the one that the reader is shown, `originalName` what the form edits beside `danishName` (DECISIONS 44).
 * `rulesVersion` grows when the text that employees accept changes. `products` counts those that are in the category.
 */
export const Category = v.object({
  id: Id,
  ...fields,
  originalName: v.string(),
  rulesVersion: v.number(),
  products: v.number(),
  version: Version,
});
export type Category = v.InferOutput<typeof Category>;

export const CategoryRow = v.object({
  id: Id,
  name: v.string(),
  enabled: v.boolean(),
  allow_multiple_products: v.boolean(),
  accessory_limit: v.nullable(v.number()),
  percentage: v.number(),
  tax: v.nullable(v.number()),
  topTax: v.nullable(v.number()),
  is_present: v.boolean(),
  is_subscription: v.boolean(),
  products: v.number(),
  version: Version,
});
export type CategoryRow = v.InferOutput<typeof CategoryRow>;

/** Fields of the list, by which it is sorted and filtered. */
export const categoryFields = {
  name: list.text,
  enabled: list.yesNo,
  is_present: list.yesNo,
  is_subscription: list.yesNo,
} as const;
export const CategoryFilter = v.strictObject({
  ...pageQuery,
  enabled: v.optional(v.picklist(['true', 'false'])),
  ...list.sortAndFilter(categoryFields, 'name'),
});
export type CategoryFilter = v.InferOutput<typeof CategoryFilter>;

/** The defaults of a new category; its rates are the tax table's (RULES 2.1). */
export const newCategory: CategoryForm = {
  name: '',
  danishName: '',
  allow_multiple_products: false,
  allow_multiple_accessories: true,
  accessory_limit: null,
  percentage: 0,
  is_present: false,
  showSalaryCalculation: true,
  requireMultimediaTax: false,
  tax: null,
  middleTax: null,
  topTax: null,
  topTopTax: null,
  scrapPercent: 0,
  salaryCalculation: { 'en-us': '', 'da-dk': '' },
  rules: { 'en-us': '', 'da-dk': '' },
  is_subscription: false,
  gross_limit: null,
  enabled: true,
  deductibleVatPercent: 10_000,
  taxableMode: 'NONE',
  taxablePercent: 0,
  freeYearly: 'NONE',
  giftKind: 'SMALL',
  requiresSerial: false,
  insuranceRequired: false,
};

const one = {
  policy: { ...admin, ids: { 'params.categoryId': 'category' } },
  params: v.strictObject({ categoryId: Id }),
} as const;

export const listCategoryChoices = endpoint('GET', '/categories', {
  summary: 'Enabled categories to choose from',
  policy: { roles: ['admin', 'supplier', 'company'], boundary: 'none' },
  response: dataOf(
    v.array(
      v.object({
        id: Id,
        name: v.string(),
        is_subscription: v.boolean(),
        requiresSerial: v.boolean(),
        /** of a gift: what is free of tax in each country today, and the VAT that its value carries */
        giftLimits: v.optional(
          v.array(v.object({ country: v.string(), currency: v.string(), limit: v.number(), vatRate: v.number() })),
        ),
      }),
    ),
  ),
});

export const listCategories = endpoint('GET', '/admin/categories', {
  summary: 'Categories',
  policy: admin,
  query: CategoryFilter,
  response: pageOf(CategoryRow),
});

export const getCategory = endpoint('GET', '/admin/categories/:categoryId', {
  summary: 'One category',
  ...one,
  response: dataOf(Category),
  errors: ['category-not-found'],
});

export const createCategory = endpoint('POST', '/admin/categories', {
  summary: 'Add a category',
  status: 201,
  policy: admin,
  body: CategoryForm,
  response: dataOf(Category),
});

export const changeCategory = endpoint('PATCH', '/admin/categories/:categoryId', {
  summary: 'Change a category; orders keep the rates and rules they were made with',
  ...one,
  body: CategoryChange,
  response: dataOf(Category),
  errors: ['category-not-found', 'changed-by-someone-else'],
});

export const removeCategory = endpoint('DELETE', '/admin/categories/:categoryId', {
  summary: 'Delete a category that holds no product',
  ...one,
  response: dataOf(v.object({ id: Id })),
  errors: ['category-not-found', 'category-is-in-use'],
});
