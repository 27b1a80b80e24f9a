import type { Role } from '@portal/contract/endpoint';
import { screen } from '@testing-library/react';
import { givenSession } from '../testing/given-session.ts';
import { renderPage } from '../testing/render-page.tsx';
import { NameLink, type Named } from './NameLink.tsx';

const [one, other] = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'];
const named: Named[] = [
  { kind: 'person', id: one, name: 'Anna & Bo', companyId: other },
  { kind: 'company', id: one },
  { kind: 'supplier', id: one },
  { kind: 'order', id: one },
  { kind: 'subscription', id: one, companyId: other },
  { kind: 'catalog', id: one, supplierId: other, catalogName: 'Phones/2027' },
  { kind: 'product', sku: 'PX 1', catalogId: one, supplierId: other },
];

const cases: [Role, (string | null)[]][] = [
  [
    'company',
    [
      `/company/employees/${one}`,
      null,
      null,
      `/company/orders?view=ALL&order=${one}`,
      `/company/subscription/edit/${one}`,
      `/company/${other}/catalogs/${one}/products`,
      `/company/${other}/catalogs/${one}/products?q=PX+1`,
    ],
  ],
  [
    'admin',
    [
      `/admin/companies/${other}/employees?q=Anna+%26+Bo`,
      `/admin/companies/${one}`,
      `/admin/suppliers/${one}`,
      `/admin/orders?view=ALL&order=${one}`,
      `/admin/companies/${other}/subscriptions/${one}`,
      `/admin/suppliers/${other}/catalogs/${one}`,
      `/admin/suppliers/${other}/catalogs/${one}/-/products?q=PX+1`,
    ],
  ],
  [
    'supplier',
    [
      null,
      null,
      null,
      `/supplier/orders?view=ALL&order=${one}`,
      null,
      `/supplier/catalogs/Phones%2F2027/${one}`,
      `/supplier/catalogs/-/${one}/products?q=PX+1`,
    ],
  ],
  ['employee', [null, null, null, `/employee/orders/${one}`, null, null, null]],
];

test.each(cases)('for %s a name leads to its page, or is plain text', (role, pages) => {
  givenSession({ role, companyId: role === 'company' ? other : null });
  renderPage(
    <ul>
      {named.map((of) => (
        <li key={of.kind}>
          <NameLink of={of}>{of.kind}</NameLink>
        </li>
      ))}
    </ul>,
  );
  expect(screen.getAllByRole('listitem').map((item) => item.querySelector('a')?.getAttribute('href') ?? null)).toEqual(
    pages,
  );
});

test('a person whose id the reader is not told has no page', () => {
  givenSession({ role: 'company', companyId: other });
  renderPage(<NameLink of={{ kind: 'person', id: undefined, name: 'Anna', companyId: other }}>Anna</NameLink>);
  expect(screen.getByText('Anna')).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});
