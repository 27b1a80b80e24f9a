import { useLingui } from '@lingui/react/macro';
import type { CompanyRow } from '@portal/contract/companies';
import { useNavigate } from '@portal/shared-ui';
import { Menu, Pencil } from '@portal/shared-ui/kit';
import { useCompanyPages } from './company-pages.ts';

/** The pages of one company. */
export function CompanyRowMenu({ company: { id, company_name: name } }: { company: CompanyRow }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const pages = [{ key: 'edit', label: t`Edit`, icon: Pencil }, ...useCompanyPages()];
  return (
    <Menu
      label={t`Actions for ${name}`}
      entries={pages.map(({ key, label, icon }) => ({
        key,
        label,
        icon,
        onAction: () => navigate(`/admin/companies/${id}/${key}`),
      }))}
    />
  );
}
