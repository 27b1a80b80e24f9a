import type { RouteObject } from 'react-router-dom';
import { lazyPage, type PageLoader, type PreloadablePage } from './lazy-page.tsx';

/** The pages of a remote: full address (a route pattern) and how the page's code is loaded. */
export type RemotePages = Readonly<Record<string, PageLoader>>;

/** The route table of a remote. Addresses with the same loader share one page component. */
export function routesOf(pages: RemotePages): RouteObject[] {
  const made = new Map<PageLoader, PreloadablePage>();
  return Object.entries(pages).map(([path, load]) => {
    const Page = made.get(load) ?? lazyPage(load);
    made.set(load, Page);
    return { path, element: <Page /> };
  });
}
