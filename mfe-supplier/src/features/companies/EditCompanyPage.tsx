import { useLingui } from '@lingui/react/macro';
import { SupplierCompanyFields as Schema, type SupplierCompany } from '@portal/contract/companies';
import {
  LinkButton,
  listAsLeft,
  PageHeader,
  showToast,
  useNavigate,
  useParams,
  useQuery,
  Users,
} from '@portal/shared-ui';
import { changedFields, Form, SaveActions, useEditing, useSchemaForm } from '@portal/shared-ui/forms';
import { QueryResult } from '@portal/shared-ui/kit';
import { companyDetail, useChangeCompany } from './companies.api.ts';
import { CompanyFields } from './CompanyFields.tsx';

export default function EditCompanyPage() {
  const { t } = useLingui();
  const { companyId = '' } = useParams();
  return (
    <QueryResult label={t`The company`} query={useQuery(companyDetail(companyId))}>
      {(company) => <EditCompany key={company.id} company={company} />}
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
  const form = useSchemaForm(Schema, toFields(company));
  const editing = useEditing(form, {
    row: company,
    toValues: toFields,
    changed: (row, values: Schema) => {
      const { currency: _fixed, ...fields } = changedFields(toFields(row), values);
      return fields;
    },
    newest: companyDetail(company.id),
    send: useChangeCompany(company.id).mutateAsync,
  });
  const save = async (values: Schema) => {
    await editing.save(values);
    showToast(t`${values.company_name} is saved`);
    navigate(listAsLeft('/supplier/companies'));
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
      <Form form={form} onSubmit={save} conflict={editing.conflict}>
        <CompanyFields form={form} />
        <SaveActions save={t`Save company`} cancel="/supplier/companies" />
      </Form>
    </>
  );
}
