import type { RemoteMeta } from '@portal/shared-ui';
import { pages } from './pages.ts';

/** What the shell and the build know of this remote; plain data, in `release.json` and the registry. */
export const meta: RemoteMeta = {
  name: 'mfe-employee',
  contract: '2.0.0',
  roles: ['employee'],
  paths: ['/employee', '/welcome'],
  pages: Object.keys(pages),
  inlineErrors: [],
};
