import { useLingui } from '@lingui/react/macro';
import { CurrencyForm, type Currency } from '@portal/contract/currencies';
import { Card, listAsLeft, PageHeader, showToast, useNavigate, useParams, useQuery } from '@portal/shared-ui';
import {
  FieldRow,
  Form,
  NumberField,
  SaveActions,
  TextField,
  useEditing,
  useSchemaForm,
} from '@portal/shared-ui/forms';
import { QueryResult } from '@portal/shared-ui/kit';
import * as v from 'valibot';
import { currencyDetail, useChangeCurrency } from './currencies.api.ts';

const Editable = v.omit(CurrencyForm, ['isoCode']);

export default function EditCurrencyPage() {
  const { t } = useLingui();
  const { currencyId = '' } = useParams();
  return (
    <QueryResult label={t`The currency`} query={useQuery(currencyDetail(currencyId))}>
      {(currency) => <EditCurrency key={currency.id} currency={currency} />}
    </QueryResult>
  );
}

const toFields = ({ id: _id, isoCode: _isoCode, version: _version, ...fields }: Currency) => fields;

function EditCurrency({ currency }: { currency: Currency }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { isoCode } = currency;
  const form = useSchemaForm(Editable, toFields(currency));
  const editing = useEditing(form, {
    row: currency,
    toValues: toFields,
    newest: currencyDetail(currency.id),
    send: useChangeCurrency(currency.id).mutateAsync,
  });
  const save = async (values: v.InferOutput<typeof Editable>) => {
    await editing.save(values);
    showToast(t`${isoCode} is saved`);
    navigate(listAsLeft('/admin/currencies'));
  };
  return (
    <>
      <PageHeader title={isoCode} crumbs={[{ label: t`Currencies`, to: '/admin/currencies' }]} />
      <Form form={form} onSubmit={save} conflict={editing.conflict}>
        <Card>
          <FieldRow>
            <TextField form={form} name="symbol" label={t`Symbol`} maxLength={8} autoComplete="off" />
            <NumberField form={form} name="orderNumber" label={t`Place in lists`} />
          </FieldRow>
        </Card>
        <SaveActions save={t`Save currency`} cancel="/admin/currencies" />
      </Form>
    </>
  );
}
