import { Trans } from '@lingui/react/macro';
import { adminPayInFullColumns, PayInFullLog } from '@portal/requests';
import { payInFullCalls } from './pay-in-full-calls.ts';

const calls = payInFullCalls();

export default function PayInFullLogPage() {
  return (
    <PayInFullLog
      calls={calls}
      columns={adminPayInFullColumns}
      lead={<Trans>Early buy-outs and leavers of all companies.</Trans>}
    />
  );
}
