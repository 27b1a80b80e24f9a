import {
  acceptInvitation,
  checkSession,
  chooseMembership,
  declineInvitation,
  listInvitations,
  type Invitation,
  type SessionUser,
} from '@portal/contract/auth';
import { useSessionStore } from '@portal/shared-ui';
import { fails, fakeApi, givenLanguage, givenSession, on, renderPage } from '@portal/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { loadShellMessages } from '../../load-messages.ts';
import { ownPages } from './given-profile.ts';
import ProfilePage from './ProfilePage.tsx';

const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const vindebro: Invitation = { id: id(9), role: 'company', name: 'Vindebro', createdAt: '2026-11-20T08:00:00.000Z' };
const telegros: Invitation = { id: id(10), role: 'supplier', name: 'TeleGros', createdAt: '2026-11-21T08:00:00.000Z' };
const asMembership = ({ id: membershipId, role, name }: Invitation) => ({
  id: membershipId,
  role,
  companyId: null,
  supplierId: null,
  employeeId: null,
  name,
});

/** The server's side: what waits, and the person with what was accepted. */
function world(person: SessionUser, ...given: Invitation[]) {
  let waiting = given;
  let accepted: Invitation[] = [];
  const now = () => ({
    ...person,
    invitations: waiting.length,
    memberships: [...person.memberships, ...accepted.map(asMembership)],
  });
  const take = (membershipId: string | undefined) => {
    const found = waiting.filter((one) => one.id === membershipId);
    waiting = waiting.filter((one) => one.id !== membershipId);
    return found;
  };
  return [
    ...ownPages,
    on(listInvitations, () => ({ data: waiting })),
    on(acceptInvitation, ({ params }) => {
      accepted = [...accepted, ...take(params['membershipId'])];
      return { data: { membershipId: params['membershipId'] ?? '' } };
    }),
    on(declineInvitation, ({ params }) => {
      take(params['membershipId']);
      return { data: { declined: true } };
    }),
    on(checkSession, () => ({ data: { user: now(), company: null, supplier: null } })),
  ];
}
const card = () => screen.findByRole('region', { name: 'Invitations' });

test('without an invitation there is no card, and nothing is asked for', async () => {
  const api = fakeApi(...world(givenSession()));
  renderPage(<ProfilePage />);
  expect(await screen.findByLabelText('Current password')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Invitations' })).not.toBeInTheDocument();
  expect(api.calls.some(({ call }) => call === 'GET /user/invitations')).toBe(false);
});

test('an accepted one is offered at once: the session takes it over, and a press switches to it', async () => {
  const person = givenSession({ invitations: 2 });
  const api = fakeApi(
    ...world(person, vindebro, telegros),
    on(chooseMembership, { user: { ...person, membershipId: vindebro.id }, token: 'other' }),
  );
  const { user } = renderPage(<ProfilePage />);
  const region = await card();
  expect(await within(region).findByText('Supplier · TeleGros')).toBeVisible();
  expect(within(region).getAllByText(/Invited/)[0]).toHaveTextContent(/20 November 2026/);
  await user.click(within(region).getByRole('button', { name: 'Accept Company · Vindebro' }));
  expect(await within(region).findByText(/^You accepted Company · Vindebro\./)).toBeVisible();
  expect(within(region).queryByRole('button', { name: 'Accept Company · Vindebro' })).not.toBeInTheDocument();
  const taken = { invitations: 1, memberships: [{ id: vindebro.id }] };
  await waitFor(() => expect(useSessionStore.getState().user).toMatchObject(taken));
  const change = within(region).getByRole('button', { name: 'Switch to it' });
  expect(change).toHaveFocus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(useSessionStore.getState().token).toBe('other'));
  expect(api.calls.find(({ call }) => call === 'POST /auth/membership')?.body).toEqual({ membershipId: vindebro.id });
});

test('declining asks first; the last one leaves a sentence', async () => {
  const api = fakeApi(...world(givenSession({ invitations: 1 }), vindebro));
  const { user } = renderPage(<ProfilePage />);
  const decline = await screen.findByRole('button', { name: 'Decline Company · Vindebro' });
  await user.click(decline);
  const question = await screen.findByRole('dialog', { name: 'Decline Company · Vindebro?' });
  await user.click(within(question).getByRole('button', { name: 'Cancel' }));
  expect(api.calls.some(({ call }) => call.endsWith('/decline'))).toBe(false);
  await user.click(decline);
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Decline' }));
  expect(await screen.findByText('Company · Vindebro is declined')).toBeVisible();
  expect(await screen.findByText('No invitation waits for you.')).toBeVisible();
  expect(useSessionStore.getState().user?.invitations).toBe(0);
});

test('one that was withdrawn meanwhile says so and is gone from the list', async () => {
  const person = givenSession({ invitations: 1 });
  let isThere = true;
  fakeApi(
    on(listInvitations, () => ({ data: isThere ? [vindebro] : [] })),
    on(acceptInvitation, () => {
      isThere = false;
      return fails('not-found', 404);
    }),
    ...world(person),
  );
  const { user } = renderPage(<ProfilePage />);
  await user.click(await screen.findByRole('button', { name: 'Accept Company · Vindebro' }));
  expect(await screen.findByText('This was not found.')).toBeVisible();
  expect(await screen.findByText('No invitation waits for you.')).toBeVisible();
});

test('a list that does not come can be asked for again', async () => {
  const api = fakeApi(on(listInvitations, fails('service-unavailable', 503)), ...ownPages);
  givenSession({ invitations: 1 });
  const { user } = renderPage(<ProfilePage />);
  const region = await card();
  const again = await within(region).findByRole('button', { name: /Retry|Try again/ });
  api.add(on(listInvitations, { data: [vindebro] }));
  await user.click(again);
  expect(await screen.findByRole('button', { name: 'Accept Company · Vindebro' })).toBeVisible();
});

test('in Danish', async () => {
  await givenLanguage('da-dk', loadShellMessages);
  fakeApi(...world(givenSession({ invitations: 1, language: 'da-dk' }), vindebro));
  const { user } = renderPage(<ProfilePage />);
  await user.click(await screen.findByRole('button', { name: 'Acceptér Virksomhed · Vindebro' }));
  const said = 'Du har accepteret Virksomhed · Vindebro. Rollen er i menuen under dit navn.';
  expect(await screen.findByText(said)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Skift til den' })).toBeVisible();
});
