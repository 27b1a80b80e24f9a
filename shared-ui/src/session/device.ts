import { storageKeys } from './storage-keys.ts';

/** Random, so that no device can be guessed: 128 bits as 32 hexadecimal digits. */
const newDevice = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * The name of this browser, made at its first login and kept through every logout. The server lets a browser that
 * logged in before pass while a stranger's guesses at the same login are slowed. In storage and not a cookie (DECISIONS
 * 14).
 */
export function deviceName(): string {
  const stored = localStorage.getItem(storageKeys.device);
  if (stored && /^[\w-]{32,100}$/.test(stored)) return stored;
  const made = newDevice();
  localStorage.setItem(storageKeys.device, made);
  return made;
}
