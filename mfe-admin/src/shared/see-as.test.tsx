import { startSeeAs } from '@portal/contract/see-as';
import { useSessionStore } from '@portal/shared-ui';
import { fails, fakeApi, givenSession, on, renderPage } from '@portal/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import { SeeAsDialog } from './SeeAs.tsx';

const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

beforeEach(() => givenSession({ role: 'admin', companyId: null }));

const open = () =>
  renderPage(<SeeAsDialog membershipId={id(4)} name="Anna Holm" isOpen onClose={() => undefined} />, {
    at: '/admin/users',
  });

test('a reason is asked, who can read it is said, and the portal is then the person’s', async () => {
  const { user: admin } = useSessionStore.getState();
  const seenBy = { name: 'Karen', reason: 'Case 4471', until: '2026-11-20T10:00:00Z' };
  const anna = { ...admin!, id: id(5), membershipId: id(4), name: 'Anna Holm', role: 'employee' as const, seenBy };
  const api = fakeApi(on(startSeeAs, { data: { user: anna, token: 'look' } }));
  const { user } = open();
  const dialog = await screen.findByRole('dialog', { name: 'See the portal as Anna Holm' });
  expect(dialog).toHaveTextContent('It stands in the history of Anna Holm');
  await user.click(within(dialog).getByRole('button', { name: 'See the portal' }));
  expect(api.calls).toEqual([]);
  await user.type(within(dialog).getByLabelText('Reason'), 'Case 4471');
  await user.click(within(dialog).getByRole('radio', { name: '30 minutes' }));
  await user.click(within(dialog).getByRole('button', { name: 'See the portal' }));
  expect(api.calls[0]?.body).toEqual({ membershipId: id(4), reason: 'Case 4471', minutes: 30 });
  expect(useSessionStore.getState()).toMatchObject({ token: 'look', user: { id: id(5), seenBy } });
  expect(globalThis.location.pathname).toBe('/');
});

test('a person of the back office cannot be seen so: it is said in the dialog, and the session stays', async () => {
  fakeApi(on(startSeeAs, fails('you-do-not-have-permission-to-do-this-action', 403)));
  const before = useSessionStore.getState().token;
  const { user } = open();
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByLabelText('Reason'), 'Case 4471');
  await user.click(within(dialog).getByRole('button', { name: 'See the portal' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(useSessionStore.getState().token).toBe(before);
});
