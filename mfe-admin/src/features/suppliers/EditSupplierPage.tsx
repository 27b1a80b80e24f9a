import { useLingui } from '@lingui/react/macro';
import { useStatusOptions } from '@portal/accounts';
import { SupplierFields as Schema, type Supplier } from '@portal/contract/suppliers';
import { Card, PageHeader, showToast, useNavigate, useParams, useQuery } from '@portal/shared-ui';
import { Form, partOf, SaveActions, SelectField, useEditing, useSchemaForm } from '@portal/shared-ui/forms';
import { QueryResult } from '@portal/shared-ui/kit';
import { useState } from 'react';
import { EndDialog, type Ending } from './EndDialog.tsx';
import { SupplierFields } from './SupplierFields.tsx';
import { supplierDetail, useChangeSupplier } from './suppliers.api.ts';
import { SupplierTabs } from './SupplierTabs.tsx';

export default function EditSupplierPage() {
  const { t } = useLingui();
  const { supplierId = '' } = useParams();
  return (
    <QueryResult label={t`The supplier`} query={useQuery(supplierDetail(supplierId))}>
      {(supplier) => <EditSupplier key={supplier.id} supplier={supplier} />}
    </QueryResult>
  );
}

const toFields = ({
  id: _id,
  version: _version,
  companies: _companies,
  deleted: _deleted,
  catalogs: _catalogs,
  status,
  ...fields
}: Supplier): Schema => ({ ...fields, status: status === 'BLOCKED' ? 'BLOCKED' : 'ACTIVE' });

/** What the change ends for many people at once; a block is the more of the two. */
function endingOf(before: Schema, after: Schema): Ending | undefined {
  if (after.status === 'BLOCKED' && before.status !== 'BLOCKED') return 'blocked';
  return before.isReseller && !after.isReseller ? 'no-reseller' : undefined;
}

function EditSupplier({ supplier }: { supplier: Supplier }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const form = useSchemaForm(Schema, toFields(supplier));
  const editing = useEditing(form, {
    row: supplier,
    toValues: toFields,
    newest: supplierDetail(supplier.id),
    send: useChangeSupplier(supplier.id).mutateAsync,
  });
  const statuses = useStatusOptions();
  const [asked, setAsked] = useState<{ ending: Ending; values: Schema }>();
  const store = async (values: Schema) => {
    await editing.save(values);
    showToast(t`${values.name} is saved`);
    navigate(`/admin/suppliers/${supplier.id}`);
  };
  const save = async (values: Schema) => {
    const ending = endingOf(toFields(supplier), values);
    if (!ending) return store(values);
    setAsked({ ending, values });
    return false;
  };
  return (
    <>
      <PageHeader
        title={t`Supplier`}
        crumbs={[
          { label: t`Suppliers`, to: '/admin/suppliers' },
          { label: supplier.name, to: `/admin/suppliers/${supplier.id}` },
        ]}
      />
      <SupplierTabs supplierId={supplier.id} current="edit" />
      <Form form={form} onSubmit={save} conflict={editing.conflict}>
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
        <SaveActions save={t`Save supplier`} cancel={`/admin/suppliers/${supplier.id}`} />
      </Form>
      <EndDialog
        supplier={supplier}
        ending={asked?.ending}
        onClose={() => setAsked(undefined)}
        onConfirm={async () => asked && store(asked.values)}
      />
    </>
  );
}
