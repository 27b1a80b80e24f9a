import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { MessageLoader } from '../i18n/i18n.ts';
import type { RemoteMeta } from './remote-meta.ts';

/**
 * What `./app` of a remote exports; `src/app.tsx` is checked against it with `satisfies`. Additive only: a removed or
 * changed member is a new major version of the contract (`portal.remoteContract` in package.json; FEDERATION 3.5).
 * A remote gets no props: session, theme, API client and router come from `@portal/shared-ui`.
 */
export interface RemoteModule {
  default: ComponentType;
  meta: RemoteMeta;
  loadMessages: MessageLoader;
  /**
   * Downloads the page at an address before the remote is shown, and returns what asks for the page's first answers.
   * A remote without it loads its page when it is shown.
   */
  preload?: (address: URL) => Promise<(client: QueryClient) => void>;
}
