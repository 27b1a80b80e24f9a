import type { Locale } from './constants.ts';
import { chosenDelivery, type DeliveryChoice } from './delivery.ts';
import type { EmployeeExit, ExitPreview } from './employee-exit.ts';
import type { EmployeeOrderDetail } from './employee-orders.ts';
import type { EndOfTermChoice } from './end-of-term-rules.ts';
import type { EndOfTerm } from './end-of-term.ts';
import type { LeasableOrder, LeasingAgreementForm, LeasingChoices } from './leasing-agreements.ts';
import { mailFacts, type MailPreview } from './mail-preview.ts';
import type { SalaryPreview } from './manual-salary-files.ts';
import type { Choice } from './offer.ts';
import type { ProcessPreview } from './order-processing.ts';
import type { PayInFullDetail, PayInFullOffers } from './pay-in-full-rows.ts';
import type { PaymentKind } from './payment-details.ts';
import type { EmployeeOffer } from './proposals.ts';
import type { RmaDetail } from './rma.ts';
import type { SalaryCalendar } from './salary-calendar.ts';
import type { SalaryFile } from './salary-files.ts';
import {
  acceptedPriceFacts,
  askedPriceFacts,
  decisionFacts,
  endOfTermFacts,
  excessFacts,
  exitFacts,
  leasingFacts,
  processingFacts,
  salaryFileFacts,
  salaryPreviewFacts,
  salarySendFacts,
  waitingRequestFacts,
} from './seen-acts.ts';
import { acceptanceFacts, orderFacts, proposalFacts } from './seen-orders.ts';
import type { Seen } from './seen.ts';
import type { ProductDetail } from './shop-products.ts';
import type { SubscriptionChange } from './subscription-draft.ts';

/** One call as a signed-in person; answers what stands under `data`. */
export type Ask = <T>(method: 'GET' | 'POST', path: string, body?: object) => Promise<T>;

type Wanted = { subscriptionId: string; productId: string; language?: Locale } & Omit<Choice, 'alreadyTaxed'> & {
    alreadyTaxed?: boolean;
  };
const choiceOf = ({ accessoryIds, months, allRisk, employeeIns, alreadyTaxed = false }: Wanted): Choice => ({
  accessoryIds,
  months,
  allRisk,
  employeeIns,
  alreadyTaxed,
});

type Reader = (ask: Ask, path: string[], body: never) => Promise<Seen>;

/** What a client reads before each binding act, by the act's path. */
const readers: readonly (readonly [RegExp, Reader])[] = [
  [
    /^\/employee\/orders$/,
    async (ask, _path, wanted: Wanted & DeliveryChoice) => {
      const product = await ask<ProductDetail>(
        'GET',
        `/employee/products/${wanted.productId}?subscriptionId=${wanted.subscriptionId}`,
      );
      const delivery = chosenDelivery(product.deliveries, wanted) ?? product.delivery;
      return orderFacts({ ...product, delivery }, choiceOf(wanted), wanted.language ?? 'en-us');
    },
  ],
  [
    /^\/employee\/orders\/([^/]+)\/accept$/,
    async (ask, [orderId], { language }: { language?: Locale }) =>
      acceptanceFacts(await ask<EmployeeOrderDetail>('GET', `/employee/orders/${orderId}`), language ?? 'en-us'),
  ],
  [
    /^\/company\/proposals$/,
    async (ask, _path, wanted: Wanted & { employeeId: string }) => {
      const { offer } = await ask<EmployeeOffer>(
        'GET',
        `/company/subscriptions/${wanted.subscriptionId}/employees/${wanted.employeeId}/products/${wanted.productId}`,
      );
      return proposalFacts(offer, choiceOf(wanted));
    },
  ],
  [
    /^\/(company|admin)\/orders\/process$/,
    async (ask, [portal], { orderIds }: { orderIds: string[] }) =>
      processingFacts(await ask<ProcessPreview>('POST', `/${portal}/orders/process/preview`, { orderIds })),
  ],
  [
    /^\/employee\/orders\/([^/]+)\/end-of-term$/,
    async (ask, [orderId], { choice }: { choice: EndOfTermChoice }) =>
      endOfTermFacts(await ask<EndOfTerm>('GET', `/employee/orders/${orderId}/end-of-term`), choice),
  ],
  [
    /^\/(supplier|admin)\/rma\/([^/]+)\/status$/,
    async (ask, [portal, rmaId]) => decisionFacts(await ask<RmaDetail>('GET', `/${portal}/rma/${rmaId}`)),
  ],
  [
    /^\/employee\/rma\/([^/]+)\/answer$/,
    async (ask, [rmaId]) => excessFacts(await ask<RmaDetail>('GET', `/employee/rma/${rmaId}`)),
  ],
  [
    /^\/employee\/pay-in-full$/,
    async (ask, _path, { orderId, keepAllRisk }: { orderId: string; keepAllRisk?: boolean }) => {
      const offer = (await ask<PayInFullOffers>('GET', '/employee/pay-in-full/offers')).orders.find(
        (each) => each.orderId === orderId,
      );
      return offer ? askedPriceFacts(offer, keepAllRisk) : [];
    },
  ],
  [
    /^(\/company\/employees\/[^/]+\/pay-in-full)$/,
    async (ask, [path], { orderId }: { orderId: string }) => {
      const { orders } = await ask<PayInFullOffers>('GET', `${path}/offers`);
      return orders.filter((each) => each.orderId === orderId).flatMap((offer) => askedPriceFacts(offer));
    },
  ],
  [
    /^\/employee\/pay-in-full\/([^/]+)\/accept$/,
    async (ask, [requestId], { paymentKind, keepAllRisk }: { paymentKind?: PaymentKind; keepAllRisk?: boolean }) =>
      acceptedPriceFacts(
        await ask<PayInFullDetail>('GET', `/employee/pay-in-full/${requestId}`),
        paymentKind,
        keepAllRisk,
      ),
  ],
  [
    /^\/company\/employees\/([^/]+)\/exit$/,
    async (ask, [employeeId], { exitDate, exitReason }: { exitDate: string; exitReason: string }) =>
      exitFacts(
        await ask<ExitPreview>(
          'GET',
          `/company/employees/${employeeId}/exit/preview?exitDate=${exitDate}&exitReason=${exitReason}`,
        ),
      ),
  ],
  [
    /^\/company\/employees\/([^/]+)\/exit\/send$/,
    async (ask, [employeeId]) =>
      waitingRequestFacts(await ask<EmployeeExit>('GET', `/company/employees/${employeeId}/exit`)),
  ],
  [
    /^(\/company\/proposals\/(?:reminders|withdrawals))$/,
    async (ask, [path], { orderIds }: { orderIds: string[] }) =>
      mailFacts(await ask<MailPreview>('POST', `${path}/preview`, { orderIds })),
  ],
  [
    /^(\/company\/subscriptions\/[^/]+\/(?:reminders|invitations)|\/company\/employees\/(?:invitations|login-links))$/,
    async (ask, [path], { employeeIds = [] }: { employeeIds?: string[] }) =>
      mailFacts(await ask<MailPreview>('POST', `${path}/preview`, { employeeIds })),
  ],
  [
    /^(\/company\/subscriptions\/[^/]+)$/,
    async (ask, [path], { addedEmployees: employees }: SubscriptionChange) =>
      employees ? mailFacts(await ask<MailPreview>('POST', `${path}/employees/preview`, { employees })) : [],
  ],
  [
    /^\/company\/salaryfiles$/,
    async (ask, _path, selection: object) =>
      salaryPreviewFacts(await ask<SalaryPreview>('POST', '/company/salaryfiles/preview', selection)),
  ],
  [
    /^\/company\/salaryfiles\/waiting$/,
    async (ask) => {
      const { waiting } = await ask<SalaryCalendar>('GET', '/company/salaryfiles/calendar');
      return waiting ? salaryPreviewFacts(waiting) : [];
    },
  ],
  [
    /^\/company\/salaryfiles\/([^/]+)\/send$/,
    async (ask, [salaryFileId]) =>
      salarySendFacts(
        await ask<SalaryFile>('GET', `/company/salaryfiles/${salaryFileId}`),
        (await ask<SalaryCalendar>('GET', '/company/salaryfiles/calendar')).recipients,
      ),
  ],
  [
    /^\/company\/salaryfiles\/([^/]+)\/approve$/,
    async (ask, [salaryFileId]) =>
      salaryFileFacts(await ask<SalaryFile>('GET', `/company/salaryfiles/${salaryFileId}`)),
  ],
  [
    /^(\/company|\/admin\/companies\/[^/]+)\/leasing$/,
    async (ask, [portal], form: LeasingAgreementForm) => {
      const { currency } = await ask<LeasingChoices>('GET', `${portal}/leasing/choices`);
      const free = await ask<LeasableOrder[]>('GET', `${portal}/leasing/orders?period=${form.period}&pageSize=200`);
      return leasingFacts(
        form,
        free.filter(({ orderId }) => form.orderIds.includes(orderId)),
        currency,
      );
    },
  ],
];

/** Acts that freeze a text, so that they name the language in which it was read. */
const inLanguage = /^\/employee\/orders(\/[^/]+\/accept)?$/;

/**
 * The body of a binding act with what its page would have shown (DECISIONS 48), for clients without pages: the demo
 * world, scripts, tests. A body that names its own `seen` keeps it; another call's body is handed back as it is.
 */
export async function asSeen(ask: Ask, path: string, body: object): Promise<object> {
  const [pattern, reader] = readers.find(([act]) => act.test(path)) ?? [];
  if (!pattern || !reader || 'seen' in body) return body;
  return bodyWith(path, body, await reader(ask, pattern.exec(path)?.slice(1) ?? [], body as never));
}

/** The body of a binding act that was seen as `seen`, in English unless it says otherwise. */
export function bodyWith(path: string, body: object, seen: Seen): object {
  return { ...(inLanguage.test(path) ? { language: 'en-us' } : {}), ...body, seen };
}
