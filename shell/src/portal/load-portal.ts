import { lazyPage } from '@portal/shared-ui';

/** The chunk behind the login screen. Loaded once; a failed download is tried again by the next who asks. */
export const loadPortal = () => import(/* webpackChunkName: "portal" */ './portal-chunk.ts');

/**
 * What is shown of it. A warm-up has it at hand, so that the login screen gives way to the page itself and not to a
 * blank one.
 */
export const Portal = lazyPage(loadPortal, () => null);
