import { dataOf, endpoint } from '@portal/contract/endpoint';
import { useQuery } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import * as v from 'valibot';
import { call } from '../api/call.ts';
import { fails, fakeApi, on } from '../testing/fake-api.ts';
import { givenSession } from '../testing/given-session.ts';
import { renderPage } from '../testing/render-page.tsx';
import { QueryResult } from './QueryResult.tsx';

const getThing = endpoint('GET', '/company/thing', {
  summary: 'A thing',
  policy: { roles: ['company'], boundary: 'company' },
  response: dataOf(v.object({ id: v.string() })),
});

function ThingPage({ isShown }: { isShown: boolean }) {
  const query = useQuery({ queryKey: ['thing'], queryFn: () => call(getThing, {}) });
  return isShown ? (
    <QueryResult label="The thing" query={query}>
      {({ id }) => <h1>{id}</h1>}
    </QueryResult>
  ) : null;
}

const afterToast = () => new Promise((resolve) => setTimeout(resolve, 450));
const notifications = () => screen.getByRole('region', { name: 'Notifications' });

beforeEach(() => {
  givenSession();
});

test('what could not be loaded is said once, in the page, with Retry', async () => {
  fakeApi(on(getThing, fails('something-went-wrong', 500)));
  renderPage(<ThingPage isShown />);
  expect(await screen.findByRole('heading', { level: 1, name: 'The thing could not be loaded.' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
  await afterToast();
  expect(notifications()).toBeEmptyDOMElement();
});

test('an unknown id has a heading and a way back, and nothing to try again', async () => {
  fakeApi(on(getThing, fails('not-found', 404)));
  const { user } = renderPage(<ThingPage isShown />, { at: '/company/thing' });
  expect(await screen.findByRole('heading', { level: 1, name: 'The thing could not be loaded.' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Go back' }));
  await waitFor(() => expect(location.pathname).toBe('/'));
});

test('what no part of the page says is a toast', async () => {
  fakeApi(on(getThing, fails('something-went-wrong', 500)));
  renderPage(<ThingPage isShown={false} />);
  await waitFor(() => expect(notifications()).toHaveTextContent('Something went wrong.'));
});
