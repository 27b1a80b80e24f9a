import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { activateLocale, BrowserRouter, currentLocale, loadSharedMessages, registerMessages, useSessionStore } from '@portal/shared-ui';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { preloadRemote } from './federation/preload.ts';
import { loadFrame } from './frame/load-frame.ts';
import { loadShellMessages } from './load-messages.ts';

/** Starts the page: frame and remote of a restored session are on their way before the first render. */
export async function start(): Promise<void> {
  const role = useSessionStore.getState().user?.role;
  if (role) preloadRemote(role);
  // A frame that does not arrive is fetched again when it is rendered.
  if (role) loadFrame().catch(() => undefined);
  await Promise.all([registerMessages(loadSharedMessages), registerMessages(loadShellMessages)]);
  await activateLocale(currentLocale());
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  createRoot(root).render(
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <BrowserRouter>
          <App />
        </BrowserRouter>
      </I18nProvider>
    </StrictMode>,
  );
}
