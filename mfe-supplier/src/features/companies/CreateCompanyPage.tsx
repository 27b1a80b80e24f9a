import { useLingui } from '@lingui/react/macro';
import { blankCompany, FirstAdministratorFields, NewPerson, toAdministrator } from '@portal/accounts';
import { SupplierCompanyForm } from '@portal/contract/companies';
import { PageHeader, showToast, useNavigate } from '@portal/shared-ui';
import { Form, partOf, SaveActions, useFormDraft, useSchemaForm } from '@portal/shared-ui/forms';
import * as v from 'valibot';
import { useCreateCompany } from './companies.api.ts';
import { CompanyFields } from './CompanyFields.tsx';

const NewCompany = v.strictObject({ ...SupplierCompanyForm.entries, admin: NewPerson });

/** A company and its first administrator, who is PENDING and invited at once (scenario 5). */
export default function CreateCompanyPage() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const create = useCreateCompany();
  const form = useSchemaForm(NewCompany, { ...blankCompany });
  const draft = useFormDraft('company', form);
  const save = async ({ admin, ...company }: v.InferOutput<typeof NewCompany>) => {
    await create.mutateAsync({ ...company, admin: toAdministrator(admin) });
    showToast(t`${company.company_name} is added and ${admin.email} is invited`);
    navigate('/supplier/companies');
  };
  return (
    <>
      <PageHeader title={t`New company`} crumbs={[{ label: t`Companies`, to: '/supplier/companies' }]} />
      <Form form={form} draft={draft} onSubmit={save} fieldFor={{ 'currency-not-found': 'currency' }}>
        <CompanyFields form={partOf(form)} isNew />
        <FirstAdministratorFields form={partOf(form)} />
        <SaveActions save={t`Add company`} cancel="/supplier/companies" />
      </Form>
    </>
  );
}
