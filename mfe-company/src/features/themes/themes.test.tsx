import * as contract from '@portal/contract/branding';
import type { CompanyBranding } from '@portal/contract/branding';
import { brandingMaxBytes } from '@portal/contract/constants';
import { defaultTheme, themePresets, type Theme } from '@portal/contract/theme';
import { fails, fakeApi, givenSession, on, renderPage } from '@portal/shared-ui/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import ThemesPage from './ThemesPage.tsx';

const branding: CompanyBranding = {
  theme: null,
  logo: null,
  favicon: null,
  version: 0,
  employees: 142,
  reseller: { theme: themePresets[1].theme, favicon: null, logo: '/api/brand/r.png', name: 'TeleGros' },
};
const picture = (name: string, size = 10) => new File([new Uint8Array(size)], name);

const idOf = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

beforeEach(() => {
  givenSession();
  URL.createObjectURL = () => 'blob:logo';
  URL.revokeObjectURL = () => undefined;
});

test('publishing says who sees it and what is hard to read; an earlier theme comes back into the fields', async () => {
  const published = (n: number, theme: Theme | null) => ({
    id: idOf(n),
    theme,
    publishedAt: `2026-11-0${n}T09:00:00Z`,
  });
  const api = fakeApi(
    on(contract.getCompanyBranding, { data: { ...branding, theme: defaultTheme, version: 2 } }),
    on(contract.listCompanyThemes, { data: [published(2, defaultTheme), published(1, themePresets[3].theme)] }),
    on(contract.changeCompanyTheme, { data: { ...branding, version: 3 } }),
  );
  const { user } = renderPage(<ThemesPage />);
  await user.click(await screen.findByRole('button', { name: 'Restore as draft' }));
  const text = screen.getByLabelText('Menu text');
  expect(text).toHaveValue(themePresets[3].theme.sidebar.menuTextColor);
  await user.clear(text);
  await user.type(text, '#8A6A74');
  await user.click(screen.getByRole('button', { name: 'Publish theme' }));
  const dialog = await screen.findByRole('dialog', { name: 'Publish the theme?' });
  expect(dialog).toHaveTextContent('and its 142 employees see it');
  expect(dialog).toHaveTextContent(/Sidebar: Menu text, 3\.\d:1/);
  expect(api.calls.some(({ call }) => call.startsWith('PATCH'))).toBe(false);
  await user.click(within(dialog).getByRole('button', { name: 'Publish' }));
  expect(await screen.findByText('The theme is published')).toBeVisible();
});

test('a theme that cannot be stored says so, and one’s own can be given up for the reseller’s', async () => {
  const api = fakeApi(
    on(contract.getCompanyBranding, { data: { ...branding, theme: defaultTheme, version: 2 } }),
    on(contract.listCompanyThemes, { data: [] }),
    on(contract.changeCompanyTheme, ({ body }) =>
      body.theme ? fails('something-went-wrong', 500) : { data: { ...branding, version: 3 } },
    ),
  );
  const { user } = renderPage(<ThemesPage />);
  await user.click(await screen.findByRole('button', { name: 'Hyben' }));
  await user.click(screen.getByRole('button', { name: 'Publish theme' }));
  await user.click(await screen.findByRole('button', { name: 'Publish' }));
  expect(await screen.findByText('The theme could not be uploaded.')).toBeVisible();
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel' }));
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
  expect(screen.getByLabelText('Menu text')).toHaveValue(themePresets[1].theme.sidebar.menuTextColor);
});

test('a logo is refused at once when too large, by the server when damaged, and leaves after a question', async () => {
  const api = fakeApi(
    on(contract.getCompanyBranding, { data: branding }),
    on(contract.listCompanyThemes, { data: [] }),
    on(contract.uploadCompanyImage, fails('logo-upload-error', 400)),
  );
  const { user } = renderPage(<ThemesPage />);
  const logo = within(await screen.findByRole('group', { name: 'Logo' }));
  const input = logo.getByLabelText(/Drop a picture/);
  fireEvent.change(input, { target: { files: [picture('logo.png', brandingMaxBytes + 1)] } });
  expect(await logo.findByRole('alert')).toHaveTextContent(/too large|1 MB/i);
  fireEvent.change(input, { target: { files: [picture('logo.png')] } });
  const question = within(await screen.findByRole('dialog', { name: 'Logo: publish this picture?' }));
  expect(question.getByText(/Nordlys A\/S and its 142 employees see it with their next page/)).toBeVisible();
  expect(api.calls.some(({ call }) => call.startsWith('POST'))).toBe(false);
  await user.click(question.getByRole('button', { name: 'Publish' }));
  expect(await logo.findByText('The logo could not be uploaded.')).toBeVisible();
});

test('a company without a reseller may not come here', async () => {
  givenSession({ isReseller: false });
  fakeApi();
  renderPage(<ThemesPage />, { at: '/company/themes', path: '/company/themes' });
  await waitFor(() => expect(globalThis.location.pathname).toBe('/no-permission'));
});
