import { useLingui } from '@lingui/react/macro';
import type { ImportView } from '@portal/contract/import-view';
import { useMutation } from '@portal/shared-ui';
import { Download, Menu } from '@portal/shared-ui/kit';
import type { ImportApi } from './imports.api.ts';

/** Every row with what becomes of it and why, as a file; a failure is a toast. */
export function ReportMenu({ api, view }: { api: ImportApi; view: ImportView }) {
  const { t } = useLingui();
  const run = useMutation({ mutationFn: (format: 'csv' | 'xlsx') => api.report(view.id, format) });
  return (
    <Menu
      label={t`Whole report`}
      entries={[
        { key: 'csv', label: t`As CSV`, onAction: () => run.mutate('csv') },
        { key: 'xlsx', label: t`As XLSX`, onAction: () => run.mutate('xlsx') },
      ]}
    >
      <Download aria-hidden="true" />
      {t`Whole report`}
    </Menu>
  );
}
