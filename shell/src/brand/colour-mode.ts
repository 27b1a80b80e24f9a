import { ColourMode, setColourMode } from '@portal/contract/auth';
import { call, changeSessionUser, readStoredBranding, useSessionStore, writeStoredBranding } from '@portal/shared-ui';
import * as v from 'valibot';
import { keepWithLogin } from '../frame/keep-with-login.ts';
import { applyBrand, useBrand } from './brand.ts';

/** A printed page is light, also what follows from its theme. */
const paper = globalThis.matchMedia?.('print');
const device = globalThis.matchMedia?.('(prefers-color-scheme: dark)');

const Remembered = v.object({ colourMode: ColourMode });

/** What the last person on this device chose; it stays with the brand, all that a logout leaves (SPEC 4). */
function remembered(): ColourMode {
  const stored = v.safeParse(Remembered, readStoredBranding());
  return stored.success ? stored.output.colourMode : 'LIGHT';
}

function remember(colourMode: ColourMode): void {
  if (colourMode !== remembered()) writeStoredBranding({ ...(readStoredBranding() as object | undefined), colourMode });
}

/** Puts the mode on the page, and the brand anew: what follows from its colours depends on the surface. */
function show(mode: ColourMode): void {
  remember(mode);
  const isDark = paper?.matches !== true && (mode === 'DARK' || (mode === 'DEVICE' && device?.matches === true));
  document.documentElement.dataset.mode = isDark ? 'dark' : 'light';
  applyBrand(useBrand.getState());
}

/** Shows the page as the person chose it, or the last one on this device, and follows that choice and the device. */
export function followColourMode(): void {
  show(useSessionStore.getState().user?.colourMode ?? remembered());
  for (const query of [device, paper]) query?.addEventListener('change', () => show(remembered()));
  useSessionStore.subscribe(({ user }) => {
    if (user && user.colourMode !== remembered()) show(user.colourMode);
  });
}

/** Shows another mode at once and keeps it with the person. */
export async function chooseColourMode(colourMode: ColourMode): Promise<void> {
  changeSessionUser({ colourMode });
  await keepWithLogin(call(setColourMode, { body: { colourMode } }));
}
