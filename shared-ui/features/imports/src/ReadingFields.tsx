import { useLingui } from '@lingui/react/macro';
import { delimiters, textEncodings, type ImportView } from '@portal/contract/import-view';
import { ApiError, Card, Field, messageOf, useMutation } from '@portal/shared-ui';
import { Select } from '@portal/shared-ui/kit';
import { delimiterLabels, encodingLabels } from './import-labels.ts';
import { Fields } from './import-style.ts';
import type { ImportApi } from './imports.api.ts';

type ReadingFieldsProps = { api: ImportApi; view: ImportView; onRead: (view: ImportView) => void };

/** Encoding and delimiter as they were recognised; another choice reads the file again. */
export function ReadingFields({ api, view, onRead }: ReadingFieldsProps) {
  const { t, i18n } = useLingui();
  const read = useMutation({
    mutationFn: (reading: Parameters<ImportApi['read']>[1]) => api.read(view.id, reading),
    onSuccess: ({ data }) => onRead(data),
    meta: { inline: true },
  });
  const encoding = textEncodings.find((known) => known === view.encoding);
  const delimiter = delimiters.find((known) => known === view.delimiter);
  if (!encoding || !delimiter) return null;
  const failure = read.error ? messageOf(ApiError.from(read.error).key) : undefined;
  return (
    <Card title={t`How the file is read`}>
      <Fields aria-busy={read.isPending}>
        <Field label={t`Encoding`} hint={t`Choose another one when æ, ø and å look wrong below.`} error={failure}>
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
                if (chosen) read.mutate({ encoding: chosen, delimiter });
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
                if (chosen) read.mutate({ encoding, delimiter: chosen });
              }}
            />
          )}
        </Field>
      </Fields>
    </Card>
  );
}

/** Both orders of UTF-16 have one name elsewhere; here they are told apart. */
const encodingName = (encoding: (typeof textEncodings)[number], label: string) =>
  encoding === 'utf-16be' ? `${label} BE` : encoding === 'utf-16le' ? `${label} LE` : label;
