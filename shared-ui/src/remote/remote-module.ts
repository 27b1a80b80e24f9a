import type { Locale } from '@portal/contract/constants';
import type { SessionUser } from '@portal/contract/auth';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { MessageLoader } from '../i18n/i18n.ts';

/**
 * What the shell gives a remote. Additive only: a removed or changed member is a new major version of the contract
 * (`portal.remoteContract` in package.json; FEDERATION 3.5). Everything else, such as the theme, the API client and
 * the router, a remote takes from `@portal/shared-ui`.
 */
export interface RemoteAppProps {
  /** Path under which the shell mounted the remote, `/` for the whole address space. */
  basename: string;
  /** The signed-in person; another person means a newly mounted remote. */
  session: SessionUser;
  /** What the portal is called here and whom to ask for help. */
  branding: RemoteBranding;
  locale: Locale;
}

export interface RemoteBranding {
  name: string;
  supportEmail: string;
}

export interface RemoteMeta {
  name: string;
  /** Version of this interface that the remote was written for. */
  contract: string;
}

/** What `./app` of a remote exports; `src/app.tsx` is checked against it with `satisfies`. */
export interface RemoteModule {
  default: ComponentType<RemoteAppProps>;
  meta: RemoteMeta;
  loadMessages: MessageLoader;
  /**
   * Downloads the page at an address before the remote is shown, and returns what asks for the page's first answers.
   * A remote without it loads its page when it is shown.
   */
  preload?: (address: URL) => Promise<(client: QueryClient) => void>;
}
