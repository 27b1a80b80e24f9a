import type { OrderEventLine } from '@portal/contract/order-detail';
import { givenSession, renderPage } from '@portal/shared-ui/testing';
import { screen } from '@testing-library/react';
import { OrderHistory } from './OrderHistory.tsx';

const line = (change: Partial<OrderEventLine>): OrderEventLine => ({
  id: '00000000-0000-4000-8000-000000000001',
  at: '2026-11-20T09:00:00.000Z',
  kind: 'MAIL',
  fromStatus: null,
  toStatus: null,
  actorName: '',
  actorRole: 'system',
  reason: '',
  serialNumber: null,
  previousSerialNumber: null,
  tracking: null,
  fileName: null,
  endOfTerm: null,
  daysBefore: null,
  ...change,
});

test('the confirmation of an order is told apart from the order file', async () => {
  renderPage(
    <OrderHistory
      person={undefined}
      events={[line({}), line({ id: '00000000-0000-4000-8000-000000000002', fileName: 'orders-4.csv' })]}
    />,
    { at: '/' },
  );
  expect(await screen.findByText('Confirmation sent to the employee')).toBeVisible();
  expect(screen.getByText('Order file sent')).toBeVisible();
});

test('a proposal is proposed, then accepted, declined, withdrawn or lapsed; never ordered unasked', async () => {
  const ends = [
    { kind: 'MAIL' as const, toStatus: null, actorRole: 'company' },
    { toStatus: 'ORDERED', actorRole: 'employee' },
    { toStatus: 'DELETED', actorRole: 'employee' },
    { toStatus: 'DELETED', actorRole: 'company' },
    { toStatus: 'DELETED', actorRole: 'system' },
  ];
  const events = [{ fromStatus: 'NEW', toStatus: 'PROPOSED' }, ...ends].map((end, n) =>
    line({ id: `00000000-0000-4000-8000-00000000000${n}`, kind: 'STATUS', fromStatus: 'PROPOSED', ...end }),
  );
  renderPage(<OrderHistory events={events} person={undefined} />, { at: '/' });
  for (const words of [
    'Proposed to the employee',
    'Proposal sent again',
    'Accepted and ordered',
    'Declined',
    'Proposal withdrawn',
    'The proposal lapsed',
  ])
    expect(await screen.findByText(words)).toBeVisible();
});

test('an employee who acted leads to the person’s page; an administrator and the portal to none', async () => {
  const id = '00000000-0000-4000-8000-000000000007';
  givenSession({ role: 'company' });
  renderPage(
    <OrderHistory
      person={{ id, name: 'Anna Holm', companyId: id }}
      events={[
        line({ kind: 'STATUS', toStatus: 'ORDERED', actorName: 'Anna Holm', actorRole: 'employee' }),
        line({
          id: `${id.slice(0, -1)}2`,
          kind: 'STATUS',
          toStatus: 'PROCESSING',
          actorName: 'Mette',
          actorRole: 'company',
        }),
        line({ id: `${id.slice(0, -1)}3`, kind: 'STATUS', toStatus: 'COMPLETED' }),
      ]}
    />,
    { at: '/' },
  );
  expect(await screen.findByRole('link', { name: 'Anna Holm' })).toHaveAttribute('href', `/company/employees/${id}`);
  expect(screen.getByText(/^Mette, /)).toBeVisible();
  expect(screen.getByText('Automatic')).toBeVisible();
  expect(screen.getAllByRole('link')).toHaveLength(1);
});
