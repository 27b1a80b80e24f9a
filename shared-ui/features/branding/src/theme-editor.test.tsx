import * as contract from '@portal/contract/branding';
import { defaultTheme, themePresets, type Theme } from '@portal/contract/theme';
import { fails, fakeApi, givenSession, on, renderPage, type FakeRoute } from '@portal/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { givenBranding, givenCalls } from './given-branding.ts';
import { ThemeEditor } from './ThemeEditor.tsx';

const [, granskov] = themePresets;

/** The editor of a brand that shows Granskov as long as it has no theme of its own. */
function renderEditor(theme: Theme | null, ...routes: FakeRoute[]) {
  givenSession({ role: 'supplier', companyId: null });
  const api = fakeApi(...routes, on(contract.listSupplierThemes, { data: [] }));
  const page = renderPage(
    <ThemeEditor
      calls={givenCalls}
      own={{ theme, version: 2 }}
      behind={granskov.theme}
      name="TeleGros"
      resetText="Use the default theme"
      seenBy="TeleGros and 3 companies see it."
    />,
  );
  return { api, ...page };
}
const sent = (api: ReturnType<typeof fakeApi>) => api.calls.filter(({ call }) => call.startsWith('PATCH'));
const ground = () => screen.getByRole('region', { name: 'Preview' }).style.getPropertyValue('--theme-sidebar-bg');

test('colours start from those behind; one that is lost says so and offers the nearest that reads', async () => {
  const { api, user } = renderEditor(null, on(contract.changeSupplierTheme, { data: givenBranding }));
  const text = await screen.findByLabelText('Menu text');
  expect(text).toHaveValue(granskov.theme.sidebar.menuTextColor);
  expect(screen.getByRole('button', { name: 'Publish theme' })).toBeDisabled();
  await user.clear(text);
  await user.type(text, '#0F3B38');
  expect(screen.getByText(/Hard to read: needs 4.5/)).toBeVisible();
  expect(screen.getByText(/It cannot be published/)).toHaveTextContent('Sidebar: Menu text, 1:1');
  expect(screen.getByRole('button', { name: 'Publish theme' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: /^Use #/ }));
  expect(screen.queryByText(/Hard to read/)).toBeNull();
  expect(screen.getByText('Not published: Sidebar')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Publish theme' }));
  const question = within(await screen.findByRole('dialog', { name: 'Publish the theme?' }));
  expect(question.getByText('TeleGros and 3 companies see it.')).toBeVisible();
  expect(sent(api)).toEqual([]);
  await user.click(question.getByRole('button', { name: 'Publish' }));
  expect(await screen.findByText('The theme is published')).toBeVisible();
  expect(sent(api)[0]?.body).toMatchObject({
    version: 2,
    theme: { sidebar: { bgColor: granskov.theme.sidebar.bgColor }, footer: granskov.theme.footer },
  });
});

test('what is no colour is refused before it is sent; the preview keeps the last good one', async () => {
  const { user } = renderEditor(null);
  const field = within(await screen.findByRole('group', { name: 'Sidebar' })).getByLabelText('Background');
  await user.clear(field);
  await user.type(field, 'red');
  expect(field).toHaveAccessibleDescription('Enter a colour as # and six digits, such as #1F5A9E.');
  expect(screen.getByRole('button', { name: 'Publish theme' })).toBeDisabled();
  expect(ground()).toBe(granskov.theme.sidebar.bgColor);
  await user.click(screen.getByRole('button', { name: 'Benefits' }));
  expect(ground()).toBe(defaultTheme.sidebar.bgColor);
});

test('changes that are discarded leave the published colours, with nothing to publish', async () => {
  const { user } = renderEditor(defaultTheme);
  await user.click(await screen.findByRole('button', { name: 'Hyben' }));
  expect(
    screen.getByText('Not published: Sidebar, Header, Footer, Buttons, E-mail header, E-mail footer'),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Discard changes' }));
  expect(ground()).toBe(defaultTheme.sidebar.bgColor);
  expect(screen.queryByText(/^Not published/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Publish theme' })).toBeDisabled();
});

test('a theme that somebody else changed meanwhile is refused with the reason, and the colours stay', async () => {
  const { user } = renderEditor(defaultTheme, on(contract.changeSupplierTheme, fails('changed-by-someone-else', 409)));
  await user.click(await screen.findByRole('button', { name: 'Havgus' }));
  await user.click(screen.getByRole('button', { name: 'Publish theme' }));
  const question = within(await screen.findByRole('dialog', { name: 'Publish the theme?' }));
  await user.click(question.getByRole('button', { name: 'Publish' }));
  expect(await question.findByText(/Somebody else has changed this meanwhile/)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByText(/Somebody else has changed this meanwhile/)).toBeVisible();
  expect(screen.queryByText('The theme could not be uploaded.')).toBeNull();
  expect(ground()).toBe(themePresets[2].theme.sidebar.bgColor);
});

test('an own theme is given up after a question that says where it is kept', async () => {
  const { api, user } = renderEditor(defaultTheme, on(contract.changeSupplierTheme, { data: givenBranding }));
  await user.click(await screen.findByRole('button', { name: 'Use the default theme' }));
  const question = within(await screen.findByRole('dialog', { name: 'Use the default theme' }));
  expect(question.getByText('The present colours stay under “Published before”.')).toBeVisible();
  expect(sent(api)).toEqual([]);
  await user.click(question.getByRole('button', { name: 'Use the default theme' }));
  await waitFor(() => expect(sent(api).map(({ body }) => body)).toEqual([{ version: 2, theme: null }]));
  expect(ground()).toBe(granskov.theme.sidebar.bgColor);
});

test('what was published before is listed, the one in use without a way back; at first there is nothing', async () => {
  const published = (n: number, theme: Theme | null) => ({
    id: `00000000-0000-4000-8000-00000000000${n}`,
    theme,
    publishedAt: `2026-11-0${n}T09:00:00Z`,
  });
  const themes = [published(3, defaultTheme), published(2, null), published(1, granskov.theme)];
  const { unmount } = renderEditor(defaultTheme, on(contract.listSupplierThemes, { data: themes }));
  expect(await screen.findByText(/in use/)).toBeVisible();
  expect(screen.getByText(/reset/)).toBeVisible();
  expect(screen.getAllByRole('button', { name: 'Restore as draft' })).toHaveLength(2);
  unmount();
  renderEditor(null);
  expect(await screen.findByText(/^Nothing yet\. Every theme that you publish is kept here/)).toBeVisible();
});
