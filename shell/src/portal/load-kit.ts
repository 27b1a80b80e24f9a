/** Lists and dialogs, which every remote uses; in a chunk of its own, so that it loads beside the portal's. */
export const loadKit = () => import(/* webpackChunkName: "kit" */ '@portal/shared-ui/kit');

/** Forms, which the first page with a form fetches; asked once more where they do not arrive. */
export const loadForms = () => importForms().catch(importForms);

const importForms = () => import(/* webpackChunkName: "forms" */ '@portal/shared-ui/forms');
