/**
 * `@portal/requests`: pay-in-full and RMA requests: their logs, one request, its price. Whose they are is handed in
 * with the calls. Every name is listed here.
 */
export { feeColumns } from './fee-columns.tsx';
export { LetterButton } from './LetterButton.tsx';
export { FinalSalarySteps } from './FinalSalarySteps.tsx';
export { PayInFullBody } from './PayInFullBody.tsx';
export { adminPayInFullColumns, companyPayInFullColumns, PayInFullLog } from './PayInFullLog.tsx';
export { PaymentSteps, WhomToAsk } from './PaymentSteps.tsx';
export { PayInFullPrice } from './PayInFullPrice.tsx';
export {
  plainMove,
  useOpenRequest,
  type PayInFullCalls,
  type RmaCalls,
  type RmaConversationCalls,
} from './requests.api.ts';
export { moveLabels, paymentLabels, rmaKindLabels } from './request-labels.ts';
export { RequestLink } from './RequestLink.tsx';
export { RequestMoveDialog } from './RequestMoveDialog.tsx';
export { RmaBody } from './RmaBody.tsx';
export { RmaCoverage } from './RmaCoverage.tsx';
export { RmaDecision } from './RmaDecision.tsx';
export { adminRmaColumns, companyRmaColumns, RmaLog, Unread } from './RmaLog.tsx';
export { PhotoDrop } from './RmaPhotos.tsx';
