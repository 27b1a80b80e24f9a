import { getCompanyProfile } from '@portal/contract/company-profile';
import { queryOf } from '@portal/shared-ui';

/** The company as its own administrators see it. */
export const companyProfile = () => queryOf(['company-profile'], getCompanyProfile);
