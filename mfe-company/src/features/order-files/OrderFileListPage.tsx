import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { downloadCompanyOrderFile, listCompanyOrderFiles, OrderFileFilter, renameCompanyOrderFile, resendCompanyOrderFile, type OrderFile } from '@portal/contract/order-files';
import { call, download, EmptyState, FileText, keepPreviousData, queryOptions, showToast, useMutation, useQuery, useQueryClient } from '@portal/shared-ui';
import { companyOrderFileColumns, RenameOrderFile } from '@portal/shared-ui/domain';
import { DataTable, Download, ListPage, Menu, Pager, Pencil, SearchField, Send, Toolbar, useListState } from '@portal/shared-ui/kit';

const everything = ['company', 'order-files'] as const;
const fileList = (filter: OrderFileFilter) => queryOptions({ queryKey: [...everything, filter], queryFn: () => call(listCompanyOrderFiles, { query: filter }), placeholderData: keepPreviousData });

/** The files that the company's process actions sent to suppliers: the bytes, again if need be, under one's own name. */
export default function OrderFileListPage() {
  const { t } = useLingui();
  const client = useQueryClient();
  const [filter, change] = useListState(OrderFileFilter);
  const [renaming, setRenaming] = useState<OrderFile>();
  const list = useQuery(fileList(filter));
  const again = () => client.invalidateQueries({ queryKey: everything });
  const fetchFile = useMutation({ mutationFn: (file: OrderFile) => download(downloadCompanyOrderFile, { params: { orderFileId: file.orderFileId } }, file.fileName) });
  const resend = useMutation({
    mutationFn: (file: OrderFile) => call(resendCompanyOrderFile, { params: { orderFileId: file.orderFileId } }),
    onSuccess: (_answer, file) => {
      showToast(t`${file.fileName} is sent again`);
      return again();
    },
  });
  const rename = async (file: OrderFile, customName: string) => {
    await call(renameCompanyOrderFile, { params: { orderFileId: file.orderFileId }, body: { customName, version: file.version } });
    await again();
  };
  return (
    <>
      <ListPage
        title={<Trans>Order files</Trans>}
        lead={<Trans>What was sent to your suppliers. A file leaves a minute after the orders were processed.</Trans>}
        filters={
          <Toolbar>
            <SearchField label={t`File or batch`} value={filter.q} onSearch={(q) => change({ q }, { replace: true })} />
          </Toolbar>
        }
        pager={list.data && <Pager meta={list.data.meta} shown={list.data.data.length} onChange={change} onExact={() => change({ count: 'exact' })} />}
      >
        <DataTable
          label={t`Order files`}
          query={list}
          columns={companyOrderFileColumns}
          rowKey={({ orderFileId }) => orderFileId}
          sort={filter.sort}
          onSort={(sort) => change({ sort: sort as typeof filter.sort })}
          isFiltered={Boolean(filter.q)}
          onClearFilters={() => change({ q: undefined })}
          rowMenu={(file) => (
            <Menu
              label={t`Actions for ${file.fileName}`}
              entries={[
                { key: 'download', label: t`Download`, icon: Download, isDisabled: !file.isReady, onAction: () => fetchFile.mutate(file) },
                { key: 'rename', label: t`Rename`, icon: Pencil, onAction: () => setRenaming(file) },
                { key: 'resend', label: t`Send again`, icon: Send, isDisabled: !file.isReady, onAction: () => resend.mutate(file) },
              ]}
            />
          )}
          empty={<EmptyState icon={FileText} title={<Trans>No order files yet</Trans>} why={<Trans>Each process action makes one file for each supplier.</Trans>} />}
        />
      </ListPage>
      <RenameOrderFile file={renaming} onClose={() => setRenaming(undefined)} rename={rename} />
    </>
  );
}
