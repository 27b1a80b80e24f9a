import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { getCompany } from '@portal/contract/companies';
import { downloadOrderFile, listOrderFiles, OrderFileFilter, renameOrderFile, resendOrderFile, type OrderFile } from '@portal/contract/order-files';
import { call, download, EmptyState, FileText, keepPreviousData, queryOptions, showToast, useMutation, useParams, useQuery, useQueryClient } from '@portal/shared-ui';
import { adminOrderFileColumns, RenameOrderFile } from '@portal/shared-ui/domain';
import { DataTable, Download, ListPage, Menu, Pager, Pencil, SearchField, Send, Toolbar, useListState } from '@portal/shared-ui/kit';

const everything = ['admin', 'order-files'] as const;
const fileList = (companyId: string, filter: OrderFileFilter) =>
  queryOptions({ queryKey: [...everything, companyId, filter], queryFn: () => call(listOrderFiles, { query: { ...filter, companyId } }), placeholderData: keepPreviousData });

/** Order files of one company. */
export default function OrderFileListPage() {
  const { t } = useLingui();
  const { companyId = '' } = useParams();
  const client = useQueryClient();
  const [filter, change] = useListState(OrderFileFilter);
  const [renaming, setRenaming] = useState<OrderFile>();
  const list = useQuery(fileList(companyId, filter));
  const company = useQuery({ queryKey: ['admin', 'companies', 'name', companyId], queryFn: () => call(getCompany, { params: { companyId } }) });
  const again = () => client.invalidateQueries({ queryKey: everything });
  const fetchFile = useMutation({ mutationFn: (file: OrderFile) => download(downloadOrderFile, { params: { orderFileId: file.orderFileId } }, file.fileName) });
  const resend = useMutation({
    mutationFn: (file: OrderFile) => call(resendOrderFile, { params: { orderFileId: file.orderFileId } }),
    onSuccess: (_answer, file) => {
      showToast(t`${file.fileName} is sent again`);
      return again();
    },
  });
  const rename = async (file: OrderFile, customName: string) => {
    await call(renameOrderFile, { params: { orderFileId: file.orderFileId }, body: { customName, version: file.version } });
    await again();
  };
  return (
    <>
      <ListPage
        title={<Trans>Order files</Trans>}
        lead={company.data?.data.company_name ?? ''}
        crumbs={[{ label: <Trans>Companies</Trans>, to: '/admin/companies' }]}
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
          columns={adminOrderFileColumns}
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
