import { lazy, useState, type ComponentType } from 'react';

type PageLoader = () => Promise<{ default: ComponentType }>;

/**
 * A page in a chunk of its own. The download is tried twice; after a failure the next mount tries again, where
 * `React.lazy` alone would stay failed until the page is reloaded.
 */
export function lazyPage(load: PageLoader): ComponentType {
  let hasFailed = false;
  const download: PageLoader = async () => {
    try {
      return await load().catch(load);
    } catch (error) {
      hasFailed = true;
      throw error;
    }
  };
  let Current = lazy(download);

  return function LazyPage() {
    const [Page] = useState(() => {
      if (hasFailed) {
        hasFailed = false;
        Current = lazy(download);
      }
      return Current;
    });
    return <Page />;
  };
}
