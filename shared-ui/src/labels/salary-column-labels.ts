import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SalaryColumnSource } from '@portal/contract/salary-systems';

/** Where a column of a salary file has its value from (RULES 4.3). */
export const salaryColumnLabels: Readonly<Record<SalaryColumnSource, MessageDescriptor>> = {
  companyVat: msg`CVR / VAT no.`,
  employerNo: msg`Employer number`,
  payTerm: msg`Pay term`,
  employNo: msg`Employee number`,
  firstName: msg`First name`,
  lastName: msg`Last name`,
  wageCode: msg`Wage code`,
  text: msg`Text`,
  units: msg`Units`,
  rate: msg`Rate`,
  amount: msg`Amount`,
  periodYear: msg`Year`,
  periodMonth: msg`Month`,
  periodStart: msg`First day of the period`,
  periodEnd: msg`Last day of the period`,
  drawDay: msg`Day of the draw`,
  department: msg`Department`,
  orderNumber: msg`Order number`,
  blank: msg`Empty`,
  const: msg`Fixed text`,
};
