import { Trans } from '@lingui/react/macro';
import { exportOf } from '@portal/contract/list-exports';
import { getCompanyRma, listCompanyRma } from '@portal/contract/rma';
import { getCompanyPhoto, readCompanyMessages, sendCompanyMessage } from '@portal/contract/rma-messages';
import { companyRmaColumns, RmaLog, type RmaCalls } from '@portal/requests';
import { call } from '@portal/shared-ui';

const calls: RmaCalls = {
  key: ['company', 'rma'],
  list: (filter) => call(listCompanyRma, { query: filter }),
  asFile: { file: exportOf(listCompanyRma) },
  detail: async (rmaId) => (await call(getCompanyRma, { params: { rmaId } })).data,
  photo: (rmaId, no) => call(getCompanyPhoto, { params: { rmaId, no: String(no) } }),
  send: (rmaId, text) => call(sendCompanyMessage, { params: { rmaId }, body: { text } }),
  read: (rmaId) => call(readCompanyMessages, { params: { rmaId } }),
};

/** Damage and repair in the own company; the supplier decides, draws go on meanwhile. */
export default function RmaLogPage() {
  return (
    <RmaLog
      calls={calls}
      columns={companyRmaColumns}
      lead={<Trans>The supplier decides; you can follow and write. Salary draws go on meanwhile.</Trans>}
    />
  );
}
