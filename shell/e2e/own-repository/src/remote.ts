import type { RemoteMeta } from '@portal/shared-ui';
import { pages } from './pages.ts';

export const meta: RemoteMeta = {
  name: 'mfe-supplier',
  contract: '2.0.0',
  roles: ['supplier'],
  paths: ['/supplier'],
  pages: Object.keys(pages),
  inlineErrors: [],
  menu: [],
  actions: [],
  hits: {},
  tasks: {},
};
