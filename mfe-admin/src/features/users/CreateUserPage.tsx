import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Card, Link, LinkButton, PageHeader, useNavigate } from '@portal/shared-ui';
import { Fields, FormActions } from '@portal/shared-ui/forms';
import { useState } from 'react';
import { OrganisationChoice, type Organisation } from './OrganisationChoice.tsx';

/** A user always belongs somewhere: says where, and goes to the page that adds people there. */
export default function CreateUserPage() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [organisation, setOrganisation] = useState<Organisation>({ role: 'company', party: null });
  const [isMissing, setIsMissing] = useState(false);
  const { role, party } = organisation;
  const next = () => {
    if (role === 'admin') return navigate('/admin/admins/create');
    if (!party) return setIsMissing(true);
    return navigate(`/admin/${role === 'company' ? 'companies' : 'suppliers'}/${party.id}/admins/create`);
  };
  const choose = (chosen: Organisation) => {
    setOrganisation(chosen);
    setIsMissing(false);
  };
  return (
    <>
      <PageHeader title={t`New user`} crumbs={[{ label: t`Users`, to: '/admin/users' }]} />
      <Fields style={{ maxWidth: 'var(--form-max)' }}>
        <Card>
          <Fields>
            <OrganisationChoice value={organisation} onChange={choose} isMissing={isMissing} />
            <p>
              <Trans>
                Employees are added by their company. <Link to="/admin/companies">Companies</Link>
              </Trans>
            </p>
          </Fields>
        </Card>
        <FormActions>
          <Button look="primary" onClick={next}>{t`Continue`}</Button>
          <LinkButton to="/admin/users">{t`Cancel`}</LinkButton>
        </FormActions>
      </Fields>
    </>
  );
}
