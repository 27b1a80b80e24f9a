import { Trans } from '@lingui/react/macro';
import { exportOf } from '@portal/contract/list-exports';
import { downloadCompanyLetter } from '@portal/contract/pay-in-full-letters';
import {
  changeCompanyPayInFull,
  changeCompanyPaymentKind,
  getCompanyPayInFull,
  listCompanyPayInFull,
  moveCompanyPayInFull,
  previewCompanyPayInFull,
} from '@portal/contract/pay-in-full-requests';
import { companyPayInFullColumns, PayInFullLog, type PayInFullCalls } from '@portal/requests';
import { call, download } from '@portal/shared-ui';

const calls: PayInFullCalls = {
  key: ['company', 'pay-in-full'],
  list: (filter) => call(listCompanyPayInFull, { query: filter }),
  asFile: { file: exportOf(listCompanyPayInFull) },
  detail: async (requestId) => (await call(getCompanyPayInFull, { params: { requestId } })).data,
  move: (requestId, { version, to, reason }) =>
    call(moveCompanyPayInFull, { params: { requestId }, body: { version, to, reason } }),
  preview: async (requestId, body) => (await call(previewCompanyPayInFull, { params: { requestId }, body })).data,
  change: (requestId, body) => call(changeCompanyPayInFull, { params: { requestId }, body }),
  letter: (requestId, fileName) => download(downloadCompanyLetter, { params: { requestId } }, fileName),
  changeKind: (requestId, body) => call(changeCompanyPaymentKind, { params: { requestId }, body }),
};

export default function PayInFullLogPage() {
  return (
    <PayInFullLog
      calls={calls}
      columns={companyPayInFullColumns}
      lead={<Trans>Employees who leave, or who buy an item before its last draw.</Trans>}
    />
  );
}
