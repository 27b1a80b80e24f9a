import { useLingui } from '@lingui/react/macro';
import { endCompanyService, listCompanyEndings, receiveCompanyReturn } from '@portal/contract/end-of-term';
import { exportOf } from '@portal/contract/list-exports';
import { EndingOrders, type EndingCalls } from '@portal/orders';
import { call } from '@portal/shared-ui';

const calls: EndingCalls = {
  key: ['company', 'ends-of-term'],
  list: (filter) => call(listCompanyEndings, { query: filter }),
  asFile: { file: exportOf(listCompanyEndings) },
  receive: (orderId) => call(receiveCompanyReturn, { params: { orderId } }),
  end: (orderId) => call(endCompanyService, { params: { orderId } }),
};

/** Whose agreements end, who buys, who sends back (DECISIONS 40). */
export default function EndListPage() {
  const { t } = useLingui();
  return (
    <EndingOrders
      title={t`Ends of term`}
      lead={t`Agreements that end within 90 days, and what becomes of the items.`}
      calls={calls}
      other="supplier"
    />
  );
}
