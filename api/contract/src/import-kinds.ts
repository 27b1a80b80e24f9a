import * as v from 'valibot';
import {
  employeeImportFields,
  productImportFields,
  type EmployeeImportField,
  type ProductImportField,
} from './import-fields.ts';

export const importKinds = ['PRODUCTS', 'ACCESSORIES', 'EMPLOYEES'] as const;
export const ImportKind = v.picklist(importKinds, 'invalid-data-provided');
export type ImportKind = (typeof importKinds)[number];

/**
 * UPLOADED: recognised, nothing checked. CHECKING and RUNNING: a job is at it. CHECKED: the dry run's result stands.
 * DONE stands; it can be undone for seven days (UNDOING, UNDONE). FAILED: the file as a whole could not be read; it may
 * be checked again.
 */
export const importStatuses = [
  'UPLOADED',
  'CHECKING',
  'CHECKED',
  'RUNNING',
  'DONE',
  'FAILED',
  'UNDOING',
  'UNDONE',
] as const;
export type ImportStatus = (typeof importStatuses)[number];

export type ImportField = ProductImportField | EmployeeImportField;
export const importFields = [...new Set<ImportField>([...productImportFields, ...employeeImportFields])];

const accessoryFields = productImportFields.filter(
  (field) => !['category', 'billingPeriod', 'allRisk', 'employeeIns'].includes(field),
);

/** What a column can mean, by kind of file. */
export function fieldsOf(kind: ImportKind): readonly ImportField[] {
  if (kind === 'EMPLOYEES') return employeeImportFields;
  return kind === 'ACCESSORIES' ? accessoryFields : productImportFields.filter((field) => field !== 'accessoryOf');
}

/** Fields that no row can do without. An employee's name may come whole or in parts. */
export function neededFields(kind: ImportKind): readonly ImportField[] {
  return kind === 'EMPLOYEES' ? ['employNo', 'email'] : ['SKU', 'productName', 'price'];
}
