/**
 * `@portal/shared-ui/requests`: pay-in-full and RMA requests: their logs, one request, its price. Whose they are is
 * handed in with the calls. Carried by the remotes that use it. Every name is listed here.
 */
export { PayInFullBody } from './requests/PayInFullBody.tsx';
export { adminPayInFullColumns, companyPayInFullColumns, PayInFullLog } from './requests/PayInFullLog.tsx';
export { PayInFullPrice } from './requests/PayInFullPrice.tsx';
export { useOpenRequest, type PayInFullCalls, type RmaCalls } from './requests/request-calls.ts';
export { rmaKindLabels } from './requests/request-labels.ts';
export { RequestLink } from './requests/RequestLink.tsx';
export { RmaBody } from './requests/RmaBody.tsx';
export { adminRmaColumns, companyRmaColumns, RmaLog } from './requests/RmaLog.tsx';
