import { cacheSeconds } from '@portal/contract/constants';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { declareInlinePages, isInlinePage } from '../errors/mutation-exceptions.ts';
import { reactToError, toastOf } from '../errors/react-to-error.ts';
import { isSameMembership, useSessionStore } from '../session/session-store.ts';
import { forgetLists } from '../ui/list-as-left.ts';
import { isOutdated } from './is-outdated.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { quiet?: boolean; inline?: boolean };
    /**
     * `form`: what is typed stays, also after a conflict · `inline`: no act of the person (a draft that is kept), or
     * before a login: its own part of the page says what failed
     */
    mutationMeta: { quiet?: boolean; inline?: boolean; form?: boolean };
  }
}

/** What waits, by kind: the first page, and the numbers in the menu. */
export const waitingKey = ['home'] as const;

/** Longer than a page needs to show its own note, shorter than a person waits for one. */
const toastDelay = 300;

/**
 * The cache of one page: answers are fresh for 60 s, nothing is retried by itself (SPEC 7, 9).
 *
 * @param inlineErrors pages that show the errors of their mutations themselves, as the remotes name them
 */
export function makeQueryClient(inlineErrors: () => readonly string[] = () => []): QueryClient {
  declareInlinePages(inlineErrors);
  const client = new QueryClient({
    defaultOptions: {
      queries: { staleTime: cacheSeconds * 1000, retry: false, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
    queryCache: new QueryCache({
      onError: (error, { meta }) => {
        if (meta?.quiet) return reactToError(error, 'quiet');
        reactToError(error, 'inline');
        // Once the page is drawn: where it says itself what could not be loaded, a toast would say it twice. Without a
        // network the frame says so, once for all that fails.
        if (!meta?.inline && globalThis.navigator.onLine) setTimeout(() => toastOf(error), toastDelay);
        return undefined;
      },
    }),
    mutationCache: new MutationCache({
      onSuccess: (_answer, _input, _result, { meta }) => {
        // A change may have changed what other pages count and list: they read it anew when they are opened next.
        if (!meta?.quiet) void client.invalidateQueries({ refetchType: 'none' });
        // The numbers in the menu and on the first page, at once.
        void client.invalidateQueries({ queryKey: waitingKey });
      },
      onError: (error, _variables, _result, { meta }) => {
        const inline = meta?.inline || isInlinePage();
        // After the caller: a form that shows the error at its field says so before this runs.
        setTimeout(() => {
          reactToError(error, meta?.quiet ? 'quiet' : inline ? 'inline' : 'loud');
          // Pressed in a row or menu: the next press is about what is there now. A form keeps what is typed.
          if (isOutdated(error) && !inline && !meta?.form) void client.invalidateQueries();
        });
      },
    }),
  });
  followSession(client);
  return client;
}

/**
 * After a re-login what failed meanwhile is fetched again; another person or membership never sees the last one's
 * answers.
 */
function followSession(client: QueryClient): void {
  useSessionStore.subscribe((now, before) => {
    if (before.user && !(now.user && isSameMembership(now.user, before.user))) {
      client.clear();
      forgetLists();
    } else if (before.state === 'active' && now.state === 'inactive') void client.invalidateQueries();
  });
}
