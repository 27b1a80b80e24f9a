import { search } from '@portal/contract/search';
import { Link } from '@portal/shared-ui';
import { fails, fakeApi, givenSession, on, renderPage } from '@portal/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { moveWithArrows } from './move-with-arrows.ts';
import { Results } from './Results.tsx';
import SearchPage from './SearchPage.tsx';

const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const employee = (n: number, name: string) => ({
  employeeId: id(n),
  companyId: id(99),
  companyName: 'Nordlys A/S',
  name,
  email: '',
  employNo: String(n),
  department: '',
});
const found = { employees: [employee(1, 'Anna Holm'), employee(2, 'Anna Lund')], orders: [], places: [], products: [] };

test('the arrow keys lead from the text to what was found and back', async () => {
  givenSession();
  const { user } = renderPage(
    <div role="presentation" onKeyDown={moveWithArrows}>
      <input type="search" aria-label="Text" />
      <Results
        found={found}
        text="anna"
        isRefreshing={false}
        hits={{ employee: '/company/employees/:employeeId/orders' }}
      />
    </div>,
  );
  const stops = [
    screen.getByLabelText('Text'),
    screen.getByRole('link', { name: 'Anna Holm' }),
    screen.getByRole('link', { name: 'Anna Lund' }),
  ];
  await user.click(screen.getByLabelText('Text'));
  for (const [key, stop] of [
    ['{ArrowDown}', 1],
    ['{ArrowDown}', 2],
    ['{ArrowDown}', 2],
    ['{ArrowUp}', 1],
    ['{ArrowUp}', 0],
    ['{ArrowUp}', 0],
  ] as const) {
    await user.keyboard(key);
    expect(stops[stop]).toHaveFocus();
  }
});

test('asked once typing rests; the address keeps the text; a failure is said once and tried again', async () => {
  givenSession();
  const api = fakeApi(on(search, fails('something-went-wrong', 500)));
  const { user, queryClient } = renderPage(<SearchPage />);
  await user.click(screen.getByLabelText('Search employees and orders'));
  await user.paste('anna');
  await screen.findByText('The search did not work.');
  expect(queryClient.getQueryState(['search', 'anna'])?.error).toMatchObject({ isShownOnPage: true });
  api.add(on(search, { data: found }));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Anna Holm')).toBeVisible();
  expect(api.calls.map(({ call }) => call)).toEqual(['GET /search', 'GET /search']);
});

test('what a link puts into the address is what is searched for, whatever was typed before', async () => {
  givenSession();
  const api = fakeApi(on(search, { data: found }));
  const { user } = renderPage(
    <>
      <Link to="/?q=holm">Another search</Link>
      <SearchPage />
    </>,
    { at: '/?q=anna' },
  );
  await screen.findByText('Anna Holm');
  await user.click(screen.getByRole('link', { name: 'Another search' }));
  await waitFor(() => expect(screen.getByLabelText('Search employees and orders')).toHaveValue('holm'));
  await waitFor(() => expect(api.calls.at(-1)?.query).toMatchObject({ q: 'holm' }));
});

test('a hit leads to the page that the remote names, with its own values; without one it is plain text', () => {
  givenSession();
  const order = {
    orderId: id(5),
    orderNumber: 1017,
    companyId: id(99),
    companyName: 'Nordlys A/S',
    employeeName: 'Anna Holm',
    product: 'Phone',
    serialNumber: '',
    orderDate: '2026-11-20',
    status: 'ORDERED' as const,
  };
  const all = { employees: found.employees.slice(0, 1), orders: [order], places: [], products: [] };
  renderPage(<Results found={all} text="a" isRefreshing={false} hits={{ order: '/things/orders?q=:orderNumber' }} />);
  expect(screen.getByRole('link', { name: /Phone/ })).toHaveAttribute('href', '/things/orders?q=1017');
  expect(screen.queryByRole('link', { name: 'Anna Holm' })).not.toBeInTheDocument();
  expect(screen.getByText('Anna Holm')).toBeVisible();
});

test('back office finds companies, suppliers, catalogs and products too', () => {
  givenSession({ role: 'admin', companyId: null });
  const place = { detail: 'Aarhus', supplierId: null, catalogName: '' };
  const all = {
    employees: [],
    orders: [],
    places: [
      { ...place, kind: 'company' as const, id: id(1), name: 'Nordlys A/S' },
      { ...place, kind: 'catalog' as const, id: id(2), name: 'Phones', supplierId: id(3), catalogName: 'Phones 2027' },
    ],
    products: [
      {
        productId: id(4),
        name: 'Phone X',
        sku: 'PX128',
        catalogId: id(2),
        catalogName: 'Phones 2027',
        supplierId: id(3),
        supplierName: 'TeleGros',
      },
    ],
  };
  const hits = {
    company: '/companies/:id',
    catalog: '/suppliers/:supplierId/:id/:catalogName',
    product: '/suppliers/:supplierId/:catalogId?item=:productId',
  };
  renderPage(<Results found={all} text="x" isRefreshing={false} hits={hits} />);
  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual([
    `/companies/${id(1)}`,
    `/suppliers/${id(3)}/${id(2)}/Phones%202027`,
    `/suppliers/${id(3)}/${id(2)}?item=${id(4)}`,
  ]);
  expect(screen.getByText('PX128 · Phones 2027 · TeleGros')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Catalogs' })).toBeVisible();
});
