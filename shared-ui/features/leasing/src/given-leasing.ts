import { listLeasedOrders } from '@portal/contract/leased-orders';
import * as contract from '@portal/contract/leasing-agreements';
import type { LeasableOrder, LeasingAgreement, LeasingChoices } from '@portal/contract/leasing-agreements';
import { exportOf } from '@portal/contract/list-exports';
import { call } from '@portal/shared-ui';
import type { LeasingCalls } from './leasing.api.ts';

export const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const dkk = (amount: number) => ({ amount, currency: 'DKK' });
const one = (leasingAgreementId: string) => ({ params: { leasingAgreementId } });
export const pageOfRows = <Row>(data: Row[]) => ({ data, meta: { total: data.length, page: 1, pageSize: 200 } });

/** The calls of a company; a PDF is only noted. */
export const givenCalls = (pdf: LeasingCalls['pdf'] = async () => undefined): LeasingCalls => ({
  key: ['leasing'],
  path: '/company/leasing',
  asFile: { file: exportOf(contract.listLeasing) },
  list: (query, signal) => call(contract.listLeasing, { query }, { signal }),
  choices: (signal) => call(contract.getLeasingChoices, {}, { signal }),
  orders: (query, signal) => call(contract.listLeasableOrders, { query }, { signal }),
  one: (agreementId, signal) => call(contract.getLeasing, one(agreementId), { signal }),
  leased: (agreementId, query, signal) => call(listLeasedOrders, { ...one(agreementId), query }, { signal }),
  leasedAsFile: (agreementId) => ({ file: exportOf(listLeasedOrders), ...one(agreementId) }),
  create: (body) => call(contract.createLeasing, { body }),
  remove: (agreementId) => call(contract.removeLeasing, one(agreementId)),
  pdf,
});

/** Orders that can be leased; name what is different. */
export const givenOrder = (n: number, employeeName: string, change: Partial<LeasableOrder> = {}): LeasableOrder => ({
  orderId: id(n),
  orderNumber: 10_000 + n,
  companyId: id(90),
  employeeId: id(50 + n),
  employeeName,
  product: 'Phone X',
  accessoryCount: 0,
  productPrice: dkk(639_920),
  accessoryPrice: dkk(0),
  drawPerMonth: dkk(16_663),
  ...change,
});
export const givenOrders = [
  givenOrder(1, 'Anna', { accessoryCount: 1, accessoryPrice: dkk(19_920), drawPerMonth: dkk(22_893) }),
  givenOrder(2, 'Bo'),
  givenOrder(3, 'Cia', { product: 'PC', productPrice: dkk(999_900), drawPerMonth: dkk(31_663) }),
];

export const givenAgreement: LeasingAgreement = {
  id: id(9),
  name: 'Phones 2027',
  period: 24,
  drawFreq: 'quarterly',
  leasingStart: '2027-01-01',
  leasingEnd: '2028-12-31',
  partner: 'Nordisk Leasing',
  contractId: 'NL-1',
  orders: 3,
  totalSalaryDraw: dkk(1_709_256),
  totalLeasingValue: dkk(2_299_660),
  note: '',
  companyName: 'Nordlys A/S',
  productSum: dkk(2_279_740),
  accessorySum: dkk(19_920),
  monthlyDraw: dkk(71_219),
  schedule: Array.from({ length: 8 }, (_, k) => ({ k, from: '2027-01-01', units: 3, amount: dkk(213_657) })),
  selectedOrders: givenOrders,
  createdAt: '2026-12-20T09:00:00.000Z',
  createdBy: 'Mette Krag',
};

export const givenChoices: LeasingChoices = {
  currency: 'DKK',
  periods: [{ period: 24, orders: 3 }],
  partners: [{ id: id(5), name: 'Nordisk Leasing' }],
};
