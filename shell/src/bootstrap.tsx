import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import {
  activateLocale,
  currentLocale,
  followOtherTabs,
  followPageCache,
  keepTexts,
  loadSharedMessages,
  QueryClientProvider,
  registerMessages,
  useSessionStore,
} from '@portal/shared-ui';
import { lazy, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { brandName, useBrand } from './brand/brand.ts';
import { followColourMode } from './brand/colour-mode.ts';
import { Entrance } from './Entrance.tsx';
import { takeOverride } from './federation/override.ts';
import { applyOverride } from './federation/registry.ts';
import { tellViolations } from './federation/violations.ts';
import { loadShellMessages } from './load-messages.ts';
import { queryClient } from './portal/query-client.ts';
import { warmDuringLogin, warmFor } from './portal/warm-up.ts';

const OverrideBanner = REMOTE_OVERRIDES && lazy(() => import('./federation/OverrideBanner.tsx'));

/** Starts the page: portal and remote of a restored session are on their way before the first render. */
export async function start(): Promise<void> {
  tellViolations();
  keepTexts();
  if (REMOTE_OVERRIDES) {
    takeOverride();
    await applyOverride();
  }
  const { user, token } = useSessionStore.getState();
  if (user) void warmFor({ user, token });
  const brand = useBrand.getState();
  followColourMode();
  document.title = brandName(brand);
  await Promise.all([registerMessages(loadSharedMessages), registerMessages(loadShellMessages)]);
  await activateLocale(user?.language ?? currentLocale());
  followOtherTabs();
  followPageCache();
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  const page = (
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <QueryClientProvider client={queryClient}>
          {OverrideBanner && (
            <Suspense>
              <OverrideBanner />
            </Suspense>
          )}
          <Entrance />
        </QueryClientProvider>
      </I18nProvider>
    </StrictMode>
  );
  createRoot(root).render(page);
  if (!user) warmDuringLogin();
}
