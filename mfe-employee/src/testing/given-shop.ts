import type { EmployeeOrderDetail } from '@portal/contract/employee-orders';
import { firstChoice, type Choice, type Offer } from '@portal/contract/offer';
import { quoteOf } from '@portal/contract/quote';
import type { EmployeeSubscription, ShopCatalog } from '@portal/contract/shop-catalogs';
import type { ProductCard, ProductDetail } from '@portal/contract/shop-products';
import { chooseTaxRate, getTaxChoice, type TaxChoice } from '@portal/contract/tax-choice';
import { givenSession, on } from '@portal/shared-ui/testing';

export const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
export const kroner = (amount: number) => ({ amount, currency: 'DKK' });

/** Anna of RULES 7. */
export const givenAnna = () =>
  givenSession({
    name: 'Anna Holm',
    email: 'anna@nordlys.example',
    role: 'employee',
    roles: ['EMPLOYEE'],
    employeeId: id(9),
  });

/** The tax rate as the server keeps it: Denmark's of 2026, the ordinary one until another is chosen. */
export function taxRateRoutes() {
  let choice: TaxChoice = { level: 'tax', ownRate: null };
  const answer = () => ({
    data: {
      ...choice,
      rates: [
        { level: 'tax' as const, rate: 4_205 },
        { level: 'topTax' as const, rate: 5_585 },
      ],
      amRate: 800,
    },
  });
  const keep = (next: TaxChoice) => {
    choice = next;
    return answer();
  };
  return [on(getTaxChoice, answer), on(chooseTaxRate, ({ body }) => keep(body))];
}

const round = {
  subscriptionName: 'Mobile 2027',
  startDate: '2026-11-16',
  endDate: '2026-11-30',
  effectDate: '2027-01-01',
  firstPeriod: '2027-01',
  periods: [24],
};
const subsidy = { yearly: kroner(120_000), perMonth: kroner(10_000), left: kroner(10_000) };

export const givenCatalog = (change: Partial<ShopCatalog> = {}): ShopCatalog => ({
  id: id(1),
  subscriptionId: id(2),
  displayName: 'Phones',
  description: '',
  ...round,
  subsidy,
  ...change,
});

export const givenRound = (change: Partial<EmployeeSubscription> = {}): EmployeeSubscription => ({
  id: id(2),
  ...round,
  state: 'active',
  allRisk: true,
  employeeIns: true,
  deliveryMethod: 'USER_ADDRESS',
  ...change,
});

/** The offer of example E1 (RULES 2.3). */
export const givenOffer = (change: Partial<Offer> = {}): Offer => ({
  productName: 'Phone X',
  price: kroner(639_920),
  retailPrice: kroner(799_900),
  allRisk: kroner(3_900),
  employeeIns: kroner(1_500),
  periods: [24],
  subsidy,
  accessories: [
    {
      id: id(5),
      productName: 'Cover',
      description: 'Leather',
      image: '',
      price: kroner(19_920),
      retailPrice: kroner(24_900),
      mandatory: false,
      featured: false,
    },
    {
      id: id(6),
      productName: 'Dock',
      description: '',
      image: '',
      price: kroner(280_080),
      retailPrice: kroner(350_000),
      mandatory: false,
      featured: false,
    },
  ],
  terms: {
    currency: 'DKK',
    draws: 'gross',
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
  ...change,
});

/** Where Anna lives. */
export const annasHome = {
  method: 'USER_ADDRESS',
  name: 'Anna Holm',
  addressLine1: 'Havnegade 1',
  addressLine2: '',
  zipCode: '8000',
  city: 'Aarhus',
  country: 'DK',
} as const;

export const givenProduct = (change: Partial<ProductDetail> = {}): ProductDetail => ({
  id: id(4),
  catalogId: id(1),
  subscriptionId: id(2),
  category: { id: id(3), name: 'Mobile' },
  SKU: 'PX128',
  supplierName: 'TeleGros',
  description: 'A light phone.',
  image: '',
  pictures: [],
  product_link: '',
  attributes: { capacity: '128 GB' },
  definitions: [{ name: 'capacity', kind: 'NUMBER', unit: 'GB', choices: [] }],
  variants: [],
  mandatory: false,
  featured: false,
  offer: givenOffer(),
  round,
  refusal: null,
  takenBy: null,
  rules: { text: { 'en-us': 'You have use of the phone only.', 'da-dk': 'Du har kun brugsret.' }, version: 1 },
  salaryCalculation: { 'en-us': '', 'da-dk': '' },
  delivery: annasHome,
  deliveries: [annasHome],
  leaving: { fee: kroner(25_000), keepSubsidy: false },
  ...change,
});

export function givenCard(change: Partial<ProductCard> = {}): ProductCard {
  const offer = givenOffer();
  const { quote } = quoteOf(offer, firstChoice(offer));
  return {
    id: id(4),
    catalogId: id(1),
    subscriptionId: id(2),
    category: { id: id(3), name: 'Mobile' },
    productName: 'Phone X',
    description: '',
    image: '',
    picture: null,
    attributes: { capacity: '128 GB' },
    variants: { count: 1, colours: 1, colourNames: [], capacities: [] },
    mandatory: false,
    featured: false,
    orderable: true,
    takenBy: null,
    months: 24,
    price: offer.price,
    monthlyBeforeSubsidy: quote.monthlyBeforeSubsidy,
    subsidyPerMonth: quote.subsidyPerMonth,
    monthlyPrice: quote.monthlyPrice,
    net: {
      rate: 4_205,
      netPerMonth: kroner(21_921),
      taxableCost: kroner(12_265),
      alreadyTaxedNetPerMonth: kroner(9_656),
    },
    ...change,
  };
}

const annas: Choice = { accessoryIds: [id(5)], months: 24, allRisk: true, employeeIns: true, alreadyTaxed: true };

/** Anna's order right after it was placed. */
export const givenOrder = (change: Partial<EmployeeOrderDetail> = {}): EmployeeOrderDetail => ({
  id: id(7),
  orderNumber: 100_001,
  orderedAt: '2026-11-17T09:00:00.000Z',
  status: 'ORDERED',
  isProposal: false,
  productName: 'Phone X',
  SKU: 'PX128',
  categoryName: 'Mobile',
  image: '',
  picture: null,
  accessoryCount: 1,
  months: 24,
  monthlyPrice: kroner(22_893),
  monthlyBeforeSubsidy: kroner(32_893),
  subsidyPerMonth: kroner(10_000),
  netPerMonth: kroner(13_266),
  expireDate: null,
  endOfTerm: null,
  supplierName: 'TeleGros',
  companyName: 'Nordlys A/S',
  subscriptionName: 'Mobile 2027',
  endDate: '2026-11-30',
  effectDate: '2027-01-01',
  firstPeriod: '2027-01',
  lines: [
    { isAccessory: false, productName: 'Phone X', SKU: 'PX128', price: kroner(639_920), monthly: kroner(26_663) },
    { isAccessory: true, productName: 'Cover', SKU: 'C1', price: kroner(19_920), monthly: kroner(830) },
  ],
  quote: quoteOf(givenOffer(), annas).quote,
  rules: {
    text: 'You have use of the phone only.',
    version: 1,
    acceptedAt: '2026-11-17T09:00:00.000Z',
    language: 'en-us',
    texts: null,
  },
  delivery: {
    method: 'USER_ADDRESS',
    name: 'Anna Holm',
    att: '',
    addressLine1: 'Havnegade 1',
    addressLine2: '',
    zipCode: '8000',
    city: 'Aarhus',
    country: 'DK',
  },
  serialNumber: null,
  tracking: '',
  dispatchedOn: null,
  allRiskExpires: null,
  draws: [],
  pausedMonths: [],
  progress: null,
  hasAddendum: true,
  addendum: { sha256: 'a'.repeat(64), contentSha256: 'b'.repeat(64) },
  mayDelete: true,
  mayAccept: false,
  mayConfirmReceipt: false,
  timeline: [
    {
      at: '2026-11-17T09:00:00.000Z',
      kind: 'STATUS',
      fromStatus: 'NEW',
      toStatus: 'ORDERED',
      actorName: 'Anna Holm',
      actorRole: 'employee',
      reason: '',
      endOfTerm: null,
      daysBefore: null,
    },
  ],
  ...change,
});
