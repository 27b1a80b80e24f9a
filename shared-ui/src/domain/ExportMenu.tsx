import { useLingui } from '@lingui/react/macro';
import { styled } from 'styled-components';
import { useMutation } from '@portal/shared-ui';
import { Download, Menu } from '@portal/shared-ui/kit';

const Face = styled.span`display: inline-flex; align-items: center; gap: 8px; padding: 0 6px; font-weight: 550; font-size: var(--fs-13); color: var(--text-2);`;

/** The filtered list as a file; a failure is a toast. */
export function ExportMenu({ onExport }: { onExport: (format: 'csv' | 'xlsx') => Promise<void> }) {
  const { t } = useLingui();
  const run = useMutation({ mutationFn: onExport });
  return (
    <Menu
      label={t`Export`}
      entries={[
        { key: 'csv', label: t`As CSV`, onAction: () => run.mutate('csv') },
        { key: 'xlsx', label: t`As XLSX`, onAction: () => run.mutate('xlsx') },
      ]}
    >
      <Face>
        <Download aria-hidden="true" />
        {t`Export`}
      </Face>
    </Menu>
  );
}
