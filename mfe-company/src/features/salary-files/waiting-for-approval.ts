import type { SalaryFile } from '@portal/contract/salary-files';

/** A file made by a person and not approved yet: it can be approved or discarded, not sent (UX 1.7). */
export const isWaitingForApproval = ({ isManual, approvedAt }: SalaryFile): boolean => isManual && approvedAt === null;
