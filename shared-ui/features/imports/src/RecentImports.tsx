import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ImportKind } from '@portal/contract/import-kinds';
import type { ImportView } from '@portal/contract/import-view';
import { ImportListFilter } from '@portal/contract/imports';
import { Card, EmptyState, Fixed, Instant, Link, useQuery } from '@portal/shared-ui';
import { DataTable, FileSpreadsheet, ListCard, Pager, Toolbar, useListState, type Column } from '@portal/shared-ui/kit';
import { useId } from 'react';
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
  sort: 'fileName',
  card: 'title',
  cell: (row) => (
    <Link to={`${at}${addressOf(row)}`}>
      {row.fileName ? <Fixed>{row.fileName}</Fixed> : <Trans>Removed file</Trans>}
    </Link>
  ),
});
const kind: Column<ImportView> = {
  key: 'kind',
  header: msg`Contents`,
  sort: 'kind',
  choices: { PRODUCTS: kindLabels.PRODUCTS, ACCESSORIES: kindLabels.ACCESSORIES },
  cell: (row) => <KindName kind={row.kind} />,
};
const outcome: readonly Column<ImportView>[] = [
  { key: 'created', header: msg`Uploaded`, sort: 'createdAt', cell: (row) => <Instant value={row.createdAt} /> },
  {
    key: 'status',
    header: msg`Status`,
    sort: 'status',
    choices: statusLabels,
    card: 'status',
    cell: (row) => <Status status={row.status} />,
  },
  { key: 'new', header: msg`New`, sort: 'new', align: 'end', cell: (row) => row.counts.new },
  { key: 'changed', header: msg`Changed`, sort: 'changed', align: 'end', cell: (row) => row.counts.changed },
  { key: 'errors', header: msg`Errors`, sort: 'errors', align: 'end', cell: (row) => row.counts.errors },
];

const columnsOf = (context: ImportContext, at: string) =>
  context.portal === 'company' ? [file(at), ...outcome] : [file(at), kind, ...outcome];

const Below = styled.section`display: grid; gap: var(--s-3); margin-top: var(--s-5);`;

const nothing = (
  <EmptyState
    icon={FileSpreadsheet}
    title={<Trans>No earlier imports</Trans>}
    why={<Trans>Files that you upload are listed here with what became of them.</Trans>}
  />
);

/**
 * The last ten files with their reports, on a page of something else.
 *
 * @param at the page of the imports
 */
export function RecentImports({ context, at }: { context: ImportContext; at: string }) {
  const { t } = useLingui();
  return (
    <Card title={t`Earlier imports`} flush>
      <DataTable
        label={t`Earlier imports`}
        query={useQuery(importApi(context).earlier({ pageSize: 10 }))}
        columns={columnsOf(context, at)}
        rowKey={(row) => row.id}
        empty={nothing}
      />
    </Card>
  );
}

/** All files with their reports: the way back to one that runs, and to undoing one that is done. */
export function EarlierImports({ context }: { context: ImportContext }) {
  const { t } = useLingui();
  const titleId = useId();
  const [filter, change] = useListState(ImportListFilter);
  const query = useQuery(importApi(context).earlier(filter));
  const name = context.portal === 'company' ? 'employee-imports' : 'product-imports';
  return (
    <Below aria-labelledby={titleId}>
      <h2 id={titleId}>{t`Earlier imports`}</h2>
      <ListCard filters={<Toolbar />} pager={<Pager query={query} onChange={change} countsAll />}>
        <DataTable
          label={t`Earlier imports`}
          list={{ name, filter: ImportListFilter }}
          query={query}
          columns={columnsOf(context, '')}
          rowKey={(row) => row.id}
          sort={filter.sort}
          onSort={(sort) => change({ sort })}
          empty={nothing}
        />
      </ListCard>
    </Below>
  );
}
