import { makeQueryClient } from '@portal/shared-ui';
import { everyMeta } from '../federation/registry.ts';

/** The page's one cache. A login fills it before the first page is rendered. */
export const queryClient = makeQueryClient(() => everyMeta().flatMap(({ inlineErrors }) => inlineErrors));

/** When the session was last found good. */
export const sessionCheckKey = ['check-session'];

/** When a person's language was last asked for; a login answers it too. */
export const ownLanguageKey = (userId: string) => ['own-language', userId];
