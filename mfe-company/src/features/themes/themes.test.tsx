import * as contract from '@portal/contract/branding';
import type { CompanyBranding } from '@portal/contract/branding';
import { defaultTheme, themePresets } from '@portal/contract/theme';
import { fakeApi, givenSession, on, renderPage } from '@portal/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import ThemesPage from './ThemesPage.tsx';

const [, granskov, , hyben] = themePresets;
const branding: CompanyBranding = {
  theme: null,
  logo: null,
  favicon: null,
  draft: null,
  version: 0,
  employees: 142,
  reseller: { theme: granskov.theme, favicon: null, logo: '/api/brand/r.png', name: 'TeleGros' },
};
const draft = { theme: hyben.theme, logo: '/api/brand/own.png', resellerLogo: null, favicon: null };
const saved = { savedAt: '2026-11-17T09:31:00Z', savedBy: 'Mette Krag' };

beforeEach(() => givenSession());

test('publishing says who sees it, what changes, and what is hard to read', async () => {
  const hard = { ...hyben.theme, sidebar: { ...hyben.theme.sidebar, menuTextColor: '#8A6A74' } };
  const api = fakeApi(
    on(contract.getCompanyBranding, {
      data: { ...branding, theme: defaultTheme, version: 2, draft: { ...draft, ...saved, theme: hard } },
    }),
    on(contract.listCompanyThemes, { data: [] }),
    on(contract.publishCompanyTheme, { data: { ...branding, version: 3 } }),
  );
  const { user } = renderPage(<ThemesPage />);
  await user.click(await screen.findByRole('button', { name: 'Publish theme' }));
  const dialog = await screen.findByRole('dialog', { name: 'Publish the theme?' });
  expect(dialog).toHaveTextContent('and its 142 employees see it');
  expect(dialog).toHaveTextContent(/Sidebar: Menu text, 3\.\d:1/);
  expect(within(dialog).getByRole('img', { name: 'Logo' })).toHaveAttribute(
    'src',
    expect.stringContaining('/brand/own.png'),
  );
  expect(api.calls.some(({ call }) => call.startsWith('POST'))).toBe(false);
  await user.click(within(dialog).getByRole('button', { name: 'Publish' }));
  expect(await screen.findByText('The theme is published')).toBeVisible();
  expect(api.calls.find(({ call }) => call.startsWith('POST'))?.body).toEqual({ version: 2 });
});

test('one’s own theme is given up for the reseller’s in the draft', async () => {
  const api = fakeApi(
    on(contract.getCompanyBranding, { data: { ...branding, theme: defaultTheme, version: 2 } }),
    on(contract.listCompanyThemes, { data: [] }),
    on(contract.changeCompanyTheme, {
      data: { ...branding, theme: defaultTheme, version: 3, draft: { ...draft, ...saved, theme: null } },
    }),
  );
  const { user } = renderPage(<ThemesPage />);
  await user.click(await screen.findByRole('button', { name: 'Use the theme of TeleGros' }));
  await waitFor(() => expect(screen.getByLabelText('Menu text')).toHaveValue(granskov.theme.sidebar.menuTextColor));
  expect(api.calls.find(({ call }) => call.startsWith('PATCH'))?.body).toEqual({ version: 2, theme: null });
  expect(screen.getByText(/by Mette Krag/)).toBeVisible();
});

test('a company without a reseller may not come here', async () => {
  givenSession({ isReseller: false });
  fakeApi();
  renderPage(<ThemesPage />, { at: '/company/themes', path: '/company/themes' });
  await waitFor(() => expect(globalThis.location.pathname).toBe('/no-permission'));
});
