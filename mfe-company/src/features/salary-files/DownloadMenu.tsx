import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { styled } from 'styled-components';
import type { SalaryFile } from '@portal/contract/salary-files';
import { FileText } from '@portal/shared-ui';
import { Download, FileSpreadsheet, Menu, type MenuEntry } from '@portal/shared-ui/kit';
import { OtherSystemDialog } from './OtherSystemDialog.tsx';
import { useDownload } from './salary-files.api.ts';

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
