const key = 'portal.live';

/** Live mode is entered at `/live` and lasts as long as the tab: a logout leads back there (SPEC 4). */
export const enterLiveMode = (): void => sessionStorage.setItem(key, 'yes');

export const addressAfterLogout = (): '/' | '/live' => (sessionStorage.getItem(key) ? '/live' : '/');
