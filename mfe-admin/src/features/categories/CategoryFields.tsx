import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { freeAmounts, taxableModes } from '@portal/contract/categories';
import { Card } from '@portal/shared-ui';
import {
  CheckboxField,
  FieldRow,
  Fields,
  MoneyField,
  NumberField,
  PercentField,
  SelectField,
  TextField,
  useWatch,
} from '@portal/shared-ui/forms';
import { Ticks } from '../../shared/page-style.ts';
import type { CategorySchemaForm } from './category-form.ts';
import { GiftFields } from './GiftFields.tsx';
import { OwnRateField } from './OwnRateField.tsx';

const taxableLabels = {
  NONE: msg`Nothing is added`,
  FIXED_YEARLY: msg`A fixed amount a year (free phone)`,
  PERCENT_OF_RETAIL: msg`A share of the retail price a year`,
  MARKET_RENT: msg`The market rent`,
} satisfies Record<(typeof taxableModes)[number], unknown>;

const freeLabels = { NONE: msg`Nothing`, BICYCLE: msg`The tax table’s amount for bicycles` } satisfies Record<
  (typeof freeAmounts)[number],
  unknown
>;

/** What may be chosen, and what the shop asks for. */
export function CategoryFields({ form }: { form: CategorySchemaForm }) {
  const { t } = useLingui();
  return (
    <>
      <Card title={t`Category`}>
        <Fields>
          <FieldRow>
            <TextField form={form} name="name" label={t`Name`} autoComplete="off" maxLength={120} />
            <TextField
              form={form}
              name="danishName"
              label={t`Name in Danish`}
              hint={t`For those who read Danish. Empty: the name.`}
              isOptional
              autoComplete="off"
              maxLength={120}
            />
          </FieldRow>
          <Ticks>
            <CheckboxField
              form={form}
              name="enabled"
              label={t`Enabled`}
              hint={t`Suppliers can put products into it.`}
            />
            <CheckboxField
              form={form}
              name="is_subscription"
              label={t`Running service`}
              hint={t`Priced per billing period. No serial number and no scrap value.`}
            />
            <CheckboxField
              form={form}
              name="is_present"
              label={t`Gift`}
              hint={t`The company pays all of it. No salary draws and no pay-in-full.`}
            />
            <CheckboxField
              form={form}
              name="requiresSerial"
              label={t`Needs a serial number`}
              hint={t`An order cannot be shipped without SN or IMEI.`}
            />
            <CheckboxField form={form} name="insuranceRequired" label={t`Insurance is required`} />
          </Ticks>
          <GiftFields form={form} />
        </Fields>
      </Card>
      <Card title={t`What an employee may choose`}>
        <Fields>
          <Ticks>
            <CheckboxField
              form={form}
              name="allow_multiple_products"
              label={t`More than one product at a time`}
              hint={t`Otherwise one running order per employee.`}
            />
            <CheckboxField form={form} name="allow_multiple_accessories" label={t`More than one accessory`} />
          </Ticks>
          <FieldRow>
            <NumberField
              form={form}
              name="accessory_limit"
              label={t`Accessories at most`}
              isNullable
              isOptional
              hint={t`0 is none, empty is unlimited.`}
            />
            <PercentField
              form={form}
              name="percentage"
              label={t`Accessories, share of the price`}
              hint={t`Highest value of the accessories. 0 is no cap.`}
            />
          </FieldRow>
          <MoneyField
            form={form}
            name="gross_limit"
            label={t`Highest price for the gross draw`}
            isNullable
            isOptional
            hint={t`Ex VAT. Anything above is a net draw. Empty: all of it is gross.`}
          />
        </Fields>
      </Card>
    </>
  );
}

/** Rates of the estimate and of the end of the period (RULES 2.1). */
export function CategoryTaxFields({ form }: { form: CategorySchemaForm }) {
  const { t, i18n } = useLingui();
  const mode = useWatch({ control: form.control, name: 'taxableMode' });
  return (
    <Card title={t`Tax and value`}>
      <Fields>
        <Ticks>
          <CheckboxField form={form} name="showSalaryCalculation" label={t`Show the salary estimate`} />
          <CheckboxField
            form={form}
            name="requireMultimediaTax"
            label={t`Phone tax applies`}
            hint={t`Adds the fixed yearly amount. Employees can say that they are already taxed on a free phone.`}
          />
        </Ticks>
        <FieldRow>
          <OwnRateField form={form} name="tax" label={t`Tax`} />
          <OwnRateField form={form} name="middleTax" label={t`Middle tax`} />
        </FieldRow>
        <FieldRow>
          <OwnRateField form={form} name="topTax" label={t`Top tax`} />
          <OwnRateField form={form} name="topTopTax" label={t`Highest tax`} />
        </FieldRow>
        <FieldRow>
          <SelectField
            form={form}
            name="taxableMode"
            label={t`Added to the taxable income`}
            options={taxableModes.map((value) => ({ value, label: i18n._(taxableLabels[value]) }))}
          />
          {mode === 'PERCENT_OF_RETAIL' && (
            <PercentField form={form} name="taxablePercent" label={t`Share of the retail price`} />
          )}
          {mode === 'MARKET_RENT' && (
            <SelectField
              form={form}
              name="freeYearly"
              label={t`Free of tax a year`}
              options={freeAmounts.map((value) => ({ value, label: i18n._(freeLabels[value]) }))}
            />
          )}
        </FieldRow>
        <FieldRow>
          <PercentField
            form={form}
            name="scrapPercent"
            label={t`Expected buy-out value`}
            hint={t`Share of the goods' price ex VAT.`}
          />
          <PercentField
            form={form}
            name="deductibleVatPercent"
            label={t`Deductible VAT`}
            hint={t`What the company gets back of the VAT.`}
          />
        </FieldRow>
      </Fields>
    </Card>
  );
}
