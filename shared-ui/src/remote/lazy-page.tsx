import { useLayoutEffect, useState, type ComponentType } from 'react';
import { Waiting } from '../ui/Waiting.tsx';

type PageLoader = () => Promise<{ default: ComponentType }>;

/** A page that can be downloaded before it is shown. */
export type PreloadablePage = ComponentType & { preload: () => Promise<void> };

/**
 * A page in a chunk of its own, with `WhileAway` in its place until it is there. The download is tried twice; after a
 * failure the error goes to the nearest boundary and the next mount tries again.
 *
 * Not `React.lazy`: a boundary of Suspense that has shown its fallback keeps the next one waiting for 300 ms, and on
 * the way from the login to the first page there are three of them.
 */
export function lazyPage(load: PageLoader, WhileAway: ComponentType = Waiting): PreloadablePage {
  let Page: ComponentType | undefined;
  let underway: Promise<void> | undefined;
  const download = () => (underway ??= load().catch(load).then((found) => { Page = found.default; }).finally(() => { underway = undefined; }));

  function LazyPage() {
    const [failure, setFailure] = useState<{ error: unknown }>();
    const [, showPage] = useState(false);
    useLayoutEffect(() => {
      if (Page) return undefined;
      let isWanted = true;
      download().then(() => isWanted && showPage(true), (error: unknown) => isWanted && setFailure({ error }));
      return () => {
        isWanted = false;
      };
    }, []);
    if (failure) throw failure.error;
    return Page ? <Page /> : <WhileAway />;
  }
  return Object.assign(LazyPage, { preload: async () => { if (!Page) await download(); } });
}
