import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { Trans, useLingui as useMacro } from '@lingui/react/macro';
import type { ImportKind } from '@portal/contract/import-kinds';
import type { ImportView } from '@portal/contract/import-view';
import { Card, EmptyState, Instant, Link, useQuery } from '@portal/shared-ui';
import { DataTable, FileSpreadsheet, type Column } from '@portal/shared-ui/kit';
import { Fragment } from 'react';
import { styled } from 'styled-components';
import { importApi, type ImportContext } from './imports.api.ts';

const statusLabels: Readonly<Record<ImportView['status'], MessageDescriptor>> = {
  UPLOADED: msg`Not checked yet`,
  CHECKING: msg`Is being checked`,
  CHECKED: msg`Checked, not imported`,
  RUNNING: msg`Is being imported`,
  DONE: msg`Imported`,
  FAILED: msg`Could not be read`,
  UNDOING: msg`Is being undone`,
  UNDONE: msg`Undone`,
};

function Status({ status }: Pick<ImportView, 'status'>) {
  const { i18n } = useLingui();
  return <>{i18n._(statusLabels[status])}</>;
}

const kindLabels: Readonly<Record<ImportKind, MessageDescriptor>> = {
  PRODUCTS: msg`Products`,
  ACCESSORIES: msg`Accessories`,
  EMPLOYEES: msg`Employees`,
};

/** What a file holds: products, accessories or employees. */
export function KindName({ kind }: Pick<ImportView, 'kind'>) {
  const { i18n } = useLingui();
  return <>{i18n._(kindLabels[kind])}</>;
}

/** The page of products and that of accessories are one, told apart in the address. */
const addressOf = ({ id, kind }: ImportView) => `?${kind === 'ACCESSORIES' ? 'kind=accessories&' : ''}importId=${id}`;

const file = (at: string): Column<ImportView> => ({
  key: 'file',
  header: msg`File`,
  card: 'title',
  cell: (row) => <Link to={`${at}${addressOf(row)}`}>{row.fileName || <Trans>Removed file</Trans>}</Link>,
});
const kind: Column<ImportView> = { key: 'kind', header: msg`Contents`, cell: (row) => <KindName kind={row.kind} /> };
const outcome: readonly Column<ImportView>[] = [
  { key: 'created', header: msg`Uploaded`, cell: (row) => <Instant value={row.createdAt} /> },
  { key: 'status', header: msg`Status`, card: 'status', cell: (row) => <Status status={row.status} /> },
  { key: 'new', header: msg`New`, align: 'end', cell: (row) => row.counts.new },
  { key: 'changed', header: msg`Changed`, align: 'end', cell: (row) => row.counts.changed },
  { key: 'errors', header: msg`Errors`, align: 'end', cell: (row) => row.counts.errors },
];

const columnsOf = (context: ImportContext, at: string) =>
  context.portal === 'company' ? [file(at), ...outcome] : [file(at), kind, ...outcome];

const Below = styled.div`margin-top: var(--s-5);`;

/**
 * The last ten files with their reports: the way back to one that runs, and to undoing one that is done.
 *
 * @param at the page of the imports, on another page
 */
export function RecentImports({ context, at = '' }: { context: ImportContext; at?: string }) {
  const { t } = useMacro();
  const query = useQuery(importApi(context).recent());
  const Frame = at ? Fragment : Below;
  return (
    <Frame>
      <Card title={t`Earlier imports`} flush>
        <DataTable
          label={t`Earlier imports`}
          query={query}
          columns={columnsOf(context, at)}
          rowKey={(row) => row.id}
          empty={
            <EmptyState
              icon={FileSpreadsheet}
              title={t`No earlier imports`}
              why={<Trans>Files that you upload are listed here with what became of them.</Trans>}
            />
          }
        />
      </Card>
    </Frame>
  );
}
