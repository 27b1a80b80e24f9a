import { routesOf, useRoutes, type MessageLoader, type RemoteModule } from '@portal/shared-ui';
import { pages } from './pages.ts';
import { meta } from './remote.ts';

const routes = routesOf(pages);

export default function App() {
  return useRoutes(routes);
}

export const loadMessages: MessageLoader = async (locale) => {
  const catalog = locale === 'da-dk' ? await import('./locales/da-dk.ts') : await import('./locales/en-us.ts');
  return catalog.messages;
};

export { meta };

({ default: App, meta, loadMessages }) satisfies RemoteModule;
