import { getCompanySettings, listCompanyAddresses } from '@portal/contract/company-settings';
import { call, queryOptions } from '@portal/shared-ui';

export const companySettings = () =>
  queryOptions({ queryKey: ['company-settings'], queryFn: ({ signal }) => call(getCompanySettings, {}, { signal }) });

/** The company's delivery addresses. */
export const addressList = () =>
  queryOptions({
    queryKey: ['company-addresses'],
    queryFn: ({ signal }) => call(listCompanyAddresses, {}, { signal }),
  });
