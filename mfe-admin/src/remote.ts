import type { RemoteMeta } from '@portal/shared-ui';
import { pages } from './pages.ts';

/** What the shell and the build know of this remote; plain data, in `release.json` and the registry. */
export const meta: RemoteMeta = {
  name: 'mfe-admin',
  contract: '2.0.0',
  roles: ['admin'],
  paths: ['/admin'],
  pages: Object.keys(pages),
  inlineErrors: [],
};
