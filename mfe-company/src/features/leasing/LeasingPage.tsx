import { LeasingView } from '@portal/leasing';
import { useParams } from '@portal/shared-ui';
import { ownLeasing } from './leasing.api.ts';

export default function LeasingPage() {
  const { leasingAgreementId = '' } = useParams();
  return <LeasingView calls={ownLeasing} id={leasingAgreementId} />;
}
