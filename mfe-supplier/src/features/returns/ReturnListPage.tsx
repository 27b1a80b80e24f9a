import { useLingui } from '@lingui/react/macro';
import { listSupplierEndings, receiveSupplierReturn } from '@portal/contract/end-of-term';
import { exportOf } from '@portal/contract/list-exports';
import { EndingOrders, type EndingCalls } from '@portal/orders';
import { call } from '@portal/shared-ui';

const calls: EndingCalls = {
  key: ['supplier', 'ends-of-term'],
  list: (filter) => call(listSupplierEndings, { query: filter }),
  asFile: { file: exportOf(listSupplierEndings) },
  receive: (orderId) => call(receiveSupplierReturn, { params: { orderId } }),
};

/** What comes back at the end of its term (DECISIONS 40). */
export default function ReturnListPage() {
  const { t } = useLingui();
  return (
    <EndingOrders
      title={t`Returns`}
      lead={t`Items whose agreement has ended, on their way back to your address.`}
      calls={calls}
      other="company"
    />
  );
}
