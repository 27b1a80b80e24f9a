import type { Role } from '@portal/contract/endpoint';
import type { QueryClient } from '@portal/shared-ui';
import { prepareRemote } from '../federation/load-remote.ts';
import { homeQuery } from '../features/home/home.api.ts';
import { builtPages } from '../frame/built-pages.ts';
import { placeOf } from '../frame/place.ts';

/** Rows that come this soon are shown at once with their page; later ones follow it. */
const answerPatienceMs = 150;

/**
 * Makes the page that is about to be shown ready ahead of the first render: the remote's page with its first questions
 * under way, or the first page of the portal, which is the shell's own and waits for no remote.
 *
 * @returns when the page can be rendered, in one go with its first answers unless they are slow
 * @throws when code does not arrive; nothing is tried again and nothing is shown
 */
export async function prepareFirstPage(role: Role, address: URL, client: QueryClient): Promise<void> {
  if (address.pathname === '/') void client.prefetchQuery({ ...homeQuery, meta: { quiet: true } });
  if (placeOf(address.pathname, role, builtPages(role)) === 'remote') await prepareRemote(role, address, client);
  await answered(client);
}

/** No question is under way any more, or those that are take too long. */
function answered(client: QueryClient): Promise<void> {
  return new Promise((done) => {
    const end = () => {
      clearTimeout(late);
      stopListening();
      done();
    };
    const late = setTimeout(end, answerPatienceMs);
    const stopListening = client.getQueryCache().subscribe(() => {
      if (client.isFetching() === 0) end();
    });
    if (client.isFetching() === 0) end();
  });
}
