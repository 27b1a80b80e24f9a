import type { Day, Period } from '@portal/contract/days';

/**
 * One draw of one order on its way into a salary file. `amount` must be `units x rate` (RULES 4.3); both in minor
 * units.
 */
export type SalaryRow = {
  employNo: string;
  firstName: string;
  lastName: string;
  /** the company's own code for gross, net or phone tax */
  wageCode: string;
  /** what the payslip says, usually the product */
  text: string;
  /** whole units: 1, or more when older periods are caught up (DECISIONS 7) */
  units: number;
  rate: number;
  amount: number;
  period: Period;
  /** the salary day on which the draw is taken */
  drawDay: Day;
  department: string;
  orderNumber: string;
  /** a taxed value that payroll only reports: nothing is deducted, so it has no sign of a deduction */
  isTaxedValue?: true;
};

/** What the whole file is about. `created` comes from the injected clock; `batch` makes the file name unique. */
export type SalaryFileContext = {
  companyName: string;
  companyVat: string;
  employerNo: string;
  payTerm: string;
  period: Period;
  batch: number;
  created: Date;
};
