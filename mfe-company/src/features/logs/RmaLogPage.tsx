import { Trans } from '@lingui/react/macro';
import { commentRma, getCompanyRma, listCompanyRma } from '@portal/contract/rma';
import { companyRmaColumns, RmaLog, type RmaCalls } from '@portal/requests';
import { call } from '@portal/shared-ui';

const calls: RmaCalls = {
  key: ['company', 'rma'],
  list: (filter) => call(listCompanyRma, { query: filter }),
  detail: async (rmaId) => (await call(getCompanyRma, { params: { rmaId } })).data,
  comment: (rmaId, text) => call(commentRma, { params: { rmaId }, body: { text } }),
};

/** Damage and repair in the own company; the supplier decides, draws go on meanwhile. */
export default function RmaLogPage() {
  return (
    <RmaLog
      calls={calls}
      columns={companyRmaColumns}
      lead={<Trans>The supplier decides; you can follow and comment. Salary draws go on meanwhile.</Trans>}
    />
  );
}
