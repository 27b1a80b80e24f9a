import type { LeasedOrderFilter } from '@portal/contract/leased-orders';
import type {
  LeasableOrder,
  LeasableOrderFilter,
  LeasingAgreement,
  LeasingAgreementRow,
  LeasingChoices,
  LeasingFilter,
  SeenLeasingForm,
} from '@portal/contract/leasing-agreements';
import { keepPreviousData, queryOptions } from '@portal/shared-ui';
import type { ListFile } from '@portal/shared-ui/kit';

type Page<Row> = { data: Row[]; meta: { total: number | null; page: number; pageSize: number } };

/** Whose agreements a page shows: where its pages begin, and its calls. */
export type LeasingCalls = {
  key: readonly string[];
  path: string;
  asFile: ListFile;
  list: (filter: LeasingFilter, signal: AbortSignal) => Promise<Page<LeasingAgreementRow>>;
  choices: (signal: AbortSignal) => Promise<{ data: LeasingChoices }>;
  orders: (
    filter: Partial<LeasableOrderFilter> & { period: number },
    signal: AbortSignal,
  ) => Promise<Page<LeasableOrder>>;
  one: (id: string, signal: AbortSignal) => Promise<{ data: LeasingAgreement }>;
  /** the orders of one agreement, and the same list as a file */
  leased: (id: string, filter: LeasedOrderFilter, signal: AbortSignal) => Promise<Page<LeasableOrder>>;
  leasedAsFile: (id: string) => ListFile;
  create: (form: SeenLeasingForm) => Promise<{ data: LeasingAgreement }>;
  remove: (id: string) => Promise<unknown>;
  pdf: (agreement: Pick<LeasingAgreementRow, 'id' | 'name'>) => Promise<void>;
};

/** How many orders the picker shows at once; a search narrows the rest. */
export const ordersShown = 200;

export const agreementList = ({ key, list }: LeasingCalls, filter: LeasingFilter) =>
  queryOptions({
    queryKey: [...key, 'list', filter],
    queryFn: ({ signal }) => list(filter, signal),
    placeholderData: keepPreviousData,
  });

export const agreementDetail = ({ key, one }: LeasingCalls, id: string) =>
  queryOptions({ queryKey: [...key, 'one', id], queryFn: ({ signal }) => one(id, signal) });

export const leasedOrders = ({ key, leased }: LeasingCalls, id: string, filter: LeasedOrderFilter) =>
  queryOptions({
    queryKey: [...key, 'one', id, 'orders', filter],
    queryFn: ({ signal }) => leased(id, filter, signal),
    placeholderData: keepPreviousData,
  });

export const leasingChoices = ({ key, choices }: LeasingCalls) =>
  queryOptions({ queryKey: [...key, 'choices'], queryFn: ({ signal }) => choices(signal) });

export const leasableOrders = ({ key, orders }: LeasingCalls, period: number, q: string) =>
  queryOptions({
    queryKey: [...key, 'orders', period, q],
    queryFn: ({ signal }) => orders({ period, pageSize: ordersShown, ...(q ? { q } : {}) }, signal),
    placeholderData: keepPreviousData,
  });
