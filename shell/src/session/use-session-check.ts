import { checkSession, getLanguage } from '@portal/contract/auth';
import {
  activateLocale,
  call,
  changeSessionUser,
  useLocation,
  useQueryClient,
  useSessionStore,
} from '@portal/shared-ui';
import { useEffect, useRef } from 'react';
import { adoptBrand, brandOf } from '../brand/brand.ts';
import { sessionCheckKey } from '../portal/query-client.ts';

/** The first page does not repeat the check that a login has just made. */
const arrivalMs = 10_000;

/** Takes over what the server says of the person and the brand. Throws ApiError. */
export async function checkNow(): Promise<void> {
  const { token } = useSessionStore.getState();
  const { data } = await call(checkSession);
  // A person who left or changed meanwhile is not brought back by a late answer.
  if (useSessionStore.getState().token !== token) return;
  changeSessionUser(data.user);
  adoptBrand(brandOf(data));
}

/**
 * Asks on every route change whether the session is still good, past the cache, and takes over what changed: the
 * person and the brand. A failure is only logged: what the page itself asks for decides what the person sees
 * (SPEC 7; DECISIONS, session and calls).
 */
export function useSessionCheck(): void {
  const { pathname } = useLocation();
  const client = useQueryClient();
  const hasChecked = useRef(false);
  useEffect(() => {
    const query = {
      queryKey: sessionCheckKey,
      queryFn: () => checkNow().then(() => true),
      staleTime: hasChecked.current ? 0 : arrivalMs,
      meta: { quiet: true },
    };
    hasChecked.current = true;
    void client.prefetchQuery(query);
  }, [client, pathname]);
}

/** Shows the page in the language that the person chose, on whatever device (SPEC 7). */
export function useOwnLanguage(userId: string): void {
  const client = useQueryClient();
  useEffect(() => {
    const adopt = async () => {
      const { userLanguage } = await call(getLanguage);
      if (useSessionStore.getState().user?.id !== userId) return;
      changeSessionUser({ language: userLanguage });
      await activateLocale(userLanguage);
    };
    const queryFn = () => adopt().then(() => true);
    void client.prefetchQuery({ queryKey: ['own-language', userId], queryFn, meta: { quiet: true } });
  }, [client, userId]);
}
