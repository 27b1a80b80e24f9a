/** The chunk behind the login screen. Loaded once; a failed download is tried again by the next who asks. */
export const loadPortal = () => import(/* webpackChunkName: "portal" */ './portal-chunk.ts');

/** Lists, dialogs and forms, which every remote uses; in a chunk of its own, so that both downloads run side by side. */
export const loadKit = () => import(/* webpackChunkName: "kit" */ '@portal/shared-ui/kit');
