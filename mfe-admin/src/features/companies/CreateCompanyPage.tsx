import { useLingui } from '@lingui/react/macro';
import { blankCompany, FirstAdministratorFields, NewPerson, toAdministrator } from '@portal/accounts';
import { CompanyForm } from '@portal/contract/companies';
import { PageHeader, showToast, useNavigate } from '@portal/shared-ui';
import { Form, partOf, SaveActions, useFormDraft, useSchemaForm } from '@portal/shared-ui/forms';
import * as v from 'valibot';
import { useCreateCompany } from './companies.api.ts';
import { CompanyFields } from './CompanyFields.tsx';
import { PayrollFields } from './PayrollFields.tsx';

const NewCompany = v.strictObject({ ...CompanyForm.entries, admin: NewPerson });

/** A company and its first administrator, who is PENDING and invited at once (scenario 5). */
export default function CreateCompanyPage() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const create = useCreateCompany();
  const form = useSchemaForm(NewCompany, {
    ...blankCompany,
    note: '',
    supplierId: null,
    hrSystemId: null,
    salarySystemId: null,
    salaryDay: 20,
    salaryFileMethod: 'AUTOMATIC',
    wageCodeGross: '',
    wageCodeNet: '',
    wageCodePhoneTax: '',
    employerNo: '',
    payTerm: '',
  });
  const draft = useFormDraft('company', form);
  const save = async ({ admin, ...company }: v.InferOutput<typeof NewCompany>) => {
    await create.mutateAsync({ ...company, admin: toAdministrator(admin) });
    showToast(t`${company.company_name} is added and ${admin.email} is invited`);
    navigate('/admin/companies');
  };
  return (
    <>
      <PageHeader title={t`New company`} crumbs={[{ label: t`Companies`, to: '/admin/companies' }]} />
      <Form
        form={form}
        draft={draft}
        onSubmit={save}
        fieldFor={{
          'currency-not-found': 'currency',
          'hr-system-not-found': 'hrSystemId',
          'salary-system-not-found': 'salarySystemId',
        }}
      >
        <CompanyFields form={partOf(form)} supplier={null} />
        <FirstAdministratorFields form={partOf(form)} />
        <PayrollFields form={partOf(form)} />
        <SaveActions save={t`Add company`} cancel="/admin/companies" />
      </Form>
    </>
  );
}
