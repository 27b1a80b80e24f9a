import { makeQueryClient } from '@portal/shared-ui';

/** The page's one cache. A login fills it before the first page is rendered. */
export const queryClient = makeQueryClient();
