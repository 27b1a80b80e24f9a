import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { Trans, useLingui as useMacro } from '@lingui/react/macro';
import type { MessageDescriptor } from '@lingui/core';
import { styled } from 'styled-components';
import { listEmployeeImports } from '@portal/contract/imports';
import type { ImportView } from '@portal/contract/import-schemas';
import { call, Card, EmptyState, Instant, Link, queryOptions, useQuery } from '@portal/shared-ui';
import { DataTable, FileSpreadsheet, type Column } from '@portal/shared-ui/kit';

const statusLabels: Readonly<Record<ImportView['status'], MessageDescriptor>> = {
  UPLOADED: msg`Not checked yet`, CHECKING: msg`Is being checked`, CHECKED: msg`Checked, not imported`, RUNNING: msg`Is being imported`, DONE: msg`Imported`, FAILED: msg`Could not be read`,
  UNDOING: msg`Is being undone`, UNDONE: msg`Undone`,
};

function Status({ status }: Pick<ImportView, 'status'>) {
  const { i18n } = useLingui();
  return <>{i18n._(statusLabels[status])}</>;
}

const columns: readonly Column<ImportView>[] = [
  { key: 'file', header: msg`File`, card: 'title', cell: (row) => <Link to={`?importId=${row.id}`}>{row.fileName}</Link> },
  { key: 'created', header: msg`Uploaded`, cell: (row) => <Instant value={row.createdAt} /> },
  { key: 'status', header: msg`Status`, card: 'status', cell: (row) => <Status status={row.status} /> },
  { key: 'new', header: msg`New`, align: 'end', cell: (row) => row.counts.new },
  { key: 'changed', header: msg`Changed`, align: 'end', cell: (row) => row.counts.changed },
  { key: 'errors', header: msg`Errors`, align: 'end', cell: (row) => row.counts.errors },
];

const recentImports = queryOptions({ queryKey: ['imports', 'recent', 'employees'], queryFn: ({ signal }) => call(listEmployeeImports, { query: { pageSize: 10 } }, { signal }) });

const Below = styled.div`margin-top: var(--s-5);`;

/** The last ten files with their reports: the way back to one that runs, and to undoing one that is done. */
export function RecentImports() {
  const { t } = useMacro();
  const query = useQuery(recentImports);
  return (
    <Below><Card title={t`Earlier imports`} flush>
      <DataTable
        label={t`Earlier imports`}
        query={query}
        columns={columns}
        rowKey={(row) => row.id}
        empty={<EmptyState icon={FileSpreadsheet} title={t`No earlier imports`} why={<Trans>Files that you upload are listed here with what became of them.</Trans>} />}
      />
    </Card></Below>
  );
}
