import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import {
  activateLocale, BrowserRouter, currentLocale, followOtherTabs, loadSharedMessages, makeQueryClient, QueryClientProvider, registerMessages, useSessionStore,
} from '@portal/shared-ui';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { applyBrand, useBrand } from './brand/brand.ts';
import { preloadRemote } from './federation/preload.ts';
import { loadFrame } from './frame/load-frame.ts';
import { loadShellMessages } from './load-messages.ts';

/** Starts the page: frame and remote of a restored session are on their way before the first render. */
export async function start(): Promise<void> {
  const { user } = useSessionStore.getState();
  if (user) preloadRemote(user.role);
  // A frame that does not arrive is fetched again when it is rendered.
  if (user) loadFrame().catch(() => undefined);
  applyBrand(useBrand.getState());
  await Promise.all([registerMessages(loadSharedMessages), registerMessages(loadShellMessages)]);
  await activateLocale(user?.language ?? currentLocale());
  followOtherTabs();
  const client = makeQueryClient();
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  createRoot(root).render(
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <QueryClientProvider client={client}>
          <BrowserRouter>
            <App />
          </BrowserRouter>
        </QueryClientProvider>
      </I18nProvider>
    </StrictMode>,
  );
}
