import type { CompanySettings } from '@portal/contract/company-settings';

/** Settings of a company with two admins; name what is different. */
export const givenSettings = (change: Partial<CompanySettings> = {}): CompanySettings => ({
  autoSendSalaryFile: true,
  salaryDay: 20,
  salaryFileMethod: 'AUTOMATIC',
  OpenForBenefits: false,
  AllowEarlyPIF: false,
  noticeMails: true,
  catchUpMax: 2,
  secondApproval: false,
  admins: 2,
  drawStartMode: 'AFTER_DISPATCH',
  returnPolicy: 'WAIVE',
  keepSubsidyOnPif: false,
  supplierContact: true,
  finalSalary: [],
  insuranceWaitingMonths: 3,
  insuranceReasons: [],
  employeeBirthday: true,
  employeeGender: false,
  pifFee: null,
  version: 1,
  ...change,
});
