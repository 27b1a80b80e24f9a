import { preloadPage, routesOf, useRoutes, type RemoteModule } from '@portal/shared-ui';
import { loadMessages } from './load-messages.ts';
import { pages } from './pages.ts';
import { meta } from './remote.ts';

const routes = routesOf(pages);

export default function App() {
  return useRoutes(routes);
}

export { loadMessages, meta };

export const preload = (address: URL) => preloadPage(routes, address);

({ default: App, meta, loadMessages, preload }) satisfies RemoteModule;
