import * as v from 'valibot';
import { admin, dataOf, endpoint, Id, requiredLine, Version } from './endpoint.ts';

const Order = v.pipe(
  v.number('invalid-number'),
  v.integer('invalid-number'),
  v.minValue(0, 'invalid-number'),
  v.maxValue(1_000, 'invalid-number'),
);

/** SPEC 3 Currency. `orderNumber` sorts every list of currencies (DECISIONS 28). */
export const Currency = v.object({
  id: Id,
  isoCode: v.string(),
  symbol: v.string(),
  orderNumber: v.number(),
  version: Version,
});
export type Currency = v.InferOutput<typeof Currency>;

const IsoCode = v.pipe(requiredLine(3), v.toUpperCase(), v.regex(/^[A-Z]{3}$/, 'invalid-currency-code'));

export const CurrencyForm = v.strictObject({ isoCode: IsoCode, symbol: requiredLine(8), orderNumber: Order });
export type CurrencyForm = v.InferOutput<typeof CurrencyForm>;

/** The code of a currency never changes: amounts carry it. */
export const CurrencyChange = v.strictObject({
  version: Version,
  symbol: v.optional(requiredLine(8)),
  orderNumber: v.optional(Order),
});
export type CurrencyChange = v.InferOutput<typeof CurrencyChange>;

const one = {
  policy: { ...admin, ids: { 'params.currencyId': 'currency' } },
  params: v.strictObject({ currencyId: Id }),
} as const;

export const listCurrencies = endpoint('GET', '/currencies', {
  summary: 'Currencies to choose from, in their order',
  policy: { roles: 'signed-in', boundary: 'none' },
  response: dataOf(v.array(Currency)),
});

export const getCurrency = endpoint('GET', '/admin/currencies/:currencyId', {
  summary: 'One currency',
  ...one,
  response: dataOf(Currency),
  errors: ['currency-not-found'],
});

export const createCurrency = endpoint('POST', '/admin/currencies', {
  summary: 'Add a currency',
  status: 201,
  policy: admin,
  body: CurrencyForm,
  response: dataOf(Currency),
  errors: ['name-already-exists'],
});

export const changeCurrency = endpoint('PATCH', '/admin/currencies/:currencyId', {
  summary: 'Change symbol or place of a currency',
  ...one,
  body: CurrencyChange,
  response: dataOf(Currency),
  errors: ['currency-not-found', 'changed-by-someone-else'],
});

export const removeCurrency = endpoint('DELETE', '/admin/currencies/:currencyId', {
  summary: 'Delete a currency that nothing uses',
  ...one,
  response: dataOf(v.object({ id: Id })),
  errors: ['currency-not-found', 'in-use'],
});
