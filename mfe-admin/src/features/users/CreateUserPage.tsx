import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Card, Link, LinkButton, messageOf, PageHeader, roleLabels, useNavigate } from '@portal/shared-ui';
import { Fields, FormActions } from '@portal/shared-ui/forms';
import { AsyncSelect, RadioGroup, type ComboOption } from '@portal/shared-ui/kit';
import { useState } from 'react';
import { findCompanies } from '../../shared/company-choice.api.ts';
import { findSuppliers } from '../../shared/supplier-choice.api.ts';

const choices = ['admin', 'supplier', 'company'] as const;
type Choice = (typeof choices)[number];

/** A user always belongs somewhere: says where, and goes to the page that adds people there. */
export default function CreateUserPage() {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const [role, setRole] = useState<Choice>('company');
  const [party, setParty] = useState<ComboOption | null>(null);
  const [isMissing, setIsMissing] = useState(false);
  const next = () => {
    if (role === 'admin') return navigate('/admin/admins/create');
    if (!party) return setIsMissing(true);
    return navigate(`/admin/${role === 'company' ? 'companies' : 'suppliers'}/${party.id}/admins/create`);
  };
  const choose = (value: Choice) => {
    setRole(value);
    setParty(null);
    setIsMissing(false);
  };
  return (
    <>
      <PageHeader title={t`New user`} crumbs={[{ label: t`Users`, to: '/admin/users' }]} />
      <Fields style={{ maxWidth: 'var(--form-max)' }}>
        <Card>
          <Fields>
            <RadioGroup
              legend={t`Administrator of`}
              value={role}
              onChange={choose}
              choices={choices.map((value) => ({ value, label: i18n._(roleLabels[value]) }))}
            />
            {role !== 'admin' && (
              <AsyncSelect
                key={role}
                label={i18n._(roleLabels[role])}
                queryKey={[role === 'company' ? 'companies' : 'suppliers']}
                load={role === 'company' ? findCompanies : findSuppliers}
                value={party}
                onChange={setParty}
                error={isMissing && !party ? messageOf('required') : undefined}
              />
            )}
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
