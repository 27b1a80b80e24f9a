import type { ExitOrder } from '@portal/contract/employee-exit';
import type { AdminPayInFullMove, PayInFullChange, PayInFullFilter } from '@portal/contract/pay-in-full-requests';
import type { PayInFullDetail, PayInFullRow } from '@portal/contract/pay-in-full-rows';
import type { PaymentKind } from '@portal/contract/payment-details';
import type { RequestStatus } from '@portal/contract/request-status';
import type { RmaDetail, RmaFilter, RmaMove, RmaRow } from '@portal/contract/rma';
import { keepPreviousData, queryOptions, useSearchParams } from '@portal/shared-ui';
import type { ListFile } from '@portal/shared-ui/kit';

type Page<Row> = Promise<{ data: Row[]; meta: { total: number | null; page: number; pageSize: number } }>;

/** Whose pay-in-full requests a page shows: its calls, and the key that they are kept under. */
export type PayInFullCalls = {
  key: readonly string[];
  asFile: ListFile;
  list: (filter: PayInFullFilter) => Page<PayInFullRow>;
  detail: (requestId: string) => Promise<PayInFullDetail>;
  move: (requestId: string, body: AdminPayInFullMove) => Promise<unknown>;
  preview: (requestId: string, body: PayInFullChange) => Promise<ExitOrder>;
  change: (requestId: string, body: PayInFullChange) => Promise<unknown>;
  letter: (requestId: string, fileName: string) => Promise<unknown>;
  changeKind: (requestId: string, body: { version: number; paymentKind: PaymentKind }) => Promise<unknown>;
};

/** Photos and messages of a request; who may not add photos has no `addPhoto`. */
export type RmaConversationCalls = {
  key: readonly string[];
  photo: (rmaId: string, no: number) => Promise<Blob>;
  send: (rmaId: string, text: string) => Promise<unknown>;
  read: (rmaId: string) => Promise<unknown>;
  addPhoto?: (rmaId: string, file: File) => Promise<unknown>;
};

/** The same for damage and repair; who only follows has no `move`. */
export type RmaCalls = RmaConversationCalls & {
  asFile: ListFile;
  list: (filter: RmaFilter) => Page<RmaRow>;
  detail: (rmaId: string) => Promise<RmaDetail>;
  move?: (rmaId: string, body: RmaMove) => Promise<unknown>;
};

/** A move that decides nothing: received, paid, closed. */
export const plainMove = ({ version }: Pick<RmaDetail, 'version'>, to: RequestStatus, reason = ''): RmaMove => ({
  version,
  to,
  reason,
  serialNumber: '',
  expectedBack: null,
  excess: 0,
});

/** What a list of requests calls, of either kind. */
export type RequestCalls<Filter, Row> = {
  key: readonly string[];
  asFile: ListFile;
  list: (filter: Filter) => Page<Row>;
};

export const requestList = <Filter, Row>({ key, list }: RequestCalls<Filter, Row>, filter: Filter) =>
  queryOptions({ queryKey: [...key, 'list', filter], queryFn: () => list(filter), placeholderData: keepPreviousData });

type DetailCalls<Detail> = { key: readonly string[]; detail: (id: string) => Promise<Detail> };

export const requestDetail = <Detail>({ key, detail }: DetailCalls<Detail>, id: string) =>
  queryOptions({ queryKey: [...key, 'detail', id], queryFn: () => detail(id), enabled: id !== '' });

/** The request that the address keeps open (`?request=`), '' when none is. Closing leaves the rest of the address. */
export function useOpenRequest(): { requestId: string; close: () => void } {
  const [search, setSearch] = useSearchParams();
  const close = () => {
    setSearch((current) => {
      const next = new URLSearchParams(current);
      next.delete('request');
      return next;
    });
  };
  return { requestId: search.get('request') ?? '', close };
}
