import { toAddress } from '@portal/contract/address';
import { CompanyPayrollForm, type CompanyPayroll } from '@portal/contract/company-settings';
import * as v from 'valibot';

/** Addresses in one field, separated by commas, semicolons or lines. Those that are none are named whole. */
const Recipients = v.pipe(
  v.string('required'),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const lines = dataset.value
      .split(/[\r\n,;]/)
      .map((line) => line.trim())
      .filter(Boolean);
    const addresses = lines.flatMap((line) => toAddress(line) ?? []);
    if (addresses.length === lines.length) return addresses;
    const wrong = lines.filter((line) => toAddress(line) === undefined);
    addIssue({ message: `invalid-email:${wrong.join(', ')}` });
    return NEVER;
  }),
  v.maxLength(20, 'too-many-addresses'),
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
