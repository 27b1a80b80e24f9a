import * as contract from '@portal/contract/branding';
import { defaultTheme, themePresets } from '@portal/contract/theme';
import { fails, on } from '@portal/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { givenPublished, renderEditor } from './given-editor.tsx';

const [, granskov, havgus] = themePresets;
/** The preview's ground of the sidebar. */
const ground = () => screen.getByRole('region', { name: 'Preview' }).style.getPropertyValue('--theme-sidebar-bg');
const saves = 'PATCH /supplier/branding';
const publishes = 'POST /supplier/branding/publish';
const draftOf = (theme: contract.BrandLook['theme'], logo: string | null = null) => ({
  theme,
  logo,
  resellerLogo: null,
  favicon: null,
  savedAt: '2026-11-17T09:31:00Z',
  savedBy: 'Sara Sales',
});

test('colours start from those behind; one that is lost says so and offers the nearest that reads', async () => {
  const { sent, user } = renderEditor({});
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
  expect(question.getByText('Sidebar: Menu text')).toBeVisible();
  expect(sent(publishes)).toEqual([]);
  await user.click(question.getByRole('button', { name: 'Publish' }));
  expect(await screen.findByText('The theme is published')).toBeVisible();
  expect(sent(saves).at(-1)).toMatchObject({
    theme: { sidebar: { bgColor: granskov.theme.sidebar.bgColor }, footer: granskov.theme.footer },
  });
  expect(sent(publishes)).toEqual([{ version: 2 + sent(saves).length }]);
});

test('what is changed is kept on the server without being published, and comes back with the page', async () => {
  const { sent, user } = renderEditor({ theme: defaultTheme });
  await user.click(await screen.findByRole('button', { name: 'Hyben' }));
  expect(await screen.findByText(/by Sara Sales/, undefined, { timeout: 5000 })).toBeVisible();
  expect(sent(saves)).toHaveLength(1);
  expect(sent(publishes)).toEqual([]);
});

test('a draft of before shows in fields, pictures and preview, beside what is not published', async () => {
  const { sent } = renderEditor({ theme: defaultTheme, draft: draftOf(granskov.theme, '/api/brand/draft.png') });
  expect(await screen.findByLabelText('Menu text')).toHaveValue(granskov.theme.sidebar.menuTextColor);
  expect(screen.getByText(/Not published: .*E-mail footer, Logo$/)).toBeVisible();
  const preview = within(screen.getByRole('region', { name: 'Preview' }));
  for (const picture of preview.getAllByRole('img', { name: 'TeleGros' }))
    expect(picture).toHaveAttribute('src', expect.stringContaining('/brand/draft.png'));
  expect(ground()).toBe(granskov.theme.sidebar.bgColor);
  // Readable on the draft's own ground, not on that of the page.
  expect(screen.getAllByText('The product’s own')[0]).toHaveStyle({ color: granskov.theme.sidebar.menuTextColor });
  expect(sent(saves)).toEqual([]);
});

test('what is no colour is refused before it is sent; the preview keeps the last good one', async () => {
  const { sent, user } = renderEditor({});
  const field = within(await screen.findByRole('group', { name: 'Sidebar' })).getByLabelText('Background');
  await user.clear(field);
  await user.type(field, 'red');
  expect(field).toHaveAccessibleDescription('Enter a colour as # and six digits, such as #1F5A9E.');
  expect(screen.getByRole('button', { name: 'Publish theme' })).toBeDisabled();
  expect(ground()).toBe(granskov.theme.sidebar.bgColor);
  expect(sent(saves)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Benefits' }));
  expect(ground()).toBe(defaultTheme.sidebar.bgColor);
});

test('a draft is discarded after a question; the published colours stay, with nothing to publish', async () => {
  const { sent, user } = renderEditor({ theme: defaultTheme, draft: draftOf(havgus.theme) });
  await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
  const question = within(await screen.findByRole('dialog', { name: 'Discard the changes?' }));
  expect(sent('POST /supplier/branding/discard')).toEqual([]);
  await user.click(question.getByRole('button', { name: 'Discard changes' }));
  await waitFor(() => expect(screen.queryByText(/^Not published/)).toBeNull());
  expect(ground()).toBe(defaultTheme.sidebar.bgColor);
  expect(sent('POST /supplier/branding/discard')).toEqual([{ version: 2 }]);
  expect(screen.queryByText(/^Not published/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Publish theme' })).toBeDisabled();
});

test('a draft that another person changed meanwhile is not overwritten: mine stays until it is chosen', async () => {
  const { sent, user } = renderEditor(
    { theme: defaultTheme },
    on(contract.changeSupplierTheme, fails('changed-by-someone-else', 409)),
  );
  await user.click(await screen.findByRole('button', { name: 'Havgus' }));
  expect(
    await screen.findByText(/Somebody else has changed this meanwhile/, undefined, { timeout: 5000 }),
  ).toBeVisible();
  expect(screen.queryByText('The theme could not be uploaded.')).toBeNull();
  expect(ground()).toBe(havgus.theme.sidebar.bgColor);
  await user.click(screen.getByRole('button', { name: 'Keep mine' }));
  await waitFor(() => expect(sent(saves)).toHaveLength(2));
  await user.click(await screen.findByRole('button', { name: 'Take theirs' }));
  expect(ground()).toBe(defaultTheme.sidebar.bgColor);
  expect(screen.queryByText(/Somebody else/)).toBeNull();
});

test('an own theme is given up in the draft, and publishing asks', async () => {
  const { sent, user } = renderEditor({ theme: defaultTheme });
  await user.click(await screen.findByRole('button', { name: 'Use the default theme' }));
  await waitFor(() => expect(ground()).toBe(granskov.theme.sidebar.bgColor));
  expect(sent(saves)).toEqual([{ version: 2, theme: null }]);
  expect(sent(publishes)).toEqual([]);
  expect(screen.getByText(/^Not published: Sidebar/)).toBeVisible();
});

test('what was published before is listed with who did it and what stood before; undo brings it back', async () => {
  const looks = [
    givenPublished(3, { theme: defaultTheme, logo: '/api/brand/a.png' }),
    givenPublished(2, { isStart: true, publishedBy: '', theme: granskov.theme, logo: '/api/brand/start.png' }),
  ];
  const { sent, user } = renderEditor(
    { theme: defaultTheme, logo: '/api/brand/a.png', draft: draftOf(havgus.theme) },
    on(contract.listSupplierThemes, { data: looks }),
    on(contract.restoreSupplierTheme, ({ params }) =>
      params.publishedId === looks[1]?.id ? fails('theme-not-found', 404) : fails('something-went-wrong', 500),
    ),
  );
  expect(await screen.findByText('in use')).toBeVisible();
  expect(screen.getByText(/Jens Telegros/)).toBeVisible();
  expect(screen.getByText(/^In use until/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Restore as draft' }));
  const question = within(await screen.findByRole('dialog', { name: 'Replace the draft?' }));
  await user.click(question.getByRole('button', { name: 'Restore as draft' }));
  expect(await screen.findByText(/The theme was not found/)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Publish theme' }));
  await user.click(await screen.findByRole('button', { name: 'Publish' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(sent(`POST /supplier/branding/history/${looks[1]?.id}/restore`)).toEqual([{ version: 2 }, { version: 3 }]),
  );
});

test('at first nothing was published', async () => {
  renderEditor({});
  expect(await screen.findByText(/^Nothing yet\. Every theme that you publish is kept here/)).toBeVisible();
});
