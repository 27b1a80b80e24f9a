import { useLingui } from '@lingui/react/macro';
import type { CompanyOverview } from '@portal/contract/overviews';
import {
  Banknote,
  Building2,
  FilePenLine,
  FileText,
  HandCoins,
  Layers,
  Mail,
  Package,
  Users,
  Wrench,
  type LucideIcon,
} from '@portal/shared-ui';

type CompanyPage = { key: string; label: string; icon: LucideIcon; count?: keyof CompanyOverview };

/** The pages of one company, each a word after its address, with what it holds. */
export function useCompanyPages(): readonly CompanyPage[] {
  const { t } = useLingui();
  return [
    { key: 'orders', label: t`Orders`, icon: Package, count: 'orders' },
    { key: 'subscriptions', label: t`Subscriptions`, icon: Layers, count: 'subscriptions' },
    { key: 'employees', label: t`Employees`, icon: Users, count: 'employees' },
    { key: 'salaryfiles', label: t`Salary files`, icon: Banknote, count: 'salaryFiles' },
    { key: 'orderfiles', label: t`Order files`, icon: FileText, count: 'orderFiles' },
    { key: 'leasing', label: t`Leasing`, icon: FilePenLine, count: 'leasingAgreements' },
    { key: 'pif', label: t`PIF requests`, icon: HandCoins, count: 'payInFull' },
    { key: 'rma', label: t`RMA requests`, icon: Wrench, count: 'rma' },
    { key: 'payment', label: t`Payment`, icon: HandCoins },
    { key: 'mails', label: t`Mails`, icon: Mail },
    { key: 'addresses', label: t`Addresses`, icon: Building2, count: 'addresses' },
    { key: 'admins', label: t`Administrators`, icon: Users, count: 'administrators' },
  ];
}
