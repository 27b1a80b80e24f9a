import { getHome, type Home } from '@portal/contract/home';
import { fails, fakeApi, givenSession, on, renderPage } from '@portal/shared-ui/testing';
import { screen } from '@testing-library/react';
import { HomePage } from './HomePage.tsx';

const home: Home = {
  today: '2026-11-20',
  figures: [
    { figure: 'orders-30-days', count: 1284, money: null, day: null },
    { figure: 'draw-a-month', count: null, money: { amount: 22_893, currency: 'DKK' }, day: null },
    { figure: 'next-salary-day', count: null, money: null, day: '2026-12-20' },
  ],
  waiting: [
    { task: 'orders-to-process', count: 12 },
    { task: 'rma-open', count: 1 },
  ],
  pipeline: [
    { status: 'ORDERED', count: 12 },
    { status: 'PROCESSING', count: 0 },
  ],
  days: [
    { day: '2026-11-19', count: 9 },
    { day: '2026-11-20', count: 3 },
  ],
  months: [],
};

test('shows the numbers, what waits, and a way there only where the page exists', async () => {
  givenSession();
  fakeApi(on(getHome, { data: home }));
  renderPage(<HomePage tasks={{ 'orders-to-process': '/company/orders' }} />);
  expect(await screen.findByRole('heading', { level: 1, name: '20 November 2026' })).toBeVisible();
  expect(screen.getByText('1,284')).toBeVisible();
  expect(screen.getByText(/DKK.228\.93/)).toBeVisible();
  expect(screen.getByText('20 December 2026')).toBeVisible();
  expect(screen.getByText('12 orders to process')).toBeVisible();
  expect(screen.getByText('1 RMA request')).toBeVisible();
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Process', '/company/orders'],
  ]);
});

test('a supplier hears of RMA requests with unread messages, and is led to them', async () => {
  givenSession({ role: 'supplier' });
  fakeApi(on(getHome, { data: { ...home, waiting: [{ task: 'rma-unread', count: 2 }] } }));
  renderPage(<HomePage tasks={{ 'rma-unread': '/supplier/rma?unread=true' }} />);
  expect(await screen.findByText('2 RMA requests have unread messages')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Read' })).toHaveAttribute('href', '/supplier/rma?unread=true');
});

test('an employee is greeted; nothing waiting is said', async () => {
  givenSession({ role: 'employee', name: 'Anna Holm' });
  fakeApi(
    on(getHome, {
      data: {
        ...home,
        waiting: [],
        pipeline: [],
        days: [],
        months: [
          { period: '2026-11', money: { amount: 22_893, currency: 'DKK' } },
          { period: '2026-12', money: { amount: 16_663, currency: 'DKK' } },
        ],
      },
    }),
  );
  renderPage(<HomePage tasks={{}} />);
  expect(await screen.findByRole('heading', { level: 1, name: 'Hello, Anna' })).toBeVisible();
  expect(await screen.findByText('All done')).toBeVisible();
  expect(await screen.findByRole('img', { name: /DKK.228\.93 is drawn in November 2026/ })).toBeVisible();
});

test('a chart is one sentence for those who do not see it, and can be shown as a table', async () => {
  givenSession();
  fakeApi(on(getHome, { data: home }));
  const { user } = renderPage(<HomePage tasks={{}} />);
  expect(await screen.findByRole('img', { name: '12 orders in the last 30 days; today is not over.' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show as table' }));
  expect(screen.getByRole('table', { name: 'Orders per day' })).toBeVisible();
  expect(screen.getByRole('row', { name: '19 November 2026 9' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show as chart' }));
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

test('a failure offers to try again', async () => {
  givenSession();
  const api = fakeApi(on(getHome, fails('something-went-wrong', 500)));
  const { user } = renderPage(<HomePage tasks={{}} />);
  await screen.findByText('The overview could not be loaded.');
  api.add(on(getHome, { data: home }));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('12 orders to process')).toBeVisible();
});
