import { useLingui } from '@lingui/react/macro';
import type { ExitOrder } from '@portal/contract/employee-exit';

/** Words for the lines of a pay-in-full amount. */
export function useLineLabels(): Record<ExitOrder['lines'][number]['key'], string> {
  const { t } = useLingui();
  return {
    goods: t`Goods, gross draw`,
    net: t`Goods, net draw`,
    allRisk: t`All-risk insurance`,
    subsidy: t`Subsidy kept`,
    scrap: t`Expected buy-out value`,
    fee: t`Fee`,
  };
}
