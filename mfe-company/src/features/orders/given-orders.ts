import { previewCompanyProcess } from '@portal/contract/order-processing';
import type { OrderRow } from '@portal/contract/order-rows';
import { on } from '@portal/shared-ui/testing';

export const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
export const dkk = (amount: number) => ({ amount, currency: 'DKK' });

/** A waiting order as the list has it. */
export function givenRow(n: number, change: Partial<OrderRow> = {}): OrderRow {
  return {
    orderId: id(n),
    orderNumber: 100_000 + n,
    orderDate: '2026-11-18',
    status: 'ORDERED',
    isAccessory: false,
    isProposal: false,
    companyId: id(900),
    companyName: 'Nordlys A/S',
    supplierId: id(901),
    supplierName: 'TeleGros',
    employeeId: id(500 + n),
    employeeName: `Person ${n}`,
    catalogId: id(903),
    department: 'Planning',
    subscriptionId: id(902),
    product: 'Phone X',
    productSKU: 'PX128',
    supplierSKU: 'S-PX128',
    mainProduct: null,
    accessoryCount: 0,
    priceWithoutVat: dkk(659_840),
    requiresSerial: true,
    serialNumber: null,
    tracking: '',
    dispatchDate: null,
    allRiskExpirationDate: null,
    problem: null,
    version: 1,
    months: 24,
    priceWithoutSubsidy: dkk(32_893),
    priceWithSubsidy: dkk(22_893),
    monthlyPrice: dkk(22_893),
    total: dkk(549_432),
    expireDate: null,
    orderFileId: null,
    ...change,
  };
}

export const counts = {
  PROPOSED: 0,
  TO_PROCESS: 3,
  IN_PROCESS: 31,
  SHIPPED: 8,
  PROBLEM: 1,
  ALL: 1_001,
  nextSalaryFile: '2026-11-30',
};

/** The review of order 100001 alone, at a price a month in minor units. */
export const reviewOf = (monthly: number) =>
  on(previewCompanyProcess, {
    data: {
      groups: [
        {
          companyId: id(900),
          companyName: 'Nordlys A/S',
          supplierId: id(901),
          supplierName: 'TeleGros',
          currency: 'DKK',
          count: 1,
          priceWithoutVat: dkk(659_840),
          monthly: dkk(monthly),
          addresses: [],
        },
      ],
      orders: [{ orderId: id(1), orderNumber: 100_001, priceWithoutVat: dkk(659_840), monthly: dkk(monthly) }],
      refused: [],
      holdSeconds: 60,
    },
  });
