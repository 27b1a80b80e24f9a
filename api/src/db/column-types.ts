/** Where the type names below come from. */
export const typeImports = [
  ['Locale', '@portal/contract/constants'],
  ['insuranceReasons', '@portal/contract/company-settings'],
  ['Employee', '@portal/contract/employee-rows'],
  ['EndOfTermStep', '@portal/contract/end-of-term-rules'],
  ['ErrorKey', '@portal/contract/errors'],
  ['HrMapping, HrSystem', '@portal/contract/hr-systems'],
  ['ImportMapping, ImportOptions, ImportSource', '@portal/contract/import-mapping'],
  ['ImportChange, ImportReason, ImportRow', '@portal/contract/import-rows'],
  ['ImportSummary, ImportView', '@portal/contract/import-view'],
  ['Delivery', '@portal/contract/order-detail'],
  ['PayInFullLine', '@portal/contract/pay-in-full'],
  ['RequestStatus', '@portal/contract/request-status'],
  ['SalaryColumnSource, SalarySystemLayout', '@portal/contract/salary-systems'],
  ['Theme', '@portal/contract/theme'],
  ['Delimiter', '../tabular/detect-layout.ts'],
];

/** JSON is read as the type and written as text. */
const json = (type: string) => `ColumnType<${type}, string, string>`;

/** Columns whose values the contract fixes and no CHECK constraint lists. */
export const columnTypes: Record<string, string> = {
  'accessories.attributes': json('Record<string, string>'),
  'audit_log.detail': json('Record<string, unknown>'),
  'brandings.theme': json('Theme'),
  'categories.rules': json('Record<Locale, string>'),
  'categories.salary_calculation': json('Record<Locale, string>'),
  'company_settings.insurance_reasons': '(typeof insuranceReasons)[number][]',
  'employees.exit_reason': "NonNullable<Employee['exitReason']>",
  'hr_systems.date_format': "HrSystem['dateFormat']",
  'hr_systems.delimiter': "HrSystem['delimiter']",
  'hr_systems.encoding': "HrSystem['encoding']",
  'hr_systems.mapping': json('HrMapping'),
  'import_fixes.cells': json('string[]'),
  'import_mappings.mapping': json('Record<string, ImportSource>'),
  'import_mappings.options': json('Partial<ImportOptions>'),
  'import_rows.cells': json('string[]'),
  'import_rows.changes': json('ImportChange[]'),
  'import_rows.reasons': json('ImportReason[]'),
  'import_rows.warnings': json("ImportRow['warnings']"),
  'imports.delimiter': "Delimiter | ''",
  'imports.encoding': "ImportView['encoding']",
  'imports.error': 'ErrorKey',
  'imports.mapping': json('ImportMapping'),
  'imports.options': json('Partial<ImportOptions>'),
  'imports.proposal': json(
    "Pick<ImportView, 'columns' | 'rememberedFrom'> & { mapping: ImportMapping; options: Partial<ImportOptions> }",
  ),
  'imports.summary': json('Partial<ImportSummary>'),
  'jobs.error': 'ErrorKey',
  'order_events.detail': json(
    "Partial<Record<'serialNumber' | 'previousSerialNumber' | 'tracking' | 'fileName', string>> & " +
      '{ endOfTerm?: EndOfTermStep; daysBefore?: number }',
  ),
  'orders.delivery_method': "Delivery['method']",
  'outbox.attachments': json('{ fileName: string; path: string; part?: string }[]'),
  'pay_in_full_logs.from_status': 'RequestStatus',
  'pay_in_full_logs.to_status': 'RequestStatus',
  'pay_in_full_requests.price_lines': json('PayInFullLine[]'),
  'products.attributes': json('Record<string, string>'),
  'rma_logs.from_status': 'RequestStatus',
  'rma_logs.to_status': 'RequestStatus',
  'salary_file_problems.fault': 'ErrorKey',
  'salary_file_problems.source': 'SalaryColumnSource',
  'salary_files.layout': json('SalarySystemLayout'),
  'salary_systems.layout': json('SalarySystemLayout'),
};
