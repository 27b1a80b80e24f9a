import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PayInFullDetail, RequestLog } from '@portal/contract/pay-in-full-rows';
import type { RmaDetail } from '@portal/contract/rma';

type Status = NonNullable<RequestLog['toStatus']>;

/** What a button does that moves a request to this state. */
export const moveLabels: Readonly<Record<Status, MessageDescriptor>> = {
  PENDING: msg`Received`,
  CREATED: msg`Send to the employee`,
  UPDATED: msg`Change the price`,
  ACCEPTED: msg`Accept`,
  DECLINED: msg`Decline`,
  APPROVED: msg`Approve`,
  REJECTED: msg`Reject`,
  PAID: msg`Mark as paid`,
  CLOSED: msg`Close request`,
};

export const payInFullLineLabels: Readonly<Record<PayInFullDetail['lines'][number]['key'], MessageDescriptor>> = {
  goods: msg`Remaining price`,
  net: msg`Remaining net draw`,
  allRisk: msg`All-risk insurance`,
  subsidy: msg`Subsidy`,
  scrap: msg`Buy-out value`,
  fee: msg`Fee`,
};

export const paymentLabels: Readonly<Record<PayInFullDetail['paymentKind'], MessageDescriptor>> = {
  CARD: msg`By card`,
  INVOICE: msg`To the company’s account`,
  FINAL_SALARY_NET: msg`Final salary, net`,
  FINAL_SALARY_GROSS: msg`Final salary, gross`,
};

export const rmaKindLabels: Readonly<Record<RmaDetail['kind'], MessageDescriptor>> = {
  DAMAGED: msg`Damaged`,
  FAULTY: msg`Faulty`,
  STOLEN: msg`Stolen`,
  WRONG_ITEM: msg`Wrong item`,
};

export const rmaOutcomeLabels: Readonly<Record<NonNullable<RmaDetail['outcome']>, MessageDescriptor>> = {
  REPAIR: msg`Repair`,
  REPLACE: msg`Replacement`,
  RETURN: msg`Return`,
  COMPENSATE: msg`Compensation`,
};

/** How a request is decided: one of the outcomes, or not at all. */
export type Decision = NonNullable<RmaDetail['outcome']> | 'REJECT';

export const decisionLabels: Readonly<Record<Decision, MessageDescriptor>> = {
  REPAIR: msg({ message: 'Repair', context: 'decision' }),
  REPLACE: msg`Replace`,
  RETURN: msg`Take it back`,
  COMPENSATE: msg`Compensate`,
  REJECT: msg`Reject`,
};

/** What follows from each, to the one who decides. */
export const decisionConsequences: Readonly<Record<Decision, MessageDescriptor>> = {
  REPAIR: msg`The same item comes back with its serial number. Salary draws go on.`,
  REPLACE: msg`{name} gets a new item. The old number stays in the history. Salary draws are unchanged.`,
  RETURN: msg`The order ends. The salary draws that are planned for it are cancelled.`,
  COMPENSATE: msg`{company} gets an amount. {name} keeps the item, and salary draws go on.`,
  REJECT: msg`Needs a reason that {name} reads. {name} may answer once.`,
};

export const decisionButtons: Readonly<Record<Decision, MessageDescriptor>> = {
  REPAIR: msg`Approve the repair`,
  REPLACE: msg`Approve the replacement`,
  RETURN: msg`Approve the return`,
  COMPENSATE: msg`Approve the compensation`,
  REJECT: msg`Reject the request`,
};
