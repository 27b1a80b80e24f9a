import { isValidElement } from 'react';
import { matchRoutes, type RouteObject } from 'react-router-dom';

const canPreload = (type: unknown): type is { preload: () => Promise<void> } =>
  typeof type === 'function' && 'preload' in type && typeof type.preload === 'function';

/** Downloads the page that a route table shows at an address; nothing when it shows none there. */
export async function preloadPage(routes: RouteObject[], pathname: string): Promise<void> {
  const element = matchRoutes(routes, pathname)?.at(-1)?.route.element;
  if (isValidElement(element) && canPreload(element.type)) await element.type.preload();
}
