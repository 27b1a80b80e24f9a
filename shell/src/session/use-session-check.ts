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
import { ownLanguageKey, sessionCheckKey } from '../portal/query-client.ts';

/** The first page does not repeat the check that a login has just made. */
const arrivalMs = 10_000;

/** Between two checks of a page that stays open. */
const checkEveryMs = 60_000;

/** Without a press for so long nothing is asked, so that a page left open grows idle and its session ends. */
const inUseMs = 5 * 60_000;

/** Takes over what the server says of the person and the brand. Throws ApiError. */
export async function checkNow(): Promise<void> {
  const { token } = useSessionStore.getState();
  const { data } = await call(checkSession);
  // A person who left or changed meanwhile is not brought back by a late answer.
  if (useSessionStore.getState().token !== token) return;
  changeSessionUser(data.user);
  adoptBrand(brandOf(data));
}

const sessionCheck = (staleTime: number) => ({
  queryKey: sessionCheckKey,
  queryFn: () => checkNow().then(() => true),
  staleTime,
  meta: { quiet: true },
});

/**
 * Asks on every route change whether the session is still good, past the cache, and takes over what changed: the
 * person, the unread notifications and the brand. A failure is only logged: what the page itself asks for decides what
 * the person sees (SPEC 7; DECISIONS, session and calls).
 */
export function useSessionCheck(): void {
  const { pathname } = useLocation();
  const client = useQueryClient();
  const hasChecked = useRef(false);
  useEffect(() => {
    void client.prefetchQuery(sessionCheck(hasChecked.current ? 0 : arrivalMs));
    hasChecked.current = true;
  }, [client, pathname]);
  useEffect(() => {
    let usedAt = Date.now();
    const look = () => {
      if (!document.hidden && Date.now() - usedAt < inUseMs) void client.prefetchQuery(sessionCheck(checkEveryMs / 2));
    };
    const notice = () => {
      usedAt = Date.now();
    };
    const comeBack = () => {
      notice();
      look();
    };
    const timer = setInterval(look, checkEveryMs);
    globalThis.addEventListener('pointerdown', notice);
    globalThis.addEventListener('keydown', notice);
    globalThis.addEventListener('focus', comeBack);
    return () => {
      clearInterval(timer);
      globalThis.removeEventListener('pointerdown', notice);
      globalThis.removeEventListener('keydown', notice);
      globalThis.removeEventListener('focus', comeBack);
    };
  }, [client]);
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
    void client.prefetchQuery({ queryKey: ownLanguageKey(userId), queryFn, meta: { quiet: true } });
  }, [client, userId]);
}
