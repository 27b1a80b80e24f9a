import { preloadPage, useRoutes, type RemoteMeta, type RemoteModule } from '@portal/shared-ui';
import { loadMessages } from './load-messages.ts';
import { routes } from './routes.tsx';

/** The remote as the shell mounts it. */
export default function App() {
  return useRoutes(routes);
}

export const meta: RemoteMeta = { name: 'mfe-admin', contract: '2.0.0' };

export { loadMessages };

export const preload = (address: URL) => preloadPage(routes, address);

({ default: App, meta, loadMessages, preload }) satisfies RemoteModule;
