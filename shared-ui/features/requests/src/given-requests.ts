import { exportOf } from '@portal/contract/list-exports';
import {
  changeAnyPayInFull,
  changeAnyPaymentKind,
  getAnyPayInFull,
  listAllPayInFull,
  moveAnyPayInFull,
  previewAnyPayInFull,
} from '@portal/contract/pay-in-full-requests';
import type { PayInFullDetail } from '@portal/contract/pay-in-full-rows';
import { getAnyRma, listAllRma, moveAnyRma, type RmaDetail } from '@portal/contract/rma';
import { getAnyPhoto, readAnyMessages, sendAnyMessage } from '@portal/contract/rma-messages';
import { call } from '@portal/shared-ui';
import type { PayInFullCalls, RmaCalls } from './requests.api.ts';

export const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
export const dkk = (amount: number) => ({ amount, currency: 'DKK' });
export const pageOfRows = <Row>(data: Row[]) => ({ data, meta: { total: data.length, page: 1, pageSize: 50 } });

/** What back office calls; letters are only noted. */
export const payInFullCalls = (letter: PayInFullCalls['letter'] = async () => undefined): PayInFullCalls => ({
  key: ['pay-in-full'],
  asFile: { file: exportOf(listAllPayInFull) },
  list: (query) => call(listAllPayInFull, { query }),
  detail: async (requestId) => (await call(getAnyPayInFull, { params: { requestId } })).data,
  move: (requestId, body) => call(moveAnyPayInFull, { params: { requestId }, body }),
  preview: async (requestId, body) => (await call(previewAnyPayInFull, { params: { requestId }, body })).data,
  change: (requestId, body) => call(changeAnyPayInFull, { params: { requestId }, body }),
  letter,
  changeKind: (requestId, body) => call(changeAnyPaymentKind, { params: { requestId }, body }),
});
export const rmaCalls: RmaCalls = {
  key: ['rma'],
  asFile: { file: exportOf(listAllRma) },
  list: (query) => call(listAllRma, { query }),
  detail: async (rmaId) => (await call(getAnyRma, { params: { rmaId } })).data,
  photo: (rmaId, no) => call(getAnyPhoto, { params: { rmaId, no: String(no) } }),
  send: (rmaId, text) => call(sendAnyMessage, { params: { rmaId }, body: { text } }),
  read: (rmaId) => call(readAnyMessages, { params: { rmaId } }),
  move: (rmaId, body) => call(moveAnyRma, { params: { rmaId }, body }),
};

/** What both kinds of request say of themselves. */
const shared = {
  id: id(1),
  orderId: id(2),
  orderNumber: 100_001,
  productName: 'Phone X',
  employeeId: id(3),
  employeeName: 'Anna Holm',
  companyId: id(4),
  companyName: 'Nordlys A/S',
  createdAt: '2027-10-01T09:00:00.000Z',
  version: 3,
};

/** A request to pay in full that waits for the company; name what is different. */
export const givenRequest = (change: Partial<PayInFullDetail> = {}): PayInFullDetail => ({
  ...shared,
  status: 'CREATED',
  isEarly: true,
  isEndOfTerm: false,
  exitDate: '2027-10-31',
  monthsRemaining: 14,
  total: dkk(621_868),
  lines: [
    { key: 'goods', months: 14, perMonth: dkk(27_493), amount: dkk(384_902) },
    { key: 'allRisk', months: 14, perMonth: dkk(3_900), amount: dkk(54_600) },
    { key: 'scrap', months: 1, perMonth: dkk(32_992), amount: dkk(32_992) },
    { key: 'fee', months: 1, perMonth: dkk(25_000), amount: dkk(25_000) },
  ],
  pifFee: dkk(25_000),
  priceExVat: dkk(497_494),
  vat: dkk(124_374),
  allRiskMonths: 14,
  contractStartDate: '2026-12-10',
  firstSalaryDraw: '2027-01-01',
  contactPhone: '',
  contactEmail: '',
  comment: 'I like it.',
  reason: '',
  paymentKind: 'INVOICE',
  options: [],
  payment: { reference: '100001', dueOn: null, account: null, link: null, contacts: [] },
  finalSalary: null,
  letter: null,
  transactionId: null,
  acceptedAt: null,
  validUntil: null,
  hasLeft: false,
  logs: [
    {
      id: id(9),
      at: '2027-10-01T09:00:00.000Z',
      fromStatus: null,
      toStatus: 'CREATED',
      actorName: 'Anna Holm',
      actorRole: 'employee',
      text: '',
    },
  ],
  actions: ['UPDATED', 'APPROVED', 'REJECTED', 'CLOSED'],
  ...change,
});

/** An RMA request that waits for a decision; name what is different. */
export const givenRma = (change: Partial<RmaDetail> = {}): RmaDetail => ({
  ...shared,
  supplierId: id(5),
  supplierName: 'TeleGros',
  status: 'PENDING',
  kind: 'DAMAGED',
  outcome: null,
  unread: 0,
  photos: [],
  hasLabel: false,
  incidentDate: '2027-05-03',
  covered: true,
  whatHappened: 'The screen broke.',
  comment: '',
  excess: dkk(0),
  allRiskExpirationDate: '2028-12-09',
  dispatchDate: '2026-12-10',
  requiresSerial: true,
  serialNumber: '350000000000022',
  oldSerialNumber: null,
  newSerialNumber: null,
  expectedBack: null,
  logs: [],
  actions: ['APPROVED', 'REJECTED'],
  ...change,
});
