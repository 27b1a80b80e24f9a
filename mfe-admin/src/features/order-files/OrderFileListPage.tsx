import { exportOf } from '@portal/contract/list-exports';
import {
  cancelOrderFile,
  downloadOrderFile,
  listOrderFiles,
  renameOrderFile,
  resendOrderFile,
} from '@portal/contract/order-files';
import { adminOrderFileColumns, OrderFileList, type OrderFileCalls } from '@portal/orders';
import { call, download } from '@portal/shared-ui';
import { useCompanyContext } from '../../shared/company-context.tsx';

const filesOf = (companyId: string): OrderFileCalls => ({
  key: ['admin', 'order-files', companyId],
  ordersKey: ['admin', 'orders'],
  list: (filter) => call(listOrderFiles, { query: { ...filter, companyId } }),
  asFile: { file: exportOf(listOrderFiles), where: { companyId } },
  download: ({ orderFileId, fileName }) => download(downloadOrderFile, { params: { orderFileId } }, fileName),
  rename: ({ orderFileId, version }, customName) =>
    call(renameOrderFile, { params: { orderFileId }, body: { customName, version } }),
  cancel: ({ orderFileId }) => call(cancelOrderFile, { params: { orderFileId } }),
  resend: ({ orderFileId }) => call(resendOrderFile, { params: { orderFileId } }),
});

export default function OrderFileListPage() {
  const { companyId, crumbs } = useCompanyContext();
  return <OrderFileList calls={filesOf(companyId)} columns={adminOrderFileColumns} crumbs={crumbs} />;
}
