import { readFileSync } from 'node:fs';
import { i18n } from '@lingui/core';
import { endpoint } from '@portal/contract/endpoint';
import type { ErrorKey } from '@portal/contract/errors';
import { useMutation } from '@tanstack/react-query';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import * as v from 'valibot';
import { call } from '../api/call.ts';
import { useSessionStore } from '../session/session-store.ts';
import { fails, fakeApi, on } from '../testing/fake-api.ts';
import { givenSession } from '../testing/given-session.ts';
import { renderPage } from '../testing/render-page.tsx';
import { errorMessages } from './error-messages.ts';

const policy = { roles: 'signed-in', boundary: 'user' } as const;
const save = endpoint('POST', '/things', { summary: 'Save', policy, body: v.strictObject({}), response: v.object({}) });
const remove = endpoint('DELETE', '/things', { summary: 'Remove', policy, response: v.object({}) });

function Page({ removes }: { removes: boolean }) {
  const change = useMutation({ mutationFn: () => (removes ? call(remove) : call(save, { body: {} })) });
  return (
    <button type="button" onClick={() => change.mutate()}>
      {change.isError ? 'failed' : 'Do it'}
    </button>
  );
}

/** English text → Danish text of this package. */
const danish = new Map(
  readFileSync(new URL('../locales/da-dk.po', import.meta.url), 'utf8')
    .split('\n\n')
    .map((entry) => [/^msgid "(.+)"$/m.exec(entry)?.[1] ?? '', /^msgstr "(.*)"$/m.exec(entry)?.[1] ?? ''] as const),
);
i18n.load(
  'da-dk',
  Object.fromEntries(Object.values(errorMessages).map(({ id, message }) => [id, danish.get(message ?? '') ?? ''])),
);

async function failOn(route: string, key: ErrorKey, removes = false) {
  givenSession();
  fakeApi(on(save, fails(key)), on(remove, fails(key, 500)));
  const { user } = renderPage(<Page removes={removes} />, {
    at: route,
    inlineErrors: ['/company/employees', '/supplier/catalogs/*'],
  });
  await user.click(screen.getByRole('button', { name: 'Do it' }));
  await screen.findByRole('button', { name: 'failed' });
}

// DECISIONS, "Texts that are fixed": each with a route on which it is the answer to what a person did.
const shown = [
  [
    'no-permission-to-access-page',
    '/company/themes',
    'You do not have permission to access this page.',
    'Du har ikke tilladelse til at se denne side.',
  ],
  [
    'subscription-does-not-belong-to-your-company',
    '/company/subscription/edit/7',
    'The subscription does not belong to your company.',
    'Ordningen tilhører ikke din virksomhed.',
  ],
  [
    'catalog-not-in-your-company',
    '/company/7/catalogs/8/products',
    'The catalog is not in your company.',
    'Kataloget er ikke i din virksomhed.',
  ],
  [
    'company-or-catalog-does-not-exist',
    '/supplier/companies/7/catalogs',
    'The company or catalog does not exist, or you do not have permission.',
    'Virksomheden eller kataloget findes ikke, eller du har ikke tilladelse.',
  ],
  ['something-went-wrong', '/company/orders', 'Something went wrong. Try again.', 'Noget gik galt. Prøv igen.'],
  [
    'pay-in-full-request-failed',
    '/employee/pif',
    'The pay-in-full request failed.',
    'Anmodningen om fuld betaling mislykkedes.',
  ],
  ['theme-upload-error', '/company/themes', 'The theme could not be uploaded.', 'Temaet kunne ikke uploades.'],
  ['logo-upload-error', '/supplier/themes', 'The logo could not be uploaded.', 'Logoet kunne ikke uploades.'],
  ['passwords-do-not-match', '/profile', 'The two passwords must match.', 'De to adgangskoder skal være ens.'],
] as const;

afterEach(() => act(() => i18n.activate('en-us')));

test.each(shown)(
  '%s on %s is a toast with its request id, in both languages',
  async (key, route, english, inDanish) => {
    await failOn(route, key);
    expect(await screen.findByText(english)).toBeVisible();
    expect(screen.getByText('Request request-1')).toBeVisible();
    cleanup();
    act(() => i18n.activate('da-dk'));
    await failOn(route, key);
    expect(await screen.findByText(inDanish)).toBeVisible();
  },
);

test('what could not be deleted says so on every route', async () => {
  await failOn('/company/employees/7/orders', 'something-went-wrong', true);
  expect(await screen.findByText('Deleting failed.')).toBeVisible();
});

test.each([
  '/supplier/catalogs/Phones/7/edit',
  '/company/employees',
  '/supplier/catalogs',
  '/supplier/catalogs/Phones/7/products',
])('on %s a failed change is no toast, the page shows it', async (route) => {
  await failOn(route, 'catalog-name-is-required');
  await new Promise((done) => setTimeout(done));
  expect(screen.getByRole('region', { name: 'Notifications' })).toBeEmptyDOMElement();
});

test.each(['/supplier/catalogs', '/company/orders'])(
  'jwt expired on %s opens the overlay without a toast; the change waits',
  async (route) => {
    givenSession();
    fakeApi(on(save, fails('jwt expired', 401)));
    const { user } = renderPage(<Page removes={false} />, { at: route });
    await user.click(screen.getByRole('button', { name: 'Do it' }));
    await waitFor(() => expect(useSessionStore.getState().state).toBe('active'));
    expect(screen.getByRole('region', { name: 'Notifications' })).toBeEmptyDOMElement();
    expect(screen.getByRole('button', { name: 'Do it' })).toBeVisible();
  },
);
