import { useLingui } from '@lingui/react/macro';
import { SupplierCompanyFields as Schema, type SupplierCompany } from '@portal/contract/companies';
import { Button, LinkButton, PageHeader, showToast, useNavigate, useParams, useQuery, Users } from '@portal/shared-ui';
import { changedFields, Form, FormActions, isUnchanged, useSchemaForm } from '@portal/shared-ui/forms';
import { QueryResult } from '@portal/shared-ui/kit';
import { companyDetail, useChangeCompany } from './companies.api.ts';
import { CompanyFields } from './CompanyFields.tsx';

export default function EditCompanyPage() {
  const { t } = useLingui();
  const { companyId = '' } = useParams();
  return (
    <QueryResult label={t`The company`} query={useQuery(companyDetail(companyId))}>
      {(company) => <EditCompany key={company.version} company={company} />}
    </QueryResult>
  );
}

function toFields({
  id: _id,
  version: _version,
  status: _status,
  is_active: _active,
  isReseller: _reseller,
  vatNoWarning: _warning,
  ...fields
}: SupplierCompany): Schema {
  return fields;
}

function EditCompany({ company }: { company: SupplierCompany }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const change = useChangeCompany(company.id);
  const original = toFields(company);
  const form = useSchemaForm(Schema, original);
  const save = async (values: Schema) => {
    const { currency: _fixed, ...fields } = changedFields(original, values);
    if (!isUnchanged(fields)) await change.mutateAsync({ version: company.version, ...fields });
    showToast(t`${values.company_name} is saved`);
    navigate('/supplier/companies');
  };
  return (
    <>
      <PageHeader
        title={company.company_name}
        crumbs={[{ label: t`Companies`, to: '/supplier/companies' }]}
        actions={
          <LinkButton
            to={`/supplier/companies/${company.id}/admins`}
            icon={<Users aria-hidden="true" />}
          >{t`Administrators`}</LinkButton>
        }
      />
      <Form form={form} onSubmit={save}>
        <CompanyFields form={form} />
        <FormActions>
          <Button type="submit" look="primary">{t`Save company`}</Button>
          <LinkButton to="/supplier/companies">{t`Cancel`}</LinkButton>
        </FormActions>
      </Form>
    </>
  );
}
