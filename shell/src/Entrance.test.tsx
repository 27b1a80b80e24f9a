import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { checkSession, getLanguage, login } from '@portal/contract/auth';
import { getHome } from '@portal/contract/home';
import { QueryClientProvider, useSessionStore } from '@portal/shared-ui';
import { fakeApi, givenSession, on } from '@portal/shared-ui/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Entrance } from './Entrance.tsx';
import { queryClient } from './portal/query-client.ts';

const figures = { today: '2026-11-20', figures: [], waiting: [], pipeline: [], days: [], months: [] };

function showEntrance() {
  return render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <Entrance />
      </QueryClientProvider>
    </I18nProvider>,
  );
}

/** A portal that lets a person in, who is signed in already. */
function givenPortal(): void {
  const person = givenSession();
  fakeApi(
    on(login, { user: person, token: 'a-token' }),
    on(checkSession, { data: { user: person, company: null, supplier: null } }),
    on(getLanguage, { userLanguage: 'en-us' }),
    on(getHome, { data: figures }),
  );
}

beforeEach(() => {
  globalThis.history.replaceState(null, '', '/');
  queryClient.clear();
});

test('after a login the heading of the page has the focus', async () => {
  givenPortal();
  act(() => useSessionStore.setState({ state: 'idle', user: null, token: '' }));
  showEntrance();
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('E-mail'), 'mette@nordlys.example');
  await user.type(screen.getByLabelText('Password'), 'right{Enter}');
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: /20 November/ })).toHaveFocus());
});

test('a reload leaves the focus at the start of the document, before the skip link', async () => {
  givenPortal();
  showEntrance();
  expect(await screen.findByRole('heading', { level: 1, name: /20 November/ })).toBeVisible();
  expect(document.body).toHaveFocus();
});
