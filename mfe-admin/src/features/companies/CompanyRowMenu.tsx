import { useLingui } from '@lingui/react/macro';
import type { CompanyRow } from '@portal/contract/companies';
import { FilePenLine, FileText, Layers, Package, useNavigate, Users } from '@portal/shared-ui';
import { Menu, Pencil } from '@portal/shared-ui/kit';

/** The pages of one company. */
export function CompanyRowMenu({ company: { id, company_name: name } }: { company: CompanyRow }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const pages = [
    { key: 'edit', label: t`Edit`, icon: Pencil },
    { key: 'admins', label: t`Administrators`, icon: Users },
    { key: 'subscriptions', label: t`Subscriptions`, icon: Layers },
    { key: 'orders', label: t`Orders`, icon: Package },
    { key: 'orderfiles', label: t`Order files`, icon: FileText },
    { key: 'leasing', label: t`Leasing`, icon: FilePenLine },
  ];
  return (
    <Menu
      label={t`Actions for ${name}`}
      entries={pages.map((page) => ({ ...page, onAction: () => navigate(`/admin/companies/${id}/${page.key}`) }))}
    />
  );
}
