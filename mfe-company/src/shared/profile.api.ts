import { getCompanyProfile } from '@portal/contract/company-profile';
import { call, queryOptions } from '@portal/shared-ui';

/** The company as its own administrators see it. */
export const companyProfile = () =>
  queryOptions({ queryKey: ['company-profile'], queryFn: ({ signal }) => call(getCompanyProfile, {}, { signal }) });
