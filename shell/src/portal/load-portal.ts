import { lazyPage } from '@portal/shared-ui';

/** The chunk behind the login screen. Loaded once; a failed download is tried again by the next who asks. */
export const loadPortal = () => import(/* webpackChunkName: "portal" */ './portal-chunk.ts');

/** What is shown of it. A warm-up has it at hand, so that the login screen gives way to the page itself and not to a blank one. */
export const Portal = lazyPage(loadPortal, () => null);

/** Lists, dialogs and forms, which every remote uses; in a chunk of its own, so that both downloads run side by side. */
export const loadKit = () => import(/* webpackChunkName: "kit" */ '@portal/shared-ui/kit');
