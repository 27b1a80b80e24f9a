import { useLingui } from '@lingui/react/macro';
import type { ImportKind } from '@portal/contract/import-kinds';
import { importDateFormats, type ImportOptions } from '@portal/contract/import-mapping';
import { Field } from '@portal/shared-ui';
import { Checkbox, Select } from '@portal/shared-ui/kit';
import { Fields } from './import-style.ts';

export type CategoryChoice = { id: string; name: string };
type OptionFieldsProps = {
  kind: ImportKind;
  options: ImportOptions;
  onChange: (options: ImportOptions) => void;
  categories: readonly CategoryChoice[];
  categoryError?: string | undefined;
};

/** How values are read and rows are matched; what is recognised by itself says so. */
export function OptionFields({ kind, options, onChange, categories, categoryError }: OptionFieldsProps) {
  const { t } = useLingui();
  const change = (part: Partial<ImportOptions>) => onChange({ ...options, ...part });
  const isPeople = kind === 'EMPLOYEES';
  return (
    <Fields>
      {kind === 'PRODUCTS' && (
        <Field label={t`Category`} hint={t`For rows that name none of the portal's categories`} error={categoryError}>
          {(control) => (
            <Select
              {...control}
              placeholder={t`Choose`}
              options={categories.map(({ id, name }) => ({ value: id, label: name }))}
              value={options.categoryId ?? ''}
              onChange={(value) => change({ categoryId: value === '' ? null : value })}
            />
          )}
        </Field>
      )}
      {!isPeople && (
        <Field label={t`Decimal mark`}>
          {(control) => (
            <Select
              {...control}
              placeholder={t`Recognise`}
              options={[
                { value: ',', label: t`Comma, 1.234,50` },
                { value: '.', label: t`Point, 1,234.50` },
              ]}
              value={options.decimal ?? ''}
              onChange={(value) => onChange(withDecimal(options, value))}
            />
          )}
        </Field>
      )}
      {isPeople && (
        <Field label={t`Dates are written`}>
          {(control) => (
            <Select
              {...control}
              placeholder={t`Recognise`}
              options={importDateFormats.map((format) => ({ value: format, label: format }))}
              value={options.dateFormat ?? ''}
              onChange={(value) => onChange(withDates(options, value))}
            />
          )}
        </Field>
      )}
      <Field label={t`A row is the same as before when`}>
        {(control) => (
          <Select
            {...control}
            options={
              isPeople
                ? [
                    { value: 'both', label: t`Number and e-mail agree` },
                    { value: 'employNo', label: t`The number agrees` },
                    { value: 'email', label: t`The e-mail agrees` },
                  ]
                : [
                    { value: 'supplierSKU', label: t`Supplier SKU agrees, else SKU` },
                    { value: 'SKU', label: t`SKU agrees` },
                  ]
            }
            value={options.matchKey ?? (isPeople ? 'both' : 'supplierSKU')}
            onChange={(value) => change({ matchKey: value as NonNullable<ImportOptions['matchKey']> })}
          />
        )}
      </Field>
      {!isPeople && (
        <Field label={t`What the file no longer holds`}>
          {(control) => (
            <Select
              {...control}
              options={[
                { value: 'keep', label: t`Keep` },
                { value: 'hide', label: t`Hide` },
              ]}
              value={options.missing}
              onChange={(value) => change({ missing: value as ImportOptions['missing'] })}
            />
          )}
        </Field>
      )}
      {isPeople ? (
        <Checkbox
          label={t`Invite new employees now`}
          hint={t`Otherwise they are invited with their first subscription. People who have left are never invited.`}
          checked={options.inviteNow}
          onChange={(event) => change({ inviteNow: event.target.checked })}
        />
      ) : (
        <Checkbox
          label={t`Prices include VAT`}
          hint={t`25 % is taken off. Retail prices always include it.`}
          checked={options.priceIncludesVat}
          onChange={(event) => change({ priceIncludesVat: event.target.checked })}
        />
      )}
      <Checkbox
        label={t`All or nothing`}
        hint={t`Imports nothing while a row has an error.`}
        checked={options.allOrNothing}
        onChange={(event) => change({ allOrNothing: event.target.checked })}
      />
    </Fields>
  );
}

function withDecimal({ decimal: _before, ...rest }: ImportOptions, value: string): ImportOptions {
  return value === ',' || value === '.' ? { ...rest, decimal: value } : rest;
}

function withDates({ dateFormat: _before, ...rest }: ImportOptions, value: string): ImportOptions {
  const format = importDateFormats.find((known) => known === value);
  return format ? { ...rest, dateFormat: format } : rest;
}
