/** Lists and what dialogs begin with, for the frame and every remote: in the portal's chunk, one request for both. */
export const loadKit = () => import(/* webpackChunkName: "portal" */ '@portal/shared-ui/kit');

/** Forms, which the first page with a form fetches; asked once more where they do not arrive. */
export const loadForms = () => importForms().catch(importForms);

const importForms = () => import(/* webpackChunkName: "forms" */ '@portal/shared-ui/forms');
