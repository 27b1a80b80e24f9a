import { useLingui } from '@lingui/react/macro';
import { CurrencyForm } from '@portal/contract/currencies';
import { Card, PageHeader, showToast, useNavigate } from '@portal/shared-ui';
import { FieldRow, Form, NumberField, SaveActions, TextField, useSchemaForm } from '@portal/shared-ui/forms';
import { useCreateCurrency } from './currencies.api.ts';

export default function CreateCurrencyPage() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const create = useCreateCurrency();
  const form = useSchemaForm(CurrencyForm, { isoCode: '', symbol: '' });
  const save = async (values: CurrencyForm) => {
    await create.mutateAsync(values);
    showToast(t`${values.isoCode} is added`);
    navigate('/admin/currencies');
  };
  return (
    <>
      <PageHeader title={t`New currency`} crumbs={[{ label: t`Currencies`, to: '/admin/currencies' }]} />
      <Form form={form} onSubmit={save} fieldFor={{ 'name-already-exists': 'isoCode' }}>
        <Card>
          <FieldRow>
            <TextField
              form={form}
              name="isoCode"
              label={t`Code`}
              hint={t`Three letters, such as DKK. It cannot be changed later.`}
              maxLength={3}
              autoComplete="off"
            />
            <TextField form={form} name="symbol" label={t`Symbol`} maxLength={8} autoComplete="off" />
            <NumberField form={form} name="orderNumber" label={t`Place in lists`} />
          </FieldRow>
        </Card>
        <SaveActions save={t`Add currency`} cancel="/admin/currencies" />
      </Form>
    </>
  );
}
