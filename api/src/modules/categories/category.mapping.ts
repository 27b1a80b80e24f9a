import type { Category, CategoryForm } from '@portal/contract/categories';
import type { Updateable } from 'kysely';
import type { DB } from '../../db/schema.ts';

/** Contract name → column. The one place that knows both. */
const columnOf = {
  name: 'name',
  danishName: 'danish_name',
  allow_multiple_products: 'allow_multiple_products',
  allow_multiple_accessories: 'allow_multiple_accessories',
  accessory_limit: 'accessory_limit',
  percentage: 'percentage',
  is_present: 'is_present',
  showSalaryCalculation: 'show_salary_calculation',
  requireMultimediaTax: 'require_multimedia_tax',
  tax: 'own_tax',
  middleTax: 'own_middle_tax',
  topTax: 'own_top_tax',
  topTopTax: 'own_top_top_tax',
  scrapPercent: 'scrap_percent',
  salaryCalculation: 'salary_calculation',
  rules: 'rules',
  is_subscription: 'is_subscription',
  gross_limit: 'gross_limit',
  enabled: 'enabled',
  deductibleVatPercent: 'deductible_vat_percent',
  taxableMode: 'taxable_mode',
  taxablePercent: 'taxable_percent',
  freeYearly: 'free_yearly',
  giftKind: 'gift_kind',
  requiresSerial: 'requires_serial',
  insuranceRequired: 'insurance_required',
} as const satisfies Record<keyof CategoryForm, string>;

type Values = { [Name in keyof CategoryForm]?: CategoryForm[Name] | undefined };

/** The columns of a form or of a change; texts in two languages are JSON columns. */
export function toColumns(values: Values): Updateable<DB['categories']> {
  const entries = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(
    entries.map(([name, value]) => [
      columnOf[name as keyof CategoryForm],
      typeof value === 'object' && value !== null ? JSON.stringify(value) : value,
    ]),
  );
}

export function toCategory(row: Record<string, unknown>): Category {
  const fields = Object.fromEntries(Object.entries(columnOf).map(([name, column]) => [name, row[column]]));
  return {
    ...fields,
    id: row['id'],
    name: row['shown_name'],
    originalName: row['name'],
    rulesVersion: row['rules_version'],
    products: row['products'],
    version: row['version'],
  } as Category;
}
