import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createBrowserRouter, Outlet, RouterProvider } from 'react-router-dom';
import { ApiError } from '../api/api-error.ts';
import { loadOverlays } from '../kit/use-overlays.ts';
import { makeQueryClient } from '../query/query-client.ts';
import { keepTexts } from '../translated/keep-texts.ts';
import { Toasts } from '../ui/Toasts.tsx';
import { LeaveGuard } from '../unsaved/LeaveGuard.tsx';
import { noRoute } from './fake-api.ts';

// As in a page that has stood for a while: what opens is there at once.
await loadOverlays();

type Options = {
  /** address with its query, `/company/orders?page=2` */
  at?: string;
  /** the route's pattern, when the page reads params: `/company/orders/:orderId` */
  path?: string;
  /** pages whose mutations show their errors inline, as the remote's `meta` names them */
  inlineErrors?: readonly string[];
};

/**
 * Renders a page as the shell does: router, cache with its reactions, texts in English, toasts.
 * Returns testing-library's queries, a `user` who types and clicks, and `refresh`, which reads everything anew as a
 * window does that is looked at again.
 */
export function renderPage(page: ReactNode, { at = '/', path = '*', inlineErrors = [] }: Options = {}) {
  keepTexts();
  globalThis.history.replaceState({}, '', at);
  if (!i18n.locale) i18n.loadAndActivate({ locale: 'en-us', messages: {} });
  const queryClient = makeQueryClient(() => inlineErrors);
  sayNothingOfWhatHasNoRoute(queryClient);
  const frame = (
    <>
      <Outlet />
      <LeaveGuard />
    </>
  );
  const children =
    path === '*'
      ? [{ path, element: page }]
      : [
          { path, element: page },
          { path: '*', element: null },
        ];
  const router = createBrowserRouter([{ element: frame, children }]);
  const view = render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
        <Toasts />
      </QueryClientProvider>
    </I18nProvider>,
  );
  const refresh = () =>
    act(async () => {
      await queryClient.invalidateQueries();
      await new Promise((done) => {
        setTimeout(done, 20);
      });
    });
  return { ...view, queryClient, refresh, user: userEvent.setup() };
}

/**
 * What a test gives no route for is not its subject. The toast of such a read comes a moment later: a slow machine
 * would find its buttons among those of the page, and a fast one not.
 */
function sayNothingOfWhatHasNoRoute(queryClient: QueryClient): void {
  const { config } = queryClient.getQueryCache();
  const { onError } = config;
  config.onError = (error, query) => {
    if (error instanceof ApiError && error.requestId === noRoute) error.showOnPage();
    onError?.(error, query);
  };
}
