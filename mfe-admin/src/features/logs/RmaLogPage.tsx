import { Trans } from '@lingui/react/macro';
import { adminRmaColumns, RmaLog } from '@portal/requests';
import { rmaCalls } from './rma-calls.ts';

const calls = rmaCalls();

/** Damage and repair of all companies; back office decides like the supplier, and closes returns. */
export default function RmaLogPage() {
  return (
    <RmaLog calls={calls} columns={adminRmaColumns} lead={<Trans>Damage, faults and theft of all companies.</Trans>} />
  );
}
