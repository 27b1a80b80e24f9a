import { useLingui } from '@lingui/react/macro';
import { orderFileFormatNames } from '@portal/accounts';
import type { SupplierFields } from '@portal/contract/suppliers';
import { Card } from '@portal/shared-ui';
import { FieldRow, Fields, SelectField, TextField, useWatch, type SchemaForm } from '@portal/shared-ui/forms';
import type * as v from 'valibot';

type Input = Pick<
  v.InferInput<typeof SupplierFields>,
  'orderFileFormat' | 'ublCustomizationId' | 'ublProfileId' | 'ublEndpoint'
>;

/** In which form the supplier gets its orders. */
export function OrderFileCard({ form }: { form: SchemaForm<Input, unknown> }) {
  const { t, i18n } = useLingui();
  const format = useWatch({ control: form.control, name: 'orderFileFormat' });
  return (
    <Card title={t`Order files`}>
      <Fields>
        <SelectField
          form={form}
          name="orderFileFormat"
          label={t`Format`}
          hint={t`CSV holds all orders of a file. UBL is one document for each order, for programs that read it.`}
          options={Object.entries(orderFileFormatNames).map(([value, label]) => ({ value, label: i18n._(label) }))}
        />
        {format === 'UBL' && (
          <>
            <TextField
              form={form}
              name="ublEndpoint"
              label={t`Electronic address`}
              hint={t`Scheme, colon and number, for example 0184:DK12345678.`}
            />
            <FieldRow>
              <TextField form={form} name="ublCustomizationId" label={t`Customization ID`} />
              <TextField form={form} name="ublProfileId" label={t`Profile ID`} />
            </FieldRow>
          </>
        )}
      </Fields>
    </Card>
  );
}
