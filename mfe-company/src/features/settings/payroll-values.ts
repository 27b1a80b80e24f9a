import { Email } from '@portal/contract/address';
import { CompanyPayrollForm, type CompanyPayroll } from '@portal/contract/company-settings';
import {} from '@portal/contract/endpoint';
import * as v from 'valibot';

/** Addresses in one field, separated by commas, semicolons or lines. */
const Recipients = v.pipe(
  v.string('required'),
  v.transform((text) => text.split(/[\s,;]+/).filter(Boolean)),
  v.array(Email),
  v.maxLength(20, 'invalid-data-provided'),
);

/** The form: as the contract's, with the recipients as one text. */
export const PayrollFormSchema = v.strictObject({ ...CompanyPayrollForm.entries, payrollRecipients: Recipients });
type PayrollInput = v.InferInput<typeof PayrollFormSchema>;
export type PayrollValues = v.InferOutput<typeof PayrollFormSchema>;

export function payrollValuesOf({
  salarySystemName: _name,
  version: _version,
  payrollRecipients,
  ...payroll
}: CompanyPayroll): PayrollInput {
  return { ...payroll, payrollRecipients: payrollRecipients.join('\n') };
}
