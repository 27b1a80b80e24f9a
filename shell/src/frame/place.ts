import { roles, type Role } from '@portal/contract/endpoint';
import { isBuilt } from './built-pages.ts';

/** Which part of the portal answers an address. */
export type Place = 'remote' | 'no-permission' | 'not-found';

/** Addresses outside `/<role>/…` that belong to a role's remote. */
const rolesOfOthers: Readonly<Record<string, Role>> = { welcome: 'employee' };

/**
 * Whom an address belongs to: the role's own remote, another role (no permission), or nobody. `pages` are those the
 * remote has; an old release that does not name its pages is trusted with every address of its role.
 */
export function placeOf(pathname: string, role: Role, pages: readonly string[]): Place {
  const area = pathname.split('/')[1] ?? '';
  const owner = rolesOfOthers[area] ?? roles.find((one) => one === area);
  if (owner === undefined) return 'not-found';
  if (owner !== role) return 'no-permission';
  return pages.length === 0 || isBuilt(pathname, pages) ? 'remote' : 'not-found';
}
