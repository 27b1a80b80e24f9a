import { Trans, useLingui } from '@lingui/react/macro';
import { importMaxBytes } from '@portal/contract/constants';
import type { ImportKind } from '@portal/contract/import-kinds';
import type { ImportMapping } from '@portal/contract/import-mapping';
import type { ImportView } from '@portal/contract/import-view';
import { ApiError, Button, Card, fieldMessage, LiveRegion, Note, useMutation } from '@portal/shared-ui';
import { Download, FileDrop, RotateCcw } from '@portal/shared-ui/kit';
import { useState } from 'react';
import { Stack } from './import-style.ts';
import type { ImportApi } from './imports.api.ts';
import { isClear } from './mapping-state.ts';

type FileStepProps = { api: ImportApi; kind: ImportKind; onUploaded: (view: ImportView) => void };

/**
 * Takes the file. Any header names will do: the next step says what each column means. A file that says all of it by
 * itself is checked at once.
 */
export function FileStep({ api, kind, onUploaded }: FileStepProps) {
  const { t } = useLingui();
  const [chosen, setChosen] = useState<File>();
  const fileName = chosen?.name ?? '';
  const upload = useMutation({
    mutationFn: async (file: File) => {
      const { data: read } = await api.upload(file, kind);
      return isClear(read) ? checked(read) : read;
    },
    onSuccess: onUploaded,
    meta: { form: true },
  });
  // A check that fails is tried again among the columns, where its reason shows.
  const checked = (read: ImportView) =>
    api.check(read.id, read.mapping as ImportMapping, read.options).then(
      ({ data }) => data,
      () => read,
    );
  const failure = upload.error ? ApiError.from(upload.error) : undefined;
  const template = useMutation({ mutationFn: () => api.template(kind) });
  return (
    <Card
      title={t`Choose a file`}
      actions={
        <Button
          size="small"
          icon={<Download aria-hidden="true" />}
          busy={template.isPending}
          onClick={() => template.mutate()}
        >
          {t`Example file`}
        </Button>
      }
    >
      <Stack>
        <FileDrop
          label={t`Drop a CSV or Excel file`}
          hint={
            <>
              {t`CSV, TSV or XLSX, up to 25 MB and 200,000 rows. Delimiter, encoding and decimal comma are recognised.`}
              {kind !== 'EMPLOYEES' && <> {t`Also XML: a Google product feed, BMEcat 2005 or a Peppol catalogue.`}</>}
            </>
          }
          types={['.csv', '.tsv', '.txt', '.xlsx', ...(kind === 'EMPLOYEES' ? [] : ['.xml'])]}
          maxBytes={importMaxBytes}
          error={failure && fieldMessage(failure)}
          onFile={(file) => {
            setChosen(file);
            upload.mutate(file);
          }}
        />
        {chosen && failure && !isRefused(failure) && (
          <div>
            <Button icon={<RotateCcw aria-hidden="true" />} onClick={() => upload.mutate(chosen)}>
              <Trans>Send {fileName} again</Trans>
            </Button>
          </div>
        )}
        <LiveRegion visible>{upload.isPending && <Trans>Reading {fileName} …</Trans>}</LiveRegion>
        {kind === 'EMPLOYEES' && (
          <Note>
            {t`Leave out CPR numbers. Birthday and gender are kept only when the company's settings allow it.`}
          </Note>
        )}
      </Stack>
    </Card>
  );
}

/**
 * The file itself was refused: the same once more would be too. Without an answer, or with a fault of the portal's, it
 * may go now.
 */
const isRefused = ({ status }: ApiError) => status >= 400 && status < 500;
