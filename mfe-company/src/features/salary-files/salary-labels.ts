import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FileDifference } from '@portal/contract/salary-file-difference';
import type { SalaryFile, salaryFileStateOf } from '@portal/contract/salary-files';
import type { SalaryProblem } from '@portal/contract/salary-problems';

type Labels<Code extends string> = Readonly<Record<Code, MessageDescriptor>>;

/** Who made a file: the salary day, or a person. */
export const fileTypeLabels: Labels<SalaryFile['type']> = { AUTOMATIC: msg`Automatic`, MANUAL: msg`Manual` };

/** Where a file stands on its way to payroll. */
export const fileStateLabels: Labels<ReturnType<typeof salaryFileStateOf>> = {
  TO_APPROVE: msg`To approve`,
  NOT_SENT: msg`Not sent`,
  FAILED: msg`Sending failed`,
  SENT: msg`Sent`,
};

/** What stands in the way, as a heading above the people concerned. */
export const problemTitles: Labels<SalaryProblem['reason']> = {
  EMPLOYEE_NUMBER_MISSING: msg`Employee number is missing`,
  WAGE_CODE_MISSING: msg`Wage code is missing`,
  SETTLEMENT_CODE_MISSING: msg`Wage code of a credit or final salary is missing`,
  SALARY_SYSTEM_MISSING: msg`No salary system is chosen`,
  ROW_FAILED: msg`Payroll's format cannot hold these rows`,
  SENDING_FAILED: msg`The file could not be sent`,
};

/** What follows from it (DECISIONS 6): some problems stop the whole file, others only their own row. */
export const problemEffects: Labels<SalaryProblem['reason']> = {
  EMPLOYEE_NUMBER_MISSING: msg`No file is made before everybody in it has a number.`,
  WAGE_CODE_MISSING: msg`No file is made before the company's wage codes are set.`,
  SETTLEMENT_CODE_MISSING: msg`The other rows go; this one follows when the wage code is set.`,
  SALARY_SYSTEM_MISSING: msg`No file is made before the payroll format is known.`,
  ROW_FAILED: msg`The other rows go; these stay planned for the next file.`,
  SENDING_FAILED: msg`It is made and can be sent again.`,
};

export const changeLabels: Labels<FileDifference['changes'][number]['change']> = {
  NEW: msg`New orders`,
  MORE: msg`Drawn more`,
  LESS: msg`Drawn less`,
  ENDED: msg`No longer drawn`,
};
