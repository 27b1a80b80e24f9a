import { useLingui } from '@lingui/react/macro';
import { Banknote, Building2, FilePenLine, FileText, Layers, Package, Users } from '@portal/shared-ui';

/** The pages of one company, each a word after its address. */
export function useCompanyPages() {
  const { t } = useLingui();
  return [
    { key: 'employees', label: t`Employees`, icon: Users },
    { key: 'subscriptions', label: t`Subscriptions`, icon: Layers },
    { key: 'orders', label: t`Orders`, icon: Package },
    { key: 'orderfiles', label: t`Order files`, icon: FileText },
    { key: 'salaryfiles', label: t`Salary files`, icon: Banknote },
    { key: 'leasing', label: t`Leasing`, icon: FilePenLine },
    { key: 'addresses', label: t`Addresses`, icon: Building2 },
    { key: 'admins', label: t`Administrators`, icon: Users },
  ];
}
