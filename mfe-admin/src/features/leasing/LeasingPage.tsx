import { LeasingView } from '@portal/leasing';
import { useParams } from '@portal/shared-ui';
import { useCompanyLeasing } from './leasing.api.ts';

export default function LeasingPage() {
  const { leasingAgreementId = '' } = useParams();
  const { calls, crumbs } = useCompanyLeasing();
  return <LeasingView calls={calls} id={leasingAgreementId} crumbs={crumbs} />;
}
