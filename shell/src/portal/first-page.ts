import type { Role } from '@portal/contract/endpoint';
import type { QueryClient } from '@portal/shared-ui';
import { prepareRemote } from '../federation/load-remote.ts';
import { homeQuery } from '../features/home/home.api.ts';
import { builtPages } from '../frame/built-pages.ts';
import { placeOf } from '../frame/place.ts';

/**
 * Makes the page that is about to be shown ready ahead of the first render: the remote's page with its first questions
 * under way, or the first page of the portal, which is the shell's own and waits for no remote.
 *
 * @returns when the page can be rendered; its answers may still be on their way
 * @throws when code does not arrive; nothing is tried again and nothing is shown
 */
export async function prepareFirstPage(role: Role, address: URL, client: QueryClient): Promise<void> {
  if (address.pathname === '/') void client.prefetchQuery({ ...homeQuery, meta: { quiet: true } });
  if (placeOf(address.pathname, role, builtPages(role)) === 'remote') await prepareRemote(role, address, client);
  // A call leaves some microtasks after it was asked for; the render that follows would be sooner.
  await new Promise((next) => { setTimeout(next); });
}
