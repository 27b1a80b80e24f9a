const key = 'portal.link-nonce';

/**
 * The secret of this browser that a login link is tied to (DECISIONS 14). Local and not session storage: the mail opens
 * the link in another tab.
 */
export function newNonce(): string {
  const nonce = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
  localStorage.setItem(key, nonce);
  return nonce;
}

export const storedNonce = (): string | undefined => localStorage.getItem(key) ?? undefined;

export const forgetNonce = (): void => localStorage.removeItem(key);
