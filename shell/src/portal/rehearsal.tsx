import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { SessionUser } from '@portal/contract/auth';
import { BrowserRouter, QueryClientProvider, type QueryClient } from '@portal/shared-ui';
import { Activity, createRef } from 'react';
import { createRoot } from 'react-dom/client';
import { menuFor } from '../frame/menu.ts';
import { OfficeFrame } from '../frame/OfficeFrame.tsx';

type Kit = typeof import('@portal/shared-ui/kit');

const nobody: SessionUser = {
  id: '', name: 'A B', email: '', role: 'company', roles: [], status: 'ACTIVE', language: 'en-us', mustChangePassword: false, membershipId: '',
  companyId: null, companyName: null, supplierId: null, supplierName: null, isReseller: false, employeeId: null, memberships: [],
};
const content = createRef<HTMLElement>();
const rows = Array.from({ length: 12 }, (_, row) => ({ id: String(row) }));
const list = { data: { data: rows }, error: null, isFetching: false, refetch: () => undefined };
const meta = { page: 1, pageSize: rows.length, total: rows.length };
const columns = Array.from({ length: 8 }, (_, column) => ({ key: String(column), header: { id: '·', message: '·' }, sort: String(column), cell: ({ id }: { id: string }) => <span>{id}</span> }));
const ignore = () => undefined;

/**
 * Renders a list in its frame once, for nobody, while somebody types. A browser compiles functions at their first call,
 * and styles are written when a component is first rendered: the page that the login leads to finds both done. Hidden
 * and outside the document: nothing is shown or read out, no effect runs, so nothing is asked for and nothing listens.
 * React renders it in pieces of 5 ms, between keys.
 */
export function rehearseList({ DataTable, ListPage, Menu, Pager }: Kit, client: QueryClient): void {
  createRoot(document.createElement('div')).render(
    <Activity mode="hidden">
      <I18nProvider i18n={i18n}>
        <QueryClientProvider client={client}>
          <BrowserRouter>
            <OfficeFrame user={nobody} menu={menuFor(nobody, [])} content={content}>
              <ListPage title="·" lead="·" pager={<Pager meta={meta} shown={rows.length} onChange={ignore} />}>
                <DataTable
                  label="·"
                  query={list}
                  columns={columns}
                  rowKey={({ id }) => id}
                  sort="0"
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
