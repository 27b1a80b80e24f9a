import type { QueryClient } from '@tanstack/react-query';
import { isValidElement } from 'react';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { PreloadablePage } from './lazy-page.tsx';

const canPreload = (type: unknown): type is PreloadablePage =>
  typeof type === 'function' && 'preload' in type && typeof type.preload === 'function';

/**
 * Downloads the page that a route table shows at an address; nothing when it shows none there.
 *
 * @returns what asks for the page's first answers
 */
export async function preloadPage(routes: RouteObject[], address: URL): Promise<(client: QueryClient) => void> {
  const element = matchRoutes(routes, address.pathname)?.at(-1)?.route.element;
  const prefetch = isValidElement(element) && canPreload(element.type) ? await element.type.preload() : undefined;
  return (client) => prefetch?.(client, address.searchParams);
}
