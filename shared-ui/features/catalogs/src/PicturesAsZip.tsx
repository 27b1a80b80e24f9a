import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { archiveMaxBytes, archivePicturesMax, type ArchiveReport } from '@portal/contract/pictures';
import { ApiError, Badge, Button, fieldMessage, Fixed, messageOf, Note, Stack } from '@portal/shared-ui';
import { FormActions } from '@portal/shared-ui/forms';
import { Dialog, FileDrop } from '@portal/shared-ui/kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { ProductApi } from './products.api.ts';
import { useCatalogSaving } from './use-saving.ts';

const Report = styled.ul`
  display: grid;
  gap: 6px;
  max-height: 320px;
  overflow: auto;
  font-size: var(--fs-13);
  li { display: flex; flex-wrap: wrap; gap: 4px 10px; justify-content: space-between; }
  b { font-weight: 500; overflow-wrap: anywhere; }
`;

/** Pictures of many items at once: a ZIP whose file names are SKUs, and a report with one line a file. */
export function PicturesAsZip({ api }: { api: ProductApi }) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const upload = useCatalogSaving(api.addArchive);
  const report = upload.data?.data;
  const close = () => {
    upload.reset();
    setIsOpen(false);
  };
  return (
    <>
      <Button size="small" onClick={() => setIsOpen(true)}>{t`Pictures as ZIP`}</Button>
      <Dialog title={t`Pictures of many products`} width={560} isOpen={isOpen} onClose={close}>
        <Stack aria-busy={upload.isPending}>
          <p>
            <Trans>
              Name each file as the SKU of its product or accessory: PX128.jpg, PX128_2.jpg, or a folder PX128. They are
              added behind the pictures that it has.
            </Trans>
          </p>
          {report ? (
            <Outcome report={report} />
          ) : (
            <FileDrop
              label={upload.isPending ? t`Reading the pictures …` : t`Drop a ZIP`}
              types={['.zip']}
              maxBytes={archiveMaxBytes}
              hint={t`At most ${archivePicturesMax} pictures and 50 MB.`}
              error={upload.error ? fieldMessage(ApiError.from(upload.error)) : undefined}
              onFile={(file) => upload.mutate(file)}
            />
          )}
          <FormActions>
            {report && <Button look="primary" onClick={() => upload.reset()}>{t`Another ZIP`}</Button>}
            <Button onClick={close}>{t`Close`}</Button>
          </FormActions>
        </Stack>
      </Dialog>
    </>
  );
}

function Outcome({ report: { added, files } }: { report: ArchiveReport }) {
  const faults = files.filter(({ fault }) => fault !== null);
  return (
    <>
      <Note tone={faults.length > 0 ? 'warn' : 'success'}>
        <Plural value={added} _0="No picture is added." one="# picture is added." other="# pictures are added." />{' '}
        {faults.length > 0 && (
          <Plural
            value={faults.length}
            one="# file is left out; see why below."
            other="# files are left out; see why below."
          />
        )}
      </Note>
      <Report>
        {[...faults, ...files.filter(({ fault }) => fault === null)].map(({ name, SKU, added: isAdded, fault }) => (
          <li key={name}>
            <b>
              <Fixed>{name}</Fixed>
            </b>
            {fault ? (
              <span>
                {fault === 'product-not-found' ? (
                  <Trans>No product or accessory has this name as its SKU.</Trans>
                ) : (
                  messageOf(fault)
                )}
              </span>
            ) : (
              <Badge tone={isAdded ? 'teal' : 'neutral'}>
                {isAdded ? <Trans>Added to {SKU}</Trans> : <Trans>{SKU} has it already</Trans>}
              </Badge>
            )}
          </li>
        ))}
      </Report>
    </>
  );
}
