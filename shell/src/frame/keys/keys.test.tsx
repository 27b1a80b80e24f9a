import { i18n } from '@lingui/core';
import { getSingleKeys, saveSingleKeys } from '@portal/contract/user';
import { Link, setSingleKeys, useLocation } from '@portal/shared-ui';
import { fails, fakeApi, givenSession, on, renderPage } from '@portal/shared-ui/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { givenMeta, menuItem } from '../../testing/given-meta.ts';
import { menuFor } from '../menu.ts';
import { FrameKeys } from './FrameKeys.tsx';
import './KeysHelp.tsx'; // read before the tests, which have no time for it
import { openKeysHelp } from './keys-help.ts';

const expiring = menuItem('/company/subscription/expiring', 'Expiring soon', { letter: 'x' });
const meta = givenMeta('company', {
  menu: [
    {
      items: [
        menuItem('/company/subscription', 'Subscriptions', { children: [expiring] }),
        menuItem('/company/orders', 'Orders'),
      ],
    },
  ],
});
const Where = () => <output>{useLocation().pathname}</output>;
function show(children = <input aria-label="A field" />) {
  const user = givenSession();
  return renderPage(
    <>
      <main>{children}</main>
      <FrameKeys user={user} menu={menuFor(user, meta, i18n)} />
      <Where />
    </>,
  );
}
const on_ = on(getSingleKeys, { data: { singleKeys: true } });
const isAt = (address: string) =>
  waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(new RegExp(`^${address}$`)));

afterEach(() => setSingleKeys('on'));

test('the first key asks once whether it may act; G and a letter open a page, a slash the search', async () => {
  const api = fakeApi(on_);
  const { user } = show();
  await user.keyboard('/');
  await isAt('/search');
  await user.keyboard('go');
  await isAt('/company/orders');
  await user.keyboard('gx');
  await isAt('/company/subscription/expiring');
  await user.keyboard('gh');
  await isAt('/');
  expect(api.calls.filter(({ call }) => call === 'GET /user/keys')).toHaveLength(1);
});

test('a key acts while a palette that has closed still has the focus, and not while it is open', async () => {
  fakeApi(on_);
  show(
    <>
      <dialog>
        <input aria-label="Closed" />
      </dialog>
      <dialog open>
        <input aria-label="Open" />
      </dialog>
    </>,
  );
  const press = (label: string) =>
    fireEvent.keyDown(screen.getByLabelText(label), { key: '/', bubbles: true, cancelable: true });
  press('Open');
  await isAt('/');
  press('Closed');
  await isAt('/search');
});

test('G is remembered when the address changes before the letter comes, as in a search', async () => {
  fakeApi(on_);
  const { user } = show(<Link to="/?q=go">Search for go</Link>);
  await user.keyboard('/');
  await isAt('/search');
  await user.keyboard('g');
  await user.click(screen.getByRole('link', { name: 'Search for go' }));
  await isAt('/');
  await user.keyboard('o');
  await isAt('/company/orders');
});

test('in a field a letter is a letter, and Ctrl or Alt belong to the browser', async () => {
  const api = fakeApi(on_);
  const { user } = show();
  await user.type(screen.getByLabelText('A field'), 'go?/');
  expect(screen.getByLabelText('A field')).toHaveValue('go?/');
  await user.tab();
  await user.keyboard('{Control>}g{/Control}{Alt>}g{/Alt}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(api.calls).toEqual([]);
});

test('? lists every key; switched off they do nothing, also after a reload; the list stays', async () => {
  const api = fakeApi(on_, on(saveSingleKeys, fails('service-unavailable', 503)));
  const { user } = show();
  await user.keyboard('?');
  const dialog = await screen.findByRole('dialog', { name: 'Keys' });
  expect(within(dialog).getByText('Expiring soon').parentElement).toHaveTextContent('GX');
  const toggle = within(dialog).getByRole('switch', { name: /Single-letter keys/ });
  expect(toggle).toBeChecked();
  await user.click(toggle);
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(toggle).toBeChecked();
  api.add(on(saveSingleKeys, { data: { singleKeys: false } }));
  await user.click(toggle);
  await waitFor(() => expect(toggle).not.toBeChecked());
  expect(api.calls.at(-1)?.body).toEqual({ singleKeys: false });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.keyboard('?go');
  expect(screen.queryByRole('dialog')).toBeNull();
  await isAt('/');
  act(openKeysHelp);
  expect(await screen.findByRole('switch')).not.toBeChecked();
});

test('who switched them off is asked for nothing more; where it cannot be read nothing acts', async () => {
  const api = fakeApi(on(getSingleKeys, fails('service-unavailable', 503)));
  const { user } = show();
  await user.keyboard('/');
  await waitFor(() => expect(api.calls).toHaveLength(1));
  api.add(on(getSingleKeys, { data: { singleKeys: false } }));
  await user.keyboard('/');
  await waitFor(() => expect(api.calls).toHaveLength(2));
  await user.keyboard('/?go');
  expect(api.calls).toHaveLength(2);
  await isAt('/');
});
