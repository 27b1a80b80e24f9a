import * as contract from '@portal/contract/branding';
import type { CompanyBranding } from '@portal/contract/branding';
import { brandingMaxBytes } from '@portal/contract/constants';
import { defaultTheme, themePresets } from '@portal/contract/theme';
import { fails, fakeApi, givenSession, on, renderPage } from '@portal/shared-ui/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import ThemesPage from './ThemesPage.tsx';

const branding: CompanyBranding = {
  theme: null,
  logo: null,
  favicon: null,
  version: 0,
  reseller: { theme: themePresets[1].theme, favicon: null, logo: '/api/brand/r.png', name: 'TeleGros' },
};
const picture = (name: string, size = 10) => new File([new Uint8Array(size)], name);

beforeEach(() => {
  givenSession();
});

test('colours start from the reseller’s; a hard one says so and offers the nearest that reads', async () => {
  const api = fakeApi(
    on(contract.getCompanyBranding, { data: branding }),
    on(contract.changeCompanyTheme, { data: { ...branding, version: 1 } }),
  );
  const { user } = renderPage(<ThemesPage />);
  const text = await screen.findByLabelText('Menu text');
  expect(text).toHaveValue(themePresets[1].theme.sidebar.menuTextColor);
  expect(screen.getByRole('button', { name: 'Save theme' })).toBeDisabled();
  await user.clear(text);
  await user.type(text, '#0F3B38');
  expect(screen.getByText(/Hard to read: needs 4.5/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Use #/ }));
  expect(screen.queryByText(/Hard to read/)).not.toBeInTheDocument();
  expect(screen.getByText('Not saved: Sidebar')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save theme' }));
  await waitFor(() =>
    expect(api.calls.find(({ call }) => call.startsWith('PATCH'))?.body).toMatchObject({
      version: 0,
      theme: { sidebar: { bgColor: themePresets[1].theme.sidebar.bgColor } },
    }),
  );
});

test('what is no colour is refused before it is sent; the preview keeps the last good one', async () => {
  fakeApi(on(contract.getCompanyBranding, { data: branding }));
  const { user } = renderPage(<ThemesPage />);
  const ground = within(await screen.findByRole('group', { name: 'Sidebar' })).getByLabelText('Background');
  await user.clear(ground);
  await user.type(ground, 'red');
  expect(ground).toHaveAccessibleDescription(/colour/i);
  expect(screen.getByRole('button', { name: 'Save theme' })).toBeDisabled();
  expect(screen.getByRole('region', { name: 'Preview' }).style.getPropertyValue('--theme-sidebar-bg')).toBe(
    themePresets[1].theme.sidebar.bgColor,
  );
  await user.click(screen.getByRole('button', { name: 'Benefits' }));
  expect(screen.getByRole('region', { name: 'Preview' }).style.getPropertyValue('--theme-sidebar-bg')).toBe(
    defaultTheme.sidebar.bgColor,
  );
});

test('a theme that cannot be stored says so, and one’s own can be given up for the reseller’s', async () => {
  const api = fakeApi(
    on(contract.getCompanyBranding, { data: { ...branding, theme: defaultTheme, version: 2 } }),
    on(contract.changeCompanyTheme, ({ body }) =>
      body.theme ? fails('something-went-wrong', 500) : { data: { ...branding, version: 3 } },
    ),
  );
  const { user } = renderPage(<ThemesPage />);
  await user.click(await screen.findByRole('button', { name: 'Hyben' }));
  await user.click(screen.getByRole('button', { name: 'Save theme' }));
  expect(await screen.findByText('The theme could not be uploaded.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Use the theme of TeleGros' }));
  await user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Use the theme of TeleGros' }),
  );
  await waitFor(() =>
    expect(api.calls.at(-1)?.body ?? api.calls.findLast(({ call }) => call.startsWith('PATCH'))?.body).toEqual({
      version: 2,
      theme: null,
    }),
  );
});

test('a logo: too large is refused at once, a damaged one by the server', async () => {
  fakeApi(
    on(contract.getCompanyBranding, { data: branding }),
    on(contract.uploadCompanyImage, fails('logo-upload-error', 400)),
  );
  renderPage(<ThemesPage />);
  const logo = within(await screen.findByRole('group', { name: 'Logo' }));
  const input = logo.getByLabelText(/Drop a picture/);
  fireEvent.change(input, { target: { files: [picture('logo.png', brandingMaxBytes + 1)] } });
  expect(await logo.findByRole('alert')).toHaveTextContent(/too large|1 MB/i);
  fireEvent.change(input, { target: { files: [picture('logo.png')] } });
  expect(await logo.findByText('The logo could not be uploaded.')).toBeVisible();
});

test('a company without a reseller may not come here', async () => {
  givenSession({ isReseller: false });
  fakeApi();
  renderPage(<ThemesPage />, { at: '/company/themes', path: '/company/themes' });
  await waitFor(() => expect(globalThis.location.pathname).toBe('/no-permission'));
});
