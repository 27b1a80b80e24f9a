import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { OrderFileFilter, type OrderFile } from '@portal/contract/order-files';
import { EmptyState, FileText, showToast, useMutation, useQuery, type Crumb } from '@portal/shared-ui';
import {
  DataTable,
  Download,
  ListPage,
  Menu,
  Pager,
  Pencil,
  SearchField,
  Send,
  Toolbar,
  Undo2,
  useListState,
  type Column,
} from '@portal/shared-ui/kit';
import { useState, type ReactNode } from 'react';
import { orderFileList, useAskAgain, type ListedOrderFile, type OrderFileCalls } from './order-files.api.ts';
import { RenameOrderFile } from './RenameOrderFile.tsx';
import { ResendOrderFile } from './ResendOrderFile.tsx';

type OrderFileListProps = {
  calls: OrderFileCalls;
  columns: readonly Column<ListedOrderFile>[];
  lead?: ReactNode;
  crumbs?: readonly Crumb[];
};

/** Files that process actions sent to suppliers: the bytes, again if need be, under a name of one's own. */
export function OrderFileList({ calls, columns, lead, crumbs = [] }: OrderFileListProps) {
  const { t } = useLingui();
  const [filter, change] = useListState(OrderFileFilter);
  const [renaming, setRenaming] = useState<OrderFile>();
  const [resending, setResending] = useState<OrderFile>();
  const list = useQuery(orderFileList(calls, filter));
  const again = useAskAgain(calls);
  const fetchFile = useMutation({ mutationFn: calls.download });
  const cancel = useMutation({
    mutationFn: calls.cancel,
    onSuccess: ({ data: { orderCount } }) => {
      showToast(
        plural(orderCount, {
          one: 'Sending is cancelled; # order waits in “To process” again',
          other: 'Sending is cancelled; # orders wait in “To process” again',
        }),
      );
      return again(calls.ordersKey);
    },
  });
  const resend = async (file: OrderFile) => {
    await calls.resend(file);
    await again();
  };
  const rename = async (file: OrderFile, customName: string) => {
    await calls.rename(file, customName);
    await again();
  };
  return (
    <>
      <ListPage
        title={t`Order files`}
        lead={lead}
        crumbs={crumbs}
        filters={
          <Toolbar>
            <SearchField label={t`File or batch`} value={filter.q} onSearch={(q) => change({ q }, { replace: true })} />
          </Toolbar>
        }
        pager={<Pager query={list} onChange={change} countsAll />}
      >
        <DataTable
          label={t`Order files`}
          list={{ name: 'order-files', filter: OrderFileFilter, ...calls.asFile }}
          query={list}
          columns={columns}
          rowKey={({ orderFileId }) => orderFileId}
          sort={filter.sort}
          onSort={(sort) => change({ sort })}
          isFiltered={Boolean(filter.q)}
          onClearFilters={() => change({ q: undefined })}
          rowMenu={(file) => (
            <Menu
              label={t`Actions for ${file.fileName}`}
              entries={[
                {
                  key: 'download',
                  label: t`Download`,
                  icon: Download,
                  isDisabled: !file.isReady,
                  onAction: () => fetchFile.mutate(file),
                },
                { key: 'rename', label: t`Rename`, icon: Pencil, onAction: () => setRenaming(file) },
                ...(file.mayCancel
                  ? [{ key: 'cancel', label: t`Cancel sending`, icon: Undo2, onAction: () => cancel.mutate(file) }]
                  : []),
                {
                  key: 'resend',
                  label: t`Send again`,
                  icon: Send,
                  isDisabled: !file.isReady,
                  onAction: () => setResending(file),
                },
              ]}
            />
          )}
          empty={
            <EmptyState
              icon={FileText}
              title={t`No order files yet`}
              why={t`Each process action makes one file for each supplier.`}
            />
          }
        />
      </ListPage>
      <RenameOrderFile file={renaming} onClose={() => setRenaming(undefined)} rename={rename} />
      {resending && <ResendOrderFile file={resending} onClose={() => setResending(undefined)} resend={resend} />}
    </>
  );
}
