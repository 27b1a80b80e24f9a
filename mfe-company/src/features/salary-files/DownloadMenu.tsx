import { useLingui } from '@lingui/react/macro';
import { isWaitingForApproval, type SalaryFile } from '@portal/contract/salary-files';
import { FileText } from '@portal/shared-ui';
import { Download, FileSpreadsheet, Menu, type MenuEntry } from '@portal/shared-ui/kit';
import { useState } from 'react';
import { OtherSystemDialog } from './OtherSystemDialog.tsx';
import { useDownload, useDownloadControlList } from './salary-files.api.ts';

/**
 * What can be fetched of a file: its draws for people, its bytes and its draws in another payroll layout; what payroll
 * can load waits for two approvals where the file needs them (DECISIONS 47).
 */
export function useDownloadEntries(file: SalaryFile, onOtherSystem: () => void): MenuEntry[] {
  const { t } = useLingui();
  const { mutate } = useDownload();
  const controlList = useDownloadControlList();
  const forPeople: MenuEntry[] = [
    {
      key: 'csv',
      label: t`Its draws as CSV`,
      icon: FileSpreadsheet,
      onAction: () => mutate({ file, as: { format: 'csv' } }),
    },
    {
      key: 'xlsx',
      label: t`Its draws as XLSX`,
      icon: FileSpreadsheet,
      onAction: () => mutate({ file, as: { format: 'xlsx' } }),
    },
    {
      key: 'control-list',
      label: t`Its control list as PDF`,
      icon: FileText,
      onAction: () => controlList.mutate(file),
    },
  ];
  if (file.needsSecondApproval && isWaitingForApproval(file)) return forPeople;
  return [
    {
      key: 'original',
      label: t`The salary file itself`,
      icon: FileText,
      onAction: () => mutate({ file, as: { format: 'original' } }),
    },
    ...forPeople,
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
        <Download aria-hidden="true" />
        {t`Download`}
      </Menu>
      {isOpen && <OtherSystemDialog file={file} onClose={() => setIsOpen(false)} />}
    </>
  );
}
