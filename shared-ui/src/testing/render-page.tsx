import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { makeQueryClient } from '../query/query-client.ts';
import { Toasts } from '../ui/Toasts.tsx';

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
 * Returns testing-library's queries and a `user` who types and clicks.
 */
export function renderPage(page: ReactNode, { at = '/', path = '*', inlineErrors = [] }: Options = {}) {
  globalThis.history.replaceState({}, '', at);
  if (!i18n.locale) i18n.loadAndActivate({ locale: 'en-us', messages: {} });
  const queryClient = makeQueryClient(() => inlineErrors);
  const view = render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <BrowserRouter>
          <Routes>
            <Route path={path} element={page} />
            <Route path="*" element={null} />
          </Routes>
        </BrowserRouter>
        <Toasts />
      </QueryClientProvider>
    </I18nProvider>,
  );
  return { ...view, queryClient, user: userEvent.setup() };
}
