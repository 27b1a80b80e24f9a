import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { Download } from '../kit/kit-icons.ts';
import { Menu } from '../kit/Menu.tsx';

/** The filtered list as a file; a failure is a toast. */
export function ExportMenu({ onExport }: { onExport: (format: 'csv' | 'xlsx') => Promise<void> }) {
  const { t } = useLingui();
  const run = useMutation({ mutationFn: onExport });
  return (
    <Menu
      label={t`Export`}
      size="small"
      entries={[
        { key: 'csv', label: t`As CSV`, onAction: () => run.mutate('csv') },
        { key: 'xlsx', label: t`As XLSX`, onAction: () => run.mutate('xlsx') },
      ]}
    >
      <Download aria-hidden="true" />
      {t`Export`}
    </Menu>
  );
}
