import { LeasingView } from '@portal/leasing';
import { useParams } from '@portal/shared-ui';
import { ownLeasing } from './leasing.api.ts';

/** One of the company's agreements. */
export default function LeasingPage() {
  const { leasingAgreementId = '' } = useParams();
  return <LeasingView calls={ownLeasing} id={leasingAgreementId} />;
}
