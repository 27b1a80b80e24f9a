import type { QueryClient } from '@tanstack/react-query';
import { useLayoutEffect, useState, type ComponentType } from 'react';
import { Waiting } from '../ui/Waiting.tsx';

/** Asks for what a page shows first, before it is rendered: answers lie in the cache when the page looks for them. */
type Prefetch = (client: QueryClient, search: URLSearchParams) => void;

type PageModule = { default: ComponentType; prefetch?: Prefetch };
export type PageLoader = () => Promise<PageModule>;

/** A page that can be downloaded before it is shown. `preload` tells how to ask for its data, if the page knows. */
export type PreloadablePage = ComponentType & { preload: () => Promise<Prefetch | undefined> };

/**
 * A page in a chunk of its own, with `WhileAway` in its place until it is there. The download is tried twice; after a
 * failure the error goes to the nearest boundary and the next mount tries again.
 *
 * Not `React.lazy`: a boundary of Suspense that has shown its fallback keeps the next one waiting for 300 ms, and on
 * the way from the login to the first page there are three of them.
 */
export function lazyPage(load: PageLoader, WhileAway: ComponentType = Waiting): PreloadablePage {
  let page: PageModule | undefined;
  let underway: Promise<void> | undefined;
  const download = () =>
    (underway ??= load()
      .catch(load)
      .then((found) => {
        page = found;
      })
      .finally(() => {
        underway = undefined;
      }));

  function LazyPage() {
    const [failure, setFailure] = useState<{ error: unknown }>();
    const [, showPage] = useState(false);
    useLayoutEffect(() => {
      if (page) return undefined;
      let isWanted = true;
      download().then(
        () => isWanted && showPage(true),
        (error: unknown) => isWanted && setFailure({ error }),
      );
      return () => {
        isWanted = false;
      };
    }, []);
    if (failure) throw failure.error;
    const Page = page?.default ?? WhileAway;
    return <Page />;
  }
  return Object.assign(LazyPage, {
    preload: async () => {
      if (!page) await download();
      return page?.prefetch;
    },
  });
}
