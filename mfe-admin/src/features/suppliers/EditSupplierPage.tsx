import { Trans, useLingui } from '@lingui/react/macro';
import { useStatusOptions } from '@portal/accounts';
import { SupplierFields as Schema, type Supplier } from '@portal/contract/suppliers';
import {
  Button,
  Card,
  LinkButton,
  PageHeader,
  showToast,
  useNavigate,
  useParams,
  useQuery,
  Users,
} from '@portal/shared-ui';
import {
  changedFields,
  Form,
  FormActions,
  isUnchanged,
  QueryResult,
  partOf,
  SelectField,
  useSchemaForm,
} from '@portal/shared-ui/kit';
import { SupplierFields } from './SupplierFields.tsx';
import { supplierDetail, useChangeSupplier } from './suppliers.api.ts';

export default function EditSupplierPage() {
  const { t } = useLingui();
  const { supplierId = '' } = useParams();
  return (
    <QueryResult label={t`The supplier`} query={useQuery(supplierDetail(supplierId))}>
      {(supplier) => <EditSupplier key={supplier.version} supplier={supplier} />}
    </QueryResult>
  );
}

const toFields = ({
  id: _id,
  version: _version,
  companies: _companies,
  catalogs: _catalogs,
  status,
  ...fields
}: Supplier): Schema => ({ ...fields, status: status === 'BLOCKED' ? 'BLOCKED' : 'ACTIVE' });

function EditSupplier({ supplier }: { supplier: Supplier }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const change = useChangeSupplier(supplier.id);
  const original = toFields(supplier);
  const form = useSchemaForm(Schema, original);
  const statuses = useStatusOptions();
  const save = async (values: Schema) => {
    const fields = changedFields(original, values);
    if (!isUnchanged(fields)) await change.mutateAsync({ version: supplier.version, ...fields });
    showToast(t`${values.name} is saved`);
    navigate('/admin/suppliers');
  };
  return (
    <>
      <PageHeader
        title={supplier.name}
        crumbs={[{ label: t`Suppliers`, to: '/admin/suppliers' }]}
        actions={
          <LinkButton to={`/admin/suppliers/${supplier.id}/admins`} icon={<Users aria-hidden="true" />}>
            <Trans>Administrators</Trans>
          </LinkButton>
        }
      />
      <Form form={form} onSubmit={save}>
        <SupplierFields form={partOf(form)} />
        <Card title={t`Access`}>
          <SelectField
            form={form}
            name="status"
            label={t`Status`}
            options={statuses}
            hint={t`The users of a blocked supplier are refused at their next step.`}
          />
        </Card>
        <FormActions>
          <Button type="submit" look="primary">{t`Save supplier`}</Button>
          <LinkButton to="/admin/suppliers">{t`Cancel`}</LinkButton>
        </FormActions>
      </Form>
    </>
  );
}
