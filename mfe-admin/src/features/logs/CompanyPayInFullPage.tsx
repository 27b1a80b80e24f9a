import { Trans } from '@lingui/react/macro';
import { companyPayInFullColumns, PayInFullLog } from '@portal/requests';
import { useMemo } from 'react';
import { useCompanyContext } from '../../shared/company-context.tsx';
import { payInFullCalls } from './pay-in-full-calls.ts';

export default function CompanyPayInFullPage() {
  const { companyId, crumbs } = useCompanyContext();
  const calls = useMemo(() => payInFullCalls(companyId), [companyId]);
  return (
    <PayInFullLog
      calls={calls}
      columns={companyPayInFullColumns}
      crumbs={crumbs}
      lead={<Trans>Early buy-outs and leavers of this company.</Trans>}
    />
  );
}
