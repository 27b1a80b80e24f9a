import { i18n } from '@lingui/core';
import type { SessionUser } from '@portal/contract/auth';
import { setLanguage } from '@portal/contract/auth';
import { search } from '@portal/contract/search';
import { expireSession, useLocation } from '@portal/shared-ui';
import type { RemoteMeta } from '@portal/shared-ui/remote';
import { fakeApi, givenSession, on, renderPage } from '@portal/shared-ui/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { givenMeta, menuItem } from '../../testing/given-meta.ts';
import { menuFor } from '../menu.ts';
import { commandsOf, matching } from './commands.ts';
import { PaletteKey } from './PaletteKey.tsx';

// jsdom has no modal dialogs and scrolls nothing.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
    this.querySelector('input')?.focus();
  };
  Element.prototype.scrollIntoView = () => undefined;
});

const create = { 'en-us': 'Create a subscription', 'da-dk': 'Opret en ordning' };
const company = givenMeta('company', {
  menu: [
    {
      items: [
        menuItem('/company/employees', 'Employees'),
        menuItem('/company/subscription', 'Subscriptions'),
        menuItem('/company/orders', 'Orders'),
      ],
    },
  ],
  actions: [{ to: '/company/subscription/create', label: create }],
});
const Where = () => <output>{useLocation().pathname + useLocation().search}</output>;
function renderPalette(user: SessionUser) {
  return renderPage(
    <>
      <input aria-label="A field" />
      <PaletteKey user={user} menu={menuFor(user, company, i18n)} meta={company} />
      <Where />
    </>,
  );
}
const commandsWith = (user: SessionUser, meta?: RemoteMeta) =>
  commandsOf({ user, menu: menuFor(user, meta, i18n), meta, i18n });
const commands = (user: SessionUser) => commandsWith(user, company);

test('pages and actions are those of the menu and no others', () => {
  const user = givenSession();
  const labels = commands(user).map(({ label }) => label);
  expect(labels).toEqual([
    'Home',
    'Employees',
    'Subscriptions',
    'Orders',
    'Search',
    'My profile',
    'Create a subscription',
    'Language: Dansk',
    'Keys',
    'Log out',
  ]);
  expect(commandsWith({ ...user, role: 'supplier' }).map(({ id }) => id)).toEqual([
    '/',
    '/search',
    '/profile',
    'da-dk',
    'keys',
    'log-out',
  ]);
});

test('roles that open after the password are an action, where there are any', () => {
  const user = givenSession({ hasOtherMemberships: true });
  expect(commands(user).map(({ label }) => label)).toContain('Use my other roles…');
  expect(commands({ ...user, hasOtherMemberships: false }).map(({ id }) => id)).not.toContain('other-roles');
});

test('every typed word counts; what begins with the text comes first', () => {
  const all = commands(givenSession());
  expect(matching(all, 'subsc').map(({ label }) => label)).toEqual(['Subscriptions', 'Create a subscription']);
  expect(matching(all, 'subscription create').map(({ label }) => label)).toEqual(['Create a subscription']);
  expect(matching(all, '').length).toBe(all.length);
});

test('Ctrl K from inside a field, arrows, Enter: goes there and closes', async () => {
  const { user } = renderPalette(givenSession());
  await user.click(screen.getByLabelText('A field'));
  await user.keyboard('{Control>}k{/Control}');
  const box = await screen.findByRole('combobox', { name: 'Page or action' });
  await user.click(box);
  await user.paste('o');
  await user.keyboard('{ArrowUp}{ArrowDown}');
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Orders');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByText('/company/orders')).toBeVisible());
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
});

test('what is no page is searched for; an action is done', async () => {
  const person = givenSession();
  const employee = {
    employeeId: '00000000-0000-4000-8000-000000000031',
    companyId: '00000000-0000-4000-8000-000000000003',
    companyName: 'Nordlys A/S',
    name: 'Anna & co',
    email: '',
    employNo: '17',
    department: 'Sales',
  };
  const api = fakeApi(
    on(setLanguage, { userLanguage: 'da-dk' }),
    on(search, { data: { employees: [employee], orders: [], places: [], products: [] } }),
  );
  const { user } = renderPalette(person);
  await user.keyboard('{Control>}k{/Control}');
  await user.click(await screen.findByRole('combobox'));
  await user.paste('Anna & co');
  expect(screen.getByRole('option')).toHaveTextContent('Search for “Anna & co”');
  const hit = await screen.findByRole('option', { name: /17 · Sales/ });
  expect(hit).toHaveTextContent('Anna & co');
  expect(hit).toHaveTextContent('Employee');
  await user.keyboard('{ArrowUp}{Enter}');
  await waitFor(() => expect(screen.getByText('/search?q=Anna+%26+co')).toBeVisible());
  await user.keyboard('{Control>}k{/Control}');
  await user.click(await screen.findByRole('option', { name: /Language: Dansk/ }));
  await waitFor(() =>
    expect(api.calls.at(-1)).toMatchObject({ call: 'POST /user/language', body: { language: 'da-dk' } }),
  );
});

test('while the session is expired the palette leads nowhere', async () => {
  const { user } = renderPalette(givenSession());
  act(expireSession);
  await user.keyboard('{Control>}k{/Control}');
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
});

test.each([
  ['company', 'Company'],
  ['category', 'Category'],
] as const)('a %s that was found says that it is one', async (kind, word) => {
  const place = { kind, id: '00000000-0000-4000-8000-000000000003', name: 'Nordlys A/S' };
  const more = { detail: 'Aarhus', supplierId: null, catalogName: '' };
  fakeApi(on(search, { data: { employees: [], orders: [], places: [{ ...place, ...more }], products: [] } }));
  const { user } = renderPalette(givenSession());
  await user.keyboard('{Control>}k{/Control}');
  await user.click(await screen.findByRole('combobox'));
  await user.paste('Nordlys A');
  const hit = await screen.findByRole('option', { name: /Aarhus/ });
  expect(hit).toHaveTextContent('Nordlys A/S');
  expect(hit).toHaveTextContent(word);
});
