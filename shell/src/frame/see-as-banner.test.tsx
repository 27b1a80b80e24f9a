import { jest } from '@jest/globals';
import { endSeeAs } from '@portal/contract/see-as';
import { useSessionStore } from '@portal/shared-ui';
import { fakeApi, givenSession, on, renderPage } from '@portal/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import SeeAsBanner from './SeeAsBanner.tsx';

const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

function open(until: Date) {
  givenSession({ role: 'employee' });
  const { user } = useSessionStore.getState();
  const admin = { ...user!, id: id(8), membershipId: id(9), name: 'Karen Vest', role: 'admin' as const };
  const api = fakeApi(on(endSeeAs, { data: { user: admin, token: 'own' } }));
  const seenBy = { name: 'Karen Vest', reason: 'Case 4471', until: until.toISOString() };
  return { api, ...renderPage(<SeeAsBanner user={{ ...user!, name: 'Anna Holm' }} seenBy={seenBy} />) };
}

test('whom, why and how long is said, and the way back leads to the own session', async () => {
  const { user } = open(new Date(Date.now() + 14.5 * 60_000));
  const banner = screen.getByRole('region', { name: 'You look on as another person' });
  expect(banner).toHaveTextContent(/You see the portal as Anna Holm.*Reason: Case 4471.*Ends in 15 minutes/);
  await user.click(screen.getByRole('button', { name: 'End and go back' }));
  await waitFor(() => expect(useSessionStore.getState()).toMatchObject({ token: 'own', user: { role: 'admin' } }));
});

test('what stays at the top stays below it: the page knows its height as long as it is there', () => {
  const height = jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(52);
  const { unmount } = open(new Date(Date.now() + 60_000));
  const { style } = document.documentElement;
  expect(style.getPropertyValue('--banner-h')).toBe('52px');
  unmount();
  expect(style.getPropertyValue('--banner-h')).toBe('');
  height.mockRestore();
});

test('it ends by itself just before its time', async () => {
  const { api } = open(new Date(Date.now() + 1_000));
  await waitFor(() => expect(useSessionStore.getState().token).toBe('own'));
  expect(api.calls).toHaveLength(1);
});
