import {
  listNotificationPreferences,
  listNotifications,
  readNotifications,
  saveNotificationPreference,
  type Notification,
  type NotificationPage,
  type NotificationPreference,
} from '@portal/contract/notifications';
import { changeSessionUser, useSessionStore } from '@portal/shared-ui';
import { fails, fakeApi, givenLanguage, givenSession, on, renderPage } from '@portal/shared-ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { Bell } from '../../frame/Bell.tsx';
import { loadShellMessages } from '../../load-messages.ts';
import { bundlesOf } from './bundles.ts';
import NotificationsPage from './NotificationsPage.tsx';

const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const one = (n: number, values: Partial<Notification> = {}): Notification => ({
  id: id(n),
  kind: 'pay-in-full-asked',
  createdAt: '2026-11-24T15:48:00.000Z',
  isRead: false,
  isToDo: false,
  path: `/company/logs/pif?request=${id(n)}`,
  orderNumber: 100_052,
  person: 'Bo Lund',
  product: 'Nordlys Book 14',
  name: null,
  period: null,
  count: null,
  hasFailed: false,
  ...values,
});
const order = (n: number, values: Partial<Notification> = {}) =>
  one(n, { kind: 'order-to-process', path: `/company/orders?order=${id(n)}`, isToDo: true, ...values });

const chosen: NotificationPreference[] = [
  { kind: 'order-to-process', inPortal: true, mail: 'NEVER' },
  { kind: 'salary-file-failed', inPortal: true, mail: 'NEVER' },
  { kind: 'salary-file-problem', inPortal: true, mail: 'AT_ONCE' },
];

/** The server's side: what was told, and which of it was read. */
function world(...told: Notification[]) {
  let all = told;
  const unread = () => all.filter(({ isRead }) => !isRead);
  const page = (list: Notification[]): NotificationPage => ({
    notifications: list,
    hasMore: false,
    counts: { all: all.length, unread: unread().length, 'to-do': all.filter(({ isToDo }) => isToDo).length },
  });
  return [
    on(listNotifications, ({ query }) => ({ data: page(query['show'] === 'unread' ? unread() : all) })),
    on(listNotificationPreferences, { data: chosen }),
    on(readNotifications, ({ body }) => {
      const { ids } = body as { ids?: string[] };
      all = all.map((each) => (!ids || ids.includes(each.id) ? { ...each, isRead: true } : each));
      return { data: { unread: unread().length } };
    }),
  ];
}
function SignedInBell() {
  const { user } = useSessionStore();
  return user && <Bell user={user} />;
}
const bell = () => screen.getByRole('button', { name: /^Notifications/ });
const panel = () => screen.findByRole('dialog', { name: 'Notifications' });

test('what arrives while more is shown pushes nothing out of the list', async () => {
  givenSession();
  let all = [5, 4, 3, 2, 1];
  fakeApi(
    on(listNotifications, ({ query }) => {
      const from = query['before'] ? all.findIndex((n) => id(n) === query['before']) + 1 : 0;
      const notifications = all.slice(from, from + 2).map((n) => one(n, { person: `Person ${n}`, orderNumber: n }));
      return { data: { notifications, hasMore: from + 2 < all.length, counts: { all: 5, unread: 5, 'to-do': 0 } } };
    }),
    on(listNotificationPreferences, { data: chosen }),
    on(readNotifications, { data: { unread: 4 } }),
  );
  const { user } = renderPage(<NotificationsPage />);
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(await screen.findByText(/Person 2/)).toBeVisible();
  all = [6, ...all];
  await user.click(screen.getAllByRole('button', { name: 'Mark as read' })[0]!);
  expect(await screen.findByText(/Person 6/)).toBeVisible();
  for (const n of [5, 4, 3]) expect(screen.getByText(new RegExp(`Person ${n}`))).toBeVisible();
});

test('the number is there from the start; nothing is fetched before the panel opens', async () => {
  givenSession({ unread: 4 });
  const api = fakeApi(...world(one(1)));
  const { user } = renderPage(<SignedInBell />);
  expect(bell()).toHaveAccessibleName('Notifications, unread: 4');
  expect(screen.getByRole('status')).toHaveTextContent('4 unread notifications');
  expect(api.calls).toEqual([]);
  await user.click(bell());
  expect(await panel()).toHaveFocus();
  expect(bell()).toHaveAttribute('aria-expanded', 'true');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(bell()).toHaveFocus();
});

test('an entry leads to its page and is read with that; the number follows', async () => {
  givenSession({ unread: 2 });
  const api = fakeApi(...world(one(1), one(2, { person: 'Ida Krog', isToDo: true })));
  const { user } = renderPage(<SignedInBell />);
  await user.click(bell());
  const link = await within(await panel()).findByRole('link', { name: /Ida Krog asked to pay in full/ });
  expect(link).toHaveTextContent('Nordlys Book 14, Order 100052 · To do');
  expect(link).toHaveAttribute('href', `/company/logs/pif?request=${id(2)}`);
  await user.click(link);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await waitFor(() => expect(bell()).toHaveAccessibleName('Notifications, unread: 1'));
  expect(api.calls.at(-1)?.call).toMatch(/user\/notifications/);
});

test('orders that are processed meanwhile no longer count among those that wait', async () => {
  givenSession({ unread: 4 });
  fakeApi(...world(order(1), order(2, { isToDo: false }), order(3), order(4, { isToDo: false })));
  const { user } = renderPage(<SignedInBell />);
  await user.click(bell());
  const entries = await within(await panel()).findAllByRole('listitem');
  expect(entries.map(({ textContent }) => textContent?.includes('To do'))).toEqual([true, false]);
  expect(entries[0]).toHaveTextContent('2 new orders to process');
  expect(entries[1]).toHaveTextContent(/2 new orders(?! to process)/);
});

test('what waits has its verb and what is new is marked as read in place; what was done has neither', async () => {
  givenSession({ unread: 2 });
  fakeApi(
    ...world(
      one(1, { isToDo: true }),
      one(2, { kind: 'job-failed', path: '/admin/operations', name: 'import' }),
      one(3, { person: 'Ida Krog', isRead: true }),
    ),
  );
  const { user } = renderPage(<SignedInBell />);
  await user.click(bell());
  const [first, second, third] = await within(await panel()).findAllByRole('listitem');
  if (!first || !second || !third) throw new Error('three entries');
  const answer = within(first).getByRole('link', { name: 'Answer', description: 'Bo Lund asked to pay in full' });
  expect(answer).toHaveAttribute('href', `/company/logs/pif?request=${id(1)}`);
  expect(within(second).getByRole('link', { name: 'See the job' })).toBeVisible();
  expect(within(third).getAllByRole('link')).toHaveLength(1);
  expect(within(third).queryByRole('button')).not.toBeInTheDocument();
  await user.click(within(first).getByRole('button', { name: 'Mark as read' }));
  expect(within(second).getByRole('link', { name: /^Unread: A job has failed/ })).toHaveFocus();
  await waitFor(() => expect(bell()).toHaveAccessibleName('Notifications, unread: 1'));
  expect(await panel()).toBeVisible();
});

test('what arrives while the panel is open stands in it, and the number tells it', async () => {
  givenSession({ unread: 1 });
  fakeApi(...world(one(1)));
  const { user } = renderPage(<SignedInBell />);
  await user.click(bell());
  await within(await panel()).findByRole('link', { name: /Bo Lund asked/ });
  fakeApi(...world(one(2, { person: 'Ida Krog' }), one(1)));
  act(() => changeSessionUser({ unread: 2 }));
  expect(screen.getByRole('status')).toHaveTextContent('2 unread notifications');
  expect(await within(await panel()).findByRole('link', { name: /Ida Krog asked/ })).toBeVisible();
});

test('all are marked as read, and the panel keeps the focus when its button goes', async () => {
  givenSession({ unread: 2 });
  fakeApi(...world(one(1), order(2)));
  const { user } = renderPage(<SignedInBell />);
  await user.click(bell());
  await user.click(within(await panel()).getByRole('button', { name: 'Mark all as read' }));
  await waitFor(() => expect(bell()).toHaveAccessibleName('Notifications'));
  expect(screen.queryByRole('button', { name: 'Mark all as read' })).not.toBeInTheDocument();
  expect(await panel()).toHaveFocus();
  await user.click(screen.getByRole('button', { name: /^Unread/ }));
  expect(await screen.findByText('Everything is read')).toBeVisible();
});

test('neighbours of one kind are one entry that leads to the list; a day of its own begins anew', () => {
  const days = bundlesOf([order(3), order(2), one(4), order(1, { createdAt: '2026-11-23T09:00:00.000Z' })]);
  expect(days.map(({ day, bundles }) => [day, bundles.map(({ ids, path }) => [ids.length, path])])).toEqual([
    [
      '2026-11-24',
      [
        [2, '/company/orders'],
        [1, `/company/logs/pif?request=${id(4)}`],
      ],
    ],
    ['2026-11-23', [[1, `/company/orders?order=${id(1)}`]]],
  ]);
});

test('the page shows the same in the own language, says when there is nothing, and tries again', async () => {
  givenSession({ unread: 2 });
  await givenLanguage('da-dk', loadShellMessages);
  fakeApi(...world(order(1), order(2)));
  renderPage(<NotificationsPage />);
  expect(await screen.findByRole('link', { name: /2 nye ordrer til behandling/ })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Notifikationer');
});

test('what cannot be read says so with a way to try again; nothing at all says what will stand there', async () => {
  givenSession();
  fakeApi(on(listNotifications, fails('something-went-wrong', 500)), on(listNotificationPreferences, { data: chosen }));
  const { user, unmount } = renderPage(<NotificationsPage />);
  const again = await screen.findByRole('button', { name: 'Retry' });
  fakeApi(...world());
  await user.click(again);
  expect(await screen.findByText('Nothing yet')).toBeVisible();
  unmount();
});

test('who looks on as the person is shown no bell', () => {
  givenSession({ unread: 2, seenBy: { name: 'Karen', reason: 'Case', until: '2026-11-24T15:48:00.000Z' } });
  renderPage(<SignedInBell />);
  expect(screen.queryByRole('button', { name: /^Notifications/ })).not.toBeInTheDocument();
});

test('portal and mail are chosen for each kind and kept at once; what must be told cannot be chosen away', async () => {
  givenSession();
  const api = fakeApi(
    ...world(),
    on(saveNotificationPreference, ({ params, body }) => {
      const kept = { kind: params['kind'] as NotificationPreference['kind'], ...body };
      chosen.splice(0, 1, kept);
      return { data: kept };
    }),
  );
  const { user } = renderPage(<NotificationsPage />);
  await user.selectOptions(await screen.findByLabelText('Orders to process: by mail'), 'Mail once a day');
  await user.click(screen.getByLabelText('Orders to process: in the portal'));
  expect(api.calls.filter(({ call }) => call.startsWith('PUT')).map(({ body }) => body)).toEqual([
    { inPortal: true, mail: 'DAILY' },
    { inPortal: false, mail: 'DAILY' },
  ]);
  await waitFor(() => expect(screen.getByLabelText('Orders to process: in the portal')).not.toBeChecked());
  expect(screen.getByLabelText('Salary files that were not delivered: in the portal')).toBeDisabled();
  expect(screen.getByLabelText('Salary files that were not delivered: by mail')).toBeEnabled();
  expect(screen.getByLabelText('Salary files that need a correction: by mail')).toBeDisabled();
});
