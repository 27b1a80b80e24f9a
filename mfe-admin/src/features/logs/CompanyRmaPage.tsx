import { Trans } from '@lingui/react/macro';
import { companyRmaColumns, RmaLog } from '@portal/requests';
import { useMemo } from 'react';
import { useCompanyContext } from '../../shared/company-context.tsx';
import { rmaCalls } from './rma-calls.ts';

export default function CompanyRmaPage() {
  const { companyId, crumbs } = useCompanyContext();
  const calls = useMemo(() => rmaCalls(companyId), [companyId]);
  return (
    <RmaLog
      calls={calls}
      columns={companyRmaColumns}
      crumbs={crumbs}
      lead={<Trans>Damage, faults and theft that its employees have reported.</Trans>}
    />
  );
}
