import type { Role } from '@portal/contract/endpoint';
import { matchPath } from '@portal/shared-ui';
import type { RemoteMeta } from '@portal/shared-ui/remote';

/** Which part of the portal answers an address. */
type RouteOwner = 'remote' | 'no-permission' | 'not-found';

const isUnder = (pathname: string, path: string) => pathname === path || pathname.startsWith(`${path}/`);

/**
 * Which part answers an address: the role's own remote, or the page for another remote's address (no permission) or for
 * an unknown one. Where no remote serves the role, the remote's failed view stands and offers to try again.
 */
export function routeOwnerOf(pathname: string, role: Role, remotes: readonly RemoteMeta[]): RouteOwner {
  const own = remotes.find(({ roles }) => roles.includes(role));
  if (own?.pages.some((pattern) => matchPath(pattern, pathname) !== null)) return 'remote';
  const others = remotes.filter((remote) => remote !== own);
  if (others.some(({ paths }) => paths.some((path) => isUnder(pathname, path)))) return 'no-permission';
  return own ? 'not-found' : 'remote';
}
