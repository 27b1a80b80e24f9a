import type { Role } from '@portal/contract/endpoint';
import type { QueryClient } from '@portal/shared-ui';
import { homeQuery } from '../features/home/home.api.ts';
import { prepareRemote } from '../federation/load-remote.ts';
import { everyMeta } from '../federation/registry.ts';
import { routeOwnerOf } from '../frame/route-owner.ts';

/**
 * Prefetches the page at an address: the remote's page and its first queries, or those of the home page, which is the
 * shell's own and needs no remote.
 *
 * @throws when code does not arrive; nothing is tried again and nothing is shown
 */
export async function prepareFirstPage(role: Role, address: URL, client: QueryClient): Promise<void> {
  if (address.pathname === '/') void client.prefetchQuery({ ...homeQuery, meta: { quiet: true } });
  if (routeOwnerOf(address.pathname, role, everyMeta()) === 'remote') await prepareRemote(role, address, client);
}
