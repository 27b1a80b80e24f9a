import { readStoredBranding, writeStoredBranding } from '@portal/shared-ui';
import { useBrand } from '../../brand/brand.ts';

/** The two ways to log in (SPEC 2). */
export type Mode = 'password' | 'link';

/**
 * The way that was used last on this device. Kept with the branding, the one thing in storage that outlives a logout
 * (SPEC 4): both are what the login screen remembers.
 */
export function rememberedMode(): Mode {
  const stored = readStoredBranding();
  return typeof stored === 'object' && stored !== null && 'loginMode' in stored && stored.loginMode === 'link'
    ? 'link'
    : 'password';
}

/** Preselects this way the next time. */
export const rememberMode = (mode: Mode): void => writeStoredBranding({ ...useBrand.getState(), loginMode: mode });
