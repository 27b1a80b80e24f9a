import { Trans } from '@lingui/react/macro';
import { getAnyRma, listAllRma, moveAnyRma } from '@portal/contract/rma';
import { adminRmaColumns, RmaLog, type RmaCalls } from '@portal/requests';
import { call } from '@portal/shared-ui';

const calls: RmaCalls = {
  key: ['admin', 'rma'],
  list: (filter) => call(listAllRma, { query: filter }),
  detail: async (rmaId) => (await call(getAnyRma, { params: { rmaId } })).data,
  move: (rmaId, body) => call(moveAnyRma, { params: { rmaId }, body }),
};

/** Damage and repair of all companies; back office decides like the supplier, and closes returns. */
export default function RmaLogPage() {
  return (
    <RmaLog calls={calls} columns={adminRmaColumns} lead={<Trans>Damage, faults and theft of all companies.</Trans>} />
  );
}
