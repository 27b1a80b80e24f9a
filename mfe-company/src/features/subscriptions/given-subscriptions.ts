import {
  getCompanyProduct,
  listCompanyCatalogs,
  listCompanyProducts,
  type CompanyCatalog,
  type CompanyProduct,
  type CompanyProductDetail,
} from '@portal/contract/company-catalogs';
import type { Offer } from '@portal/contract/offer';
import type { Subscription } from '@portal/contract/subscription-detail';
import type { SubscriptionRow } from '@portal/contract/subscription-rows';
import { on } from '@portal/shared-ui/testing';

/** Rows that the tests of this feature start from; each takes what a test cares about. */
export const idOf = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
export const page = <Row>(data: Row[]) => ({ data, meta: { total: data.length, page: 1, pageSize: 50 } });
const dkk = (amount: number) => ({ amount, currency: 'DKK' });

export function givenRow(change: Partial<SubscriptionRow> = {}): SubscriptionRow {
  return {
    id: idOf(10),
    subscriptionName: 'Mobile 2027',
    startDate: '2026-11-16',
    endDate: '2026-11-30',
    effectDate: '2027-01-01',
    status: 'OPEN',
    state: 'ACTIVE',
    catalogNames: ['Phones'],
    periods: [24],
    employees: 84,
    invited: 84,
    ordered: 12,
    totalOrders: 12,
    proposals: 0,
    isReopenable: false,
    version: 3,
    ...change,
  };
}

export function givenSubscription(change: Partial<Subscription> = {}): Subscription {
  return {
    ...givenRow(),
    currency: 'DKK',
    defaultMonths: null,
    deliveryMethod: 'USER_ADDRESS',
    addressId: null,
    addressName: null,
    grossDraw: true,
    netDraw: false,
    allRisk: true,
    employeeIns: true,
    salaryFileMethod: 'AUTOMATIC',
    catalogs: [{ catalogId: idOf(20), displayName: 'Phones', subsidyYearly: 120_000 }],
    startedAt: null,
    remindedAt: null,
    reminderDays: [3],
    nextReminder: null,
    undelivered: 0,
    opened: 40,
    lastOrderDate: null,
    isLocked: false,
    isRemovable: true,
    ...change,
  };
}

export const phones: CompanyCatalog = {
  id: idOf(20),
  displayName: 'Phones',
  description: '',
  currency: 'DKK',
  supplierId: idOf(901),
  supplierName: 'TeleGros',
  sortOrder: 1,
  accessoriesEnabled: true,
  productCount: 14,
  accessoryCount: 9,
  categories: [{ id: idOf(30), name: 'Mobile', requireMultimediaTax: true, insuranceRequired: false }],
  subscriptionCount: 1,
};

export const phone: CompanyProduct = {
  id: idOf(40),
  productName: 'Phone X',
  SKU: 'PX128',
  supplierSKU: 'S-PX',
  categoryId: idOf(30),
  categoryName: 'Mobile',
  price: dkk(639_920),
  retailPrice: dkk(799_900),
  image: '',
  picture: null,
  mandatory: false,
  featured: false,
  allRisk: dkk(3_900),
  employeeIns: dkk(1_500),
  billingPeriod: 1,
  accessoryCount: 1,
};

/** Phone X of RULES E1 with its cover as the employer's choice, so that the example is E1 to the øre. */
export const phoneOffer: Offer = {
  productName: 'Phone X',
  price: dkk(639_920),
  retailPrice: dkk(799_900),
  allRisk: dkk(3_900),
  employeeIns: dkk(1_500),
  periods: [12],
  accessories: [
    {
      id: idOf(41),
      productName: 'Cover',
      description: '',
      image: '',
      price: dkk(19_920),
      retailPrice: dkk(24_900),
      mandatory: true,
      featured: false,
    },
  ],
  terms: {
    currency: 'DKK',
    draws: 'both',
    gross_limit: null,
    deductibleVatPercent: 10_000,
    vatRate: 2_500,
    is_subscription: false,
    is_present: false,
    billingPeriodMonths: 1,
    scrapPercent: 500,
    showSalaryCalculation: true,
    rates: { tax: 4_205, middleTax: null, topTax: 5_585 },
    amRate: 800,
    taxable: { mode: 'FIXED_YEARLY', yearly: 350_000 },
    accessories: { allowMultipleAccessories: true, accessoryLimit: 2, percentage: 3_000 },
    insuranceRequired: false,
  },
  subsidy: { yearly: dkk(0), perMonth: dkk(0), left: dkk(0) },
};

const phoneDetail: CompanyProductDetail = {
  ...phone,
  description: '',
  productLink: '',
  attributes: {},
  offer: phoneOffer,
};

/** A company with one catalog of one phone. */
export const catalogs = [
  on(listCompanyCatalogs, page([phones])),
  on(listCompanyProducts, page([phone])),
  on(getCompanyProduct, { data: phoneDetail }),
];
