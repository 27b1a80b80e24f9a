import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { SessionUser } from '@portal/contract/auth';
import { BrowserRouter, Button, Day, Link, Money, orderStatusLabels, QueryClientProvider, type QueryClient } from '@portal/shared-ui';
import { Activity, createRef, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { menuFor } from '../frame/menu.ts';
import { OfficeFrame } from '../frame/OfficeFrame.tsx';

type Kit = typeof import('@portal/shared-ui/kit');

const nobody: SessionUser = {
  id: '', name: 'A B', email: '', role: 'company', roles: [], status: 'ACTIVE', language: 'en-us', mustChangePassword: false, mustSetUpSecondStep: false,
  membershipId: '',
  companyId: null, companyName: null, supplierId: null, supplierName: null, isReseller: false, employeeId: null, memberships: [],
  hasOtherMemberships: false, invitations: 0,
};
const content = createRef<HTMLElement>();
const rows = Array.from({ length: 12 }, (_, row) => ({ id: String(row) }));
const list = { data: { data: rows }, error: null, isFetching: false, refetch: () => undefined };
const meta = { page: 1, pageSize: rows.length, total: rows.length };
// A text of the catalog: another one would be compiled in the page, and the console told so.
const column = (key: string, cell: ReactNode) => ({ key, header: orderStatusLabels.ORDERED, sort: key, cell: () => cell });
const money = { amount: 0, currency: 'DKK' };
const words = ['name', 'product', 'department', 'supplier'].map((key) => column(key, <span>·</span>));
const views = ['first', 'second', 'third', 'fourth'].map((key) => ({ key, label: '·', count: 0, to: '?' }));
const ignore = () => undefined;

/**
 * Renders a list in its frame once, for nobody, while somebody types. A browser compiles functions at their first call,
 * and styles are written when a component is first rendered: the page that the login leads to finds both done. Hidden
 * and outside the document: nothing is shown or read out, no effect runs, so nothing is asked for and nothing listens.
 * React renders it in pieces of 5 ms, between keys.
 */
export function rehearseList(kit: Kit, client: QueryClient): void {
  const { DataTable, ListPage, Menu, OrderStatusBadge, Pager, SearchField, Toolbar, Views } = kit;
  const columns = [column('number', <Link to="?">·</Link>), ...words, column('status', <OrderStatusBadge status="ORDERED" />), column('day', <Day value="2026-01-01" />), column('price', <Money value={money} />)];
  createRoot(document.createElement('div')).render(
    <Activity mode="hidden">
      <I18nProvider i18n={i18n}>
        <QueryClientProvider client={client}>
          <BrowserRouter>
            <OfficeFrame user={nobody} menu={menuFor(nobody, [])} content={content}>
              <ListPage
                title="·"
                lead="·"
                actions={<Button>·</Button>}
                views={<Views label="·" views={views} current="first" />}
                filters={<Toolbar end={<Button size="small">·</Button>}><SearchField label="·" value="" onSearch={ignore} /></Toolbar>}
                pager={<Pager meta={meta} shown={rows.length} onChange={ignore} />}
              >
                <DataTable
                  label="·"
                  query={list}
                  columns={columns}
                  rowKey={({ id }) => id}
                  sort="name"
                  onSort={ignore}
                  selection={{ selected: new Set(), onChange: ignore, label: ({ id }) => id }}
                  rowMenu={({ id }) => <Menu label={id} entries={[]} />}
                  empty={null}
                />
              </ListPage>
            </OfficeFrame>
          </BrowserRouter>
        </QueryClientProvider>
      </I18nProvider>
    </Activity>,
  );
}
