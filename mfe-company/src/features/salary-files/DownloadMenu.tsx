import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { styled } from 'styled-components';
import type { SalaryFile } from '@portal/contract/salary-files';
import { Button, Field, FileText, Note, useQuery } from '@portal/shared-ui';
import { Dialog, Download, FailedQuery, FileSpreadsheet, Menu, Select, type MenuEntry } from '@portal/shared-ui/kit';
import { salarySystems, useDownload } from './salary-files.api.ts';

const Stack = styled.div`display: grid; gap: var(--s-4);`;
const Face = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  height: var(--control-h);
  padding: 0 12px;
  border-radius: var(--r-md);
  background: var(--surface);
  box-shadow: var(--e-1), inset 0 0 0 1px var(--line-strong);
  font-weight: 550;
  font-size: var(--fs-14);
`;

/** What can be fetched of a file: its bytes, its draws for people, its draws in another payroll layout. */
export function useDownloadEntries(file: SalaryFile, onOtherSystem: () => void): MenuEntry[] {
  const { t } = useLingui();
  const { mutate } = useDownload();
  return [
    { key: 'original', label: t`The salary file itself`, icon: FileText, onAction: () => mutate({ file, as: { format: 'original' } }) },
    { key: 'csv', label: t`Its draws as CSV`, icon: FileSpreadsheet, onAction: () => mutate({ file, as: { format: 'csv' } }) },
    { key: 'xlsx', label: t`Its draws as XLSX`, icon: FileSpreadsheet, onAction: () => mutate({ file, as: { format: 'xlsx' } }) },
    { key: 'other', label: t`For another salary system …`, icon: Download, onAction: onOtherSystem },
  ];
}

/** The downloads of one file, behind a button. */
export function DownloadMenu({ file }: { file: SalaryFile }) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const entries = useDownloadEntries(file, () => setIsOpen(true));
  return (
    <>
      <Menu label={t`Download`} entries={entries}>
        <Face>
          <Download aria-hidden="true" />
          {t`Download`}
        </Face>
      </Menu>
      {isOpen && <OtherSystemDialog file={file} onClose={() => setIsOpen(false)} />}
    </>
  );
}

/** Said beside every preset layout: none was tried in the payroll system itself (RULES 4.3). */
export function TestImportNote() {
  return (
    <Note tone="info">
      <Trans>The layouts come from the manuals of the payroll systems. Run one test import before the first real file.</Trans>
    </Note>
  );
}

/** The file's draws in the layout of another payroll system; the file of record stays as it is. */
export function OtherSystemDialog({ file, onClose }: { file: SalaryFile; onClose: () => void }) {
  const { t } = useLingui();
  const systems = useQuery(salarySystems);
  const fetchFile = useDownload();
  const [chosen, setChosen] = useState('');
  const salarySystemId = chosen || systems.data?.data[0]?.id;
  const start = () => salarySystemId && fetchFile.mutate({ file, as: { salarySystemId } }, { onSuccess: onClose });
  return (
    <Dialog
      title={<Trans>For another salary system</Trans>}
      isOpen
      isDismissable
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t`Cancel`}</Button>
          <Button look="primary" icon={<Download aria-hidden="true" />} busy={fetchFile.isPending} onClick={start}>{t`Download the file`}</Button>
        </>
      }
    >
      <Stack>
        <p><Trans>The same draws, written as the other system reads them. The file that was made stays unchanged.</Trans></p>
        {systems.error && <FailedQuery label={t`Salary systems`} error={systems.error} onRetry={systems.refetch} />}
        <Field label={t`Salary system`}>
          {(control) => (
            <Select {...control} value={salarySystemId ?? ''} onChange={setChosen} options={(systems.data?.data ?? []).map(({ id, name }) => ({ value: id, label: name }))} />
          )}
        </Field>
        <TestImportNote />
      </Stack>
    </Dialog>
  );
}
