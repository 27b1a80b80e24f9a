/** Every key that the portal keeps in local storage. Only this folder touches it. */
export const storageKeys = {
  user: 'portal.user',
  token: 'portal.token',
  branding: 'portal.branding',
  ended: 'portal.session-ended',
  device: 'portal.device',
} as const;

/** Whether anything of a session is stored, before it is read and found valid: of use ahead of the page's own code. */
export const hasStoredSession = (): boolean =>
  localStorage.getItem(storageKeys.user) !== null || localStorage.getItem(storageKeys.token) !== null;
