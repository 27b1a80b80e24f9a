import { setColourMode, type ColourMode } from '@portal/contract/auth';
import { call, changeSessionUser, readColourMode, useSessionStore, writeColourMode } from '@portal/shared-ui';
import { applyBrand, useBrand } from './brand.ts';

const device = globalThis.matchMedia?.('(prefers-color-scheme: dark)');

/** Puts the mode on the page, and the brand anew: what follows from its colours depends on the surface. */
function show(mode: ColourMode): void {
  writeColourMode(mode);
  const isDark = mode === 'DARK' || (mode === 'DEVICE' && device?.matches === true);
  document.documentElement.dataset.mode = isDark ? 'dark' : 'light';
  applyBrand(useBrand.getState());
}

/** Shows the page as the person chose it, or the last one on this device, and follows that choice and the device. */
export function followColourMode(): void {
  show(useSessionStore.getState().user?.colourMode ?? readColourMode());
  device?.addEventListener('change', () => show(readColourMode()));
  useSessionStore.subscribe(({ user }) => {
    if (user && user.colourMode !== readColourMode()) show(user.colourMode);
  });
}

/** Shows another mode at once and keeps it with the person. */
export async function chooseColourMode(colourMode: ColourMode): Promise<void> {
  changeSessionUser({ colourMode });
  await call(setColourMode, { body: { colourMode } });
}
