import type { SessionUser } from '@portal/contract/auth';

/** A password that another person gave is replaced, and a demanded second step set up, before any page is shown. */
export const mustActFirst = ({ mustChangePassword, mustSetUpSecondStep }: SessionUser): boolean =>
  mustChangePassword || mustSetUpSecondStep;
