import { Trans } from '@lingui/react/macro';
import {
  changeAnyPayInFull,
  getAnyPayInFull,
  listAllPayInFull,
  moveAnyPayInFull,
} from '@portal/contract/pay-in-full-requests';
import { adminPayInFullColumns, PayInFullLog, type PayInFullCalls } from '@portal/requests';
import { call } from '@portal/shared-ui';

const calls: PayInFullCalls = {
  key: ['admin', 'pay-in-full'],
  list: (filter) => call(listAllPayInFull, { query: filter }),
  detail: async (requestId) => (await call(getAnyPayInFull, { params: { requestId } })).data,
  move: (requestId, body) => call(moveAnyPayInFull, { params: { requestId }, body }),
  change: (requestId, body) => call(changeAnyPayInFull, { params: { requestId }, body }),
};

/** Pay-in-full requests of all companies. */
export default function PayInFullLogPage() {
  return (
    <PayInFullLog
      calls={calls}
      columns={adminPayInFullColumns}
      lead={<Trans>Early buy-outs and leavers of all companies.</Trans>}
    />
  );
}
