import { useLingui } from '@lingui/react/macro';
import type { SupplierCompanyRow } from '@portal/contract/companies';
import { BookOpen, useNavigate, Users, useSessionUser } from '@portal/shared-ui';
import { Menu, Pencil } from '@portal/shared-ui/kit';

/** The pages of one company. */
export function CompanyRowMenu({ company: { id, company_name: name } }: { company: SupplierCompanyRow }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  // Catalogs are assigned by resellers only (SPEC 6).
  const isReseller = useSessionUser()?.isReseller;
  const pages = [
    { key: 'edit', label: t`Edit`, icon: Pencil },
    { key: 'admins', label: t`Administrators`, icon: Users },
    ...(isReseller ? [{ key: 'catalogs', label: t`Catalogs`, icon: BookOpen }] : []),
  ];
  return (
    <Menu
      label={t`Actions for ${name}`}
      entries={pages.map((page) => ({ ...page, onAction: () => navigate(`/supplier/companies/${id}/${page.key}`) }))}
    />
  );
}
