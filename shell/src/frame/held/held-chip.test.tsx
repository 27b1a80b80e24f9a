import * as contract from '@portal/contract/order-files';
import type { HeldOrderFile } from '@portal/contract/order-files';
import { useSignedIn } from '@portal/shared-ui';
import { fails, fakeApi, givenSession, on, renderPage } from '@portal/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { HeldChip } from './HeldChip.tsx';

const idOf = (n: number) => `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`;
const held = (n: number, supplierName: string, secondsLeft: number): HeldOrderFile => ({
  orderFileId: idOf(n),
  batch: n,
  companyName: 'Nordlys A/S',
  supplierName,
  orderCount: 21,
  sendAfter: '2026-11-17T15:21:00Z',
  secondsLeft,
  orders: [{ orderId: idOf(n + 50), orderNumber: 100_000 + n, employeeName: 'Freja Dam', product: 'Tern 5' }],
});

function Page() {
  return <HeldChip user={useSignedIn()} />;
}

/** The chip over files that can be cancelled; what is not cancelled is answered again. */
function renderChip(...start: HeldOrderFile[]) {
  let files = start;
  const cancelled = ({ params }: { params: Record<string, string> }) => {
    files = files.filter(({ orderFileId }) => orderFileId !== params['orderFileId']);
    return { data: { orderFileId: params['orderFileId'] ?? '', orderCount: 1 } };
  };
  const api = fakeApi(
    on(contract.listCompanyHeldFiles, () => ({ data: files })),
    on(contract.cancelCompanyOrderFile, cancelled),
  );
  return { api, ...renderPage(<Page />) };
}
const chip = () => screen.findByRole('button', { name: /leaves? in/ });

beforeEach(() => givenSession());

test('files that are held follow over every page with their orders, and each is cancelled by itself', async () => {
  const { user } = renderChip(held(1, 'TeleGros', 47), held(2, 'Hjulager', 58));
  expect(await chip()).toHaveTextContent('2 files leave in0:47');
  await user.click(await chip());
  const panel = within(await screen.findByRole('group', { name: 'Files that leave' }));
  expect(panel.getByText('100001 · Freja Dam · Tern 5')).toBeVisible();
  expect(panel.getAllByText('and 20 more')).toHaveLength(2);
  await user.click(panel.getByRole('button', { name: 'Cancel sending to TeleGros' }));
  await waitFor(async () => expect(await chip()).toHaveTextContent('1 file leaves in0:58'));
  expect(panel.queryByText('TeleGros')).toBeNull();
  await user.click(panel.getByRole('button', { name: 'Cancel sending to Hjulager' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /leaves? in/ })).toBeNull());
});

test('all are cancelled by one press; one that has left meanwhile says so', async () => {
  const { api, user } = renderChip(held(1, 'TeleGros', 47), held(2, 'Hjulager', 58));
  await user.click(await chip());
  api.add(on(contract.cancelCompanyOrderFile, fails('order-file-cannot-be-cancelled', 409)));
  await user.click(await screen.findByRole('button', { name: 'Cancel all sending' }));
  expect(await screen.findByText(/too late to cancel/)).toBeVisible();
  expect(api.calls.filter(({ call }) => call.endsWith('/cancel'))).toHaveLength(2);
});

test('when the last one has left the chip is gone', async () => {
  const { api } = renderChip(held(1, 'TeleGros', 1));
  expect(await chip()).toBeVisible();
  api.add(on(contract.listCompanyHeldFiles, { data: [] }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /leaves? in/ })).toBeNull(), { timeout: 4000 });
});

test.each(['employee', 'supplier'] as const)('the role %s, which cannot cancel, is not even asked for', (role) => {
  givenSession({ role });
  const api = fakeApi();
  renderPage(<Page />);
  expect(api.calls).toEqual([]);
});
