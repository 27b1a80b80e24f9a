import { useLingui } from '@lingui/react/macro';
import { useStatusOptions } from '@portal/accounts';
import { CompanyFields as Schema, type Company } from '@portal/contract/companies';
import { Card, PageHeader, showToast, useNavigate, useParams, useQuery } from '@portal/shared-ui';
import { Form, partOf, SaveActions, SelectField, useEditing, useSchemaForm } from '@portal/shared-ui/forms';
import { QueryResult } from '@portal/shared-ui/kit';
import { useState } from 'react';
import { dependantLink } from '../../shared/dependant-link.ts';
import { BlockDialog } from './BlockDialog.tsx';
import { companyDetail, useChangeCompany } from './companies.api.ts';
import { CompanyFields } from './CompanyFields.tsx';
import { CompanyTabs } from './CompanyTabs.tsx';
import { PayrollFields } from './PayrollFields.tsx';
import { toFields } from './to-fields.ts';

export default function EditCompanyPage() {
  const { t } = useLingui();
  const { companyId = '' } = useParams();
  return (
    <QueryResult label={t`The company`} query={useQuery(companyDetail(companyId))}>
      {(company) => <EditCompany key={company.id} company={company} />}
    </QueryResult>
  );
}

function EditCompany({ company }: { company: Company }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const form = useSchemaForm(Schema, toFields(company));
  const editing = useEditing(form, {
    row: company,
    toValues: toFields,
    newest: companyDetail(company.id),
    send: useChangeCompany(company.id).mutateAsync,
  });
  const statuses = useStatusOptions();
  const [asked, setAsked] = useState<Schema>();
  const store = async (values: Schema) => {
    await editing.save(values);
    showToast(t`${values.company_name} is saved`);
    navigate(`/admin/companies/${company.id}`);
  };
  // A block asks first: the people of the company are refused at their next step.
  const save = async (values: Schema) => {
    if (values.status !== 'BLOCKED' || company.status === 'BLOCKED') return store(values);
    setAsked(values);
    return false;
  };
  const { supplier } = company;
  return (
    <>
      <PageHeader
        title={t`Company`}
        crumbs={[
          { label: t`Companies`, to: '/admin/companies' },
          { label: company.company_name, to: `/admin/companies/${company.id}` },
        ]}
      />
      <CompanyTabs companyId={company.id} current="edit" />
      <Form
        form={form}
        onSubmit={save}
        linkOf={dependantLink}
        conflict={editing.conflict}
        fieldFor={{
          'in-use': 'currency',
          'currency-not-found': 'currency',
          'hr-system-not-found': 'hrSystemId',
          'salary-system-not-found': 'salarySystemId',
        }}
      >
        <CompanyFields form={partOf(form)} supplier={supplier && { id: supplier.id, label: supplier.name }} />
        <PayrollFields form={partOf(form)} />
        <Card title={t`Access`}>
          <SelectField
            form={form}
            name="status"
            label={t`Status`}
            options={statuses}
            hint={t`The people of a blocked company are refused at their next step.`}
          />
        </Card>
        <SaveActions save={t`Save company`} cancel={`/admin/companies/${company.id}`} />
      </Form>
      <BlockDialog
        company={company}
        isOpen={asked !== undefined}
        onClose={() => setAsked(undefined)}
        onConfirm={async () => asked && store(asked)}
      />
    </>
  );
}
