import { getCompanyPayroll, getCompanySettings, listCompanyAddresses } from '@portal/contract/company-settings';
import { queryOf } from '@portal/shared-ui';

export const companySettings = () => queryOf(['company-settings'], getCompanySettings);

export const companyPayroll = () => queryOf(['company-payroll'], getCompanyPayroll);

export const addressList = () => queryOf(['company-addresses'], listCompanyAddresses);
