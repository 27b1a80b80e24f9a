import { Trans } from '@lingui/react/macro';
import { getCompany } from '@portal/contract/companies';
import { downloadOrderFile, listOrderFiles, renameOrderFile, resendOrderFile } from '@portal/contract/order-files';
import { call, download, useParams, useQuery } from '@portal/shared-ui';
import { adminOrderFileColumns, OrderFileList, type OrderFileCalls } from '@portal/shared-ui/domain';

const filesOf = (companyId: string): OrderFileCalls => ({
  key: ['admin', 'order-files', companyId],
  list: (filter) => call(listOrderFiles, { query: { ...filter, companyId } }),
  download: ({ orderFileId, fileName }) => download(downloadOrderFile, { params: { orderFileId } }, fileName),
  rename: ({ orderFileId, version }, customName) => call(renameOrderFile, { params: { orderFileId }, body: { customName, version } }),
  resend: ({ orderFileId }) => call(resendOrderFile, { params: { orderFileId } }),
});

/** Order files of one company. */
export default function OrderFileListPage() {
  const { companyId = '' } = useParams();
  const company = useQuery({ queryKey: ['admin', 'companies', 'name', companyId], queryFn: () => call(getCompany, { params: { companyId } }) });
  return (
    <OrderFileList
      calls={filesOf(companyId)}
      columns={adminOrderFileColumns}
      lead={company.data?.data.company_name ?? ''}
      crumbs={[{ label: <Trans>Companies</Trans>, to: '/admin/companies' }]}
    />
  );
}
