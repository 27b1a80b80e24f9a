/**
 * `@portal/requests`: pay-in-full and RMA requests: their logs, one request, its price. Whose they are is handed in
 * with the calls. Every name is listed here.
 */
export { PayInFullBody } from './PayInFullBody.tsx';
export { adminPayInFullColumns, companyPayInFullColumns, PayInFullLog } from './PayInFullLog.tsx';
export { PayInFullPrice } from './PayInFullPrice.tsx';
export { useOpenRequest, type PayInFullCalls, type RmaCalls } from './requests.api.ts';
export { rmaKindLabels } from './request-labels.ts';
export { RequestLink } from './RequestLink.tsx';
export { RmaBody } from './RmaBody.tsx';
export { adminRmaColumns, companyRmaColumns, RmaLog } from './RmaLog.tsx';
