import * as v from 'valibot';
import { errorKeys } from './errors.ts';
import { importFields } from './import-kinds.ts';

/** Done all the same, but a person should know. */
export const importWarnings = [
  'price-moved',
  'price-is-zero',
  'value-not-read',
  'day-means-none',
  'letters-look-broken',
  'picture-not-fetched',
  'attribute-not-typed',
  'has-left',
  'looks-like-cpr',
  'role-not-imported',
  'exit-date-not-changed',
] as const;
export type ImportWarning = (typeof importWarnings)[number];

const Finding = { field: v.nullable(v.picklist(importFields)), value: v.string() };
/** Why a row is refused: the field, the key of the catalogue, the value as the file has it. */
export const ImportReason = v.object({
  ...Finding,
  key: v.picklist(errorKeys),
  /** the row of the same file that has the value already */
  otherRow: v.optional(v.pipe(v.number(), v.integer())),
  /** the name of what has the value already: the other employee, the other product */
  owner: v.optional(v.string()),
});
export type ImportReason = v.InferOutput<typeof ImportReason>;
export const ImportNotice = v.object({ ...Finding, key: v.picklist(importWarnings) });

const Count = v.pipe(v.number(), v.integer());

/** One difference between what is stored and what the file says. Prices in minor units. */
export const ImportChange = v.object({ field: v.string(), from: v.nullable(v.string()), to: v.nullable(v.string()) });
export type ImportChange = v.InferOutput<typeof ImportChange>;

export const importOutcomes = ['NEW', 'CHANGED', 'ERROR'] as const;

export const ImportRow = v.object({
  rowNumber: Count,
  outcome: v.picklist(importOutcomes),
  /** as the file has them, or as corrected, in the order of the import's columns */
  cells: v.array(v.string()),
  reasons: v.array(ImportReason),
  warnings: v.array(ImportNotice),
  changes: v.array(ImportChange),
  /** by more than 20 % */
  priceMoved: v.boolean(),
});
export type ImportRow = v.InferOutput<typeof ImportRow>;
