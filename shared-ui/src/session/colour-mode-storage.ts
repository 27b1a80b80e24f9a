import { ColourMode } from '@portal/contract/auth';
import * as v from 'valibot';
import { storageKeys } from './storage-keys.ts';

/** What the last person on this device chose; the login screen keeps it, as it keeps the brand. */
export const readColourMode = (): ColourMode => {
  const stored = v.safeParse(ColourMode, localStorage.getItem(storageKeys.colourMode));
  return stored.success ? stored.output : 'LIGHT';
};

export const writeColourMode = (mode: ColourMode): void => localStorage.setItem(storageKeys.colourMode, mode);
