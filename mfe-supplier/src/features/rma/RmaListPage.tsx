import { Trans } from '@lingui/react/macro';
import { SupplierRmaFilter } from '@portal/contract/rma-supplier';
import { PageHeader, type QueryClient } from '@portal/shared-ui';
import { filterOf } from '@portal/shared-ui/kit';
import { rmaCounts, rmaQueue } from './rma.api.ts';
import { RmaQueue } from './RmaQueue.tsx';

/** Asks for the queue while the page around it is still on its way. */
export function prefetch(client: QueryClient, search: URLSearchParams): void {
  void client.prefetchQuery(rmaQueue(filterOf(SupplierRmaFilter, search)));
  void client.prefetchQuery(rmaCounts);
}

/** Damage, faults and theft of own products: what waits for an answer first. */
export default function RmaListPage() {
  return (
    <>
      <PageHeader
        title={<Trans>RMA requests</Trans>}
        lead={
          <Trans>Damage, faults and theft of items that you shipped. You decide; back office closes returns.</Trans>
        }
      />
      <RmaQueue />
    </>
  );
}
