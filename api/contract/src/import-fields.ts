import { employeeFieldNames, type EmployeeField } from './employee-fields.ts';

/** What a column of a product file can mean (SPEC 3 Product, RULES 4.5). */
export const productImportFields = [
  'SKU',
  'supplierSKU',
  'productName',
  'description',
  'price',
  'retailPrice',
  'image',
  'productLink',
  'brand',
  'colour',
  'capacity',
  'screenSize',
  'weight',
  'os',
  'model',
  'dualSim',
  'network',
  'wifi',
  'billingPeriod',
  'allRisk',
  'employeeIns',
  'GTIN',
  'category',
  'mandatory',
  'featured',
  'groupKey',
  'accessoryOf',
] as const;
export type ProductImportField = (typeof productImportFields)[number];

/** What a column of an employee file can mean (SPEC 3 Employee). `name` is the whole name in one column. */
export const nameParts = ['firstName', 'middleName', 'lastName'] as const;
export type EmployeeImportField = EmployeeField | (typeof nameParts)[number];
export const employeeImportFields: readonly EmployeeImportField[] = employeeFieldNames.flatMap((name) =>
  name === 'name' ? [name, ...nameParts] : [name],
);

/** Why a column was proposed for a field; shown beside the proposal. */
export const mappingReasons = ['same-name', 'known-name', 'similar-name', 'content', 'not-recognised'] as const;
export type MappingReason = (typeof mappingReasons)[number];
