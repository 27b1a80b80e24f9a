import { storageKeys } from './storage-keys.ts';

/**
 * The branding of the last person on this device; it survives logout so that the login screen keeps its look.
 * Its shape is the shell's: unknown here, parsed there.
 */
export function readStoredBranding(): unknown {
  const text = localStorage.getItem(storageKeys.branding);
  if (!text) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    localStorage.removeItem(storageKeys.branding);
    return undefined;
  }
}

export function writeStoredBranding(branding: unknown): void {
  localStorage.setItem(storageKeys.branding, JSON.stringify(branding));
}
