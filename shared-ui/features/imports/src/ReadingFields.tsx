import { useLingui } from '@lingui/react/macro';
import { delimiters, textEncodings, type ImportView } from '@portal/contract/import-view';
import { Card, Field, useMutation } from '@portal/shared-ui';
import { Refusal, Select } from '@portal/shared-ui/kit';
import { FirstRows } from './FirstRows.tsx';
import { delimiterLabels, encodingLabels } from './import-labels.ts';
import { Fields } from './import-style.ts';
import type { ImportApi } from './imports.api.ts';

type ReadingFieldsProps = { api: ImportApi; view: ImportView; onRead: (view: ImportView) => void };

/**
 * Encoding, delimiter, sheet and the row with the names of columns as they were recognised, above the first rows of the
 * file; another choice reads the file again.
 */
export function ReadingFields({ api, view, onRead }: ReadingFieldsProps) {
  const { t, i18n } = useLingui();
  const read = useMutation({
    mutationFn: (reading: Parameters<ImportApi['read']>[1]) => api.read(view.id, reading),
    onSuccess: ({ data }) => onRead(data),
    meta: { form: true },
  });
  const encoding = textEncodings.find((known) => known === view.encoding);
  const delimiter = delimiters.find((known) => known === view.delimiter);
  // A header that the person chose stays chosen; one that was found by itself is found anew.
  const { headerRow } = view.options;
  const text = encoding && delimiter ? { encoding, delimiter } : {};
  const inRow = (row: number) => read.mutate({ ...text, ...(view.sheet ? { sheet: view.sheet } : {}), headerRow: row });
  const rows = view.top.flatMap((cells, index) => (cells.some((cell) => cell.trim() !== '') ? [index + 1] : []));
  return (
    <Card title={t`How the file is read`}>
      <Fields aria-busy={read.isPending}>
        {encoding && delimiter && (
          <>
            <Field label={t`Encoding`} hint={t`Choose another one when æ, ø and å look wrong below.`}>
              {(control) => (
                <Select
                  {...control}
                  options={textEncodings.map((value) => ({
                    value,
                    label: encodingName(value, i18n._(encodingLabels[value])),
                  }))}
                  value={encoding}
                  onChange={(value) => {
                    const chosen = textEncodings.find((known) => known === value);
                    if (chosen) read.mutate({ encoding: chosen, delimiter, headerRow });
                  }}
                />
              )}
            </Field>
            <Field label={t`Delimiter`} hint={t`Choose another one when columns stand together or are cut apart.`}>
              {(control) => (
                <Select
                  {...control}
                  options={delimiters.map((value) => ({
                    value,
                    label: delimiterLabels[value] ? i18n._(delimiterLabels[value]) : value,
                  }))}
                  value={delimiter}
                  onChange={(value) => {
                    const chosen = delimiters.find((known) => known === value);
                    if (chosen) read.mutate({ encoding, delimiter: chosen, headerRow });
                  }}
                />
              )}
            </Field>
          </>
        )}
        {view.sheets.length > 1 && (
          <Field label={t`Sheet`} hint={t`Choose another one when the rows stand elsewhere in the workbook.`}>
            {(control) => (
              <Select
                {...control}
                options={view.sheets.map((name) => ({ value: name, label: name }))}
                value={view.sheet}
                onChange={(name) => read.mutate({ sheet: name })}
              />
            )}
          </Field>
        )}
        {rows.length > 0 && (
          <Field
            label={t`Names of columns`}
            hint={t`Choose the row that names the columns; rows above it are left out.`}
          >
            {(control) => (
              <Select
                {...control}
                options={[...new Set([...rows, view.headerRow])].map((row) => ({
                  value: String(row),
                  label: t`Row ${row}`,
                }))}
                value={String(view.headerRow)}
                onChange={(row) => inRow(Number(row))}
              />
            )}
          </Field>
        )}
      </Fields>
      <Refusal error={read.error} />
      {view.top.length > 0 && <FirstRows view={view} />}
    </Card>
  );
}

/** Both orders of UTF-16 have one name elsewhere; here they are told apart. */
const encodingName = (encoding: (typeof textEncodings)[number], label: string) =>
  encoding === 'utf-16be' ? `${label} BE` : encoding === 'utf-16le' ? `${label} LE` : label;
