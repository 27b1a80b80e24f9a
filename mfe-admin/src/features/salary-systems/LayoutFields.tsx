import { Trans, useLingui } from '@lingui/react/macro';
import { salaryFileKindLabels } from '@portal/catalogs';
import { paysDeductionsOut, salaryDateFormats } from '@portal/contract/salary-systems';
import { Card, Note } from '@portal/shared-ui';
import {
  CheckboxField,
  FieldRow,
  Fields,
  NumberField,
  SelectField,
  TextField,
  useWatch,
} from '@portal/shared-ui/forms';
import { delimiterLabels } from '../../shared/delimiter-labels.ts';
import { Ticks } from '../../shared/page-style.ts';
import { useOptions } from '../../shared/use-options.ts';
import {
  aggregateLabels,
  decimalLabels,
  encodingLabels,
  lineEndLabels,
  quoteLabels,
  signLabels,
} from './layout-labels.ts';
import type { SystemSchemaForm } from './salary-system-form.ts';

const dateOptions = salaryDateFormats.map((value) => ({ value, label: value }));

/** Everything about the file but its columns. */
export function LayoutFields({ form }: { form: SystemSchemaForm }) {
  const { t } = useLingui();
  const [kind, sign] = useWatch({ control: form.control, name: ['layout.kind', 'layout.sign'] });
  const [kinds, delimiters, quotes] = [
    useOptions(salaryFileKindLabels),
    useOptions(delimiterLabels),
    useOptions(quoteLabels),
  ];
  const [decimals, encodings, lineEnds] = [
    useOptions(decimalLabels),
    useOptions(encodingLabels),
    useOptions(lineEndLabels),
  ];
  // Of the others no public description says it, or it depends on the wage type (RULES 4.1).
  const signHint =
    kind === 'PAXML'
      ? t`PAXml takes deductions as positive: 228.93; a credit is -228.93.`
      : t`A credit has the other sign. Ask your payroll which one its wage type expects.`;
  const [signs, aggregates] = [useOptions(signLabels), useOptions(aggregateLabels)];
  return (
    <Card title={t`File`}>
      <Fields>
        <FieldRow>
          <SelectField form={form} name="layout.kind" label={t`Kind of file`} options={kinds} />
          <SelectField form={form} name="layout.encoding" label={t`Encoding`} options={encodings} />
          <SelectField form={form} name="layout.lineEnd" label={t`Line end`} options={lineEnds} />
        </FieldRow>
        <FieldRow>
          {kind === 'CSV' && (
            <SelectField form={form} name="layout.delimiter" label={t`Delimiter`} options={delimiters} />
          )}
          {kind === 'CSV' && (
            <SelectField form={form} name="layout.quote" label={t`Quotation marks`} options={quotes} />
          )}
          <SelectField form={form} name="layout.decimal" label={t`Amounts`} options={decimals} />
          <SelectField form={form} name="layout.dateFormat" label={t`Dates`} options={dateOptions} />
        </FieldRow>
        <FieldRow>
          <SelectField form={form} name="layout.sign" label={t`Deductions are`} options={signs} hint={signHint} />
          <SelectField form={form} name="layout.aggregate" label={t`Lines`} options={aggregates} />
        </FieldRow>
        <FieldRow>
          <TextField
            form={form}
            name="layout.fileName"
            label={t`File name`}
            hint={'{company} {yyyy} {mm} {batch}'}
            autoComplete="off"
          />
          <NumberField
            form={form}
            name="layout.fileNameMaxLength"
            label={t`Longest file name`}
            hint={t`Without its ending.`}
          />
        </FieldRow>
        {paysDeductionsOut({ kind, sign }) && (
          <Note tone="danger">
            <Trans>
              PAXml reads a negative value as a correction: payroll would pay these deductions out. Choose Positive,
              unless your payroll has been set up otherwise.
            </Trans>
          </Note>
        )}
        <Ticks>
          {kind === 'CSV' && (
            <CheckboxField form={form} name="layout.header" label={t`First line holds the column names`} />
          )}
          <CheckboxField form={form} name="layout.finalLineEnd" label={t`The last line ends with a line end`} />
        </Ticks>
      </Fields>
    </Card>
  );
}
