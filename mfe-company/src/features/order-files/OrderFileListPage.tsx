import { Trans } from '@lingui/react/macro';
import { exportOf } from '@portal/contract/list-exports';
import {
  cancelCompanyOrderFile,
  downloadCompanyOrderFile,
  listCompanyOrderFiles,
  renameCompanyOrderFile,
  resendCompanyOrderFile,
} from '@portal/contract/order-files';
import { companyOrderFileColumns, OrderFileList, type OrderFileCalls } from '@portal/orders';
import { call, download } from '@portal/shared-ui';

const ownFiles: OrderFileCalls = {
  key: ['company', 'order-files'],
  ordersKey: ['company', 'orders'],
  list: (filter) => call(listCompanyOrderFiles, { query: filter }),
  asFile: { file: exportOf(listCompanyOrderFiles) },
  download: ({ orderFileId, fileName }) => download(downloadCompanyOrderFile, { params: { orderFileId } }, fileName),
  rename: ({ orderFileId, version }, customName) =>
    call(renameCompanyOrderFile, { params: { orderFileId }, body: { customName, version } }),
  cancel: ({ orderFileId }) => call(cancelCompanyOrderFile, { params: { orderFileId } }),
  resend: ({ orderFileId }) => call(resendCompanyOrderFile, { params: { orderFileId } }),
};

/** The files that the company's process actions sent to suppliers. */
export default function OrderFileListPage() {
  return (
    <OrderFileList
      calls={ownFiles}
      columns={companyOrderFileColumns}
      lead={<Trans>What was sent to your suppliers. A file leaves a minute after the orders were processed.</Trans>}
    />
  );
}
