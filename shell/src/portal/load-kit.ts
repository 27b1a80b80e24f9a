/** Lists, dialogs and forms, which every remote uses; in a chunk of its own, so that it loads beside the portal's. */
export const loadKit = () => import(/* webpackChunkName: "kit" */ '@portal/shared-ui/kit');
