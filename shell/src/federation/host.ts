import * as linguiCore from '@lingui/core';
import * as linguiReact from '@lingui/react';
import { createInstance } from '@module-federation/enhanced/runtime';
import * as sharedUi from '@portal/shared-ui';
import * as react from 'react';
import * as reactDom from 'react-dom';
import * as reactJsx from 'react/jsx-runtime';
import * as styledComponents from 'styled-components';
import type { Singleton } from '../../../shared-ui/webpack/shared-modules.ts';
import { loadKit } from '../portal/load-kit.ts';
import type { Offer } from './compatibility.ts';
import guardPlugin from './guard.plugin.ts';

/** The contract and the versions that the shell provides, as installed when it was built. */
declare const SHELL_PROVIDES: { contract: string; provides: Record<Singleton, string> };

/** The federation runtime of this page, and what remotes find in it. */
export interface Host {
  runtime: ReturnType<typeof createInstance>;
  offer: Offer;
}

/** @param kit too large for the first chunks, so it is given when it has arrived */
function createHost(kit: object): Host {
  const copies: Record<Singleton, unknown> = {
    react,
    'react/jsx-runtime': reactJsx,
    'react-dom': reactDom,
    'styled-components': styledComponents,
    '@lingui/core': linguiCore,
    '@lingui/react': linguiReact,
    '@portal/shared-ui': sharedUi,
    '@portal/shared-ui/kit': kit,
  };
  const shared = Object.entries(copies).map(([name, copy]) => {
    const version = SHELL_PROVIDES.provides[name as Singleton];
    return [
      name,
      {
        version,
        lib: () => copy,
        shareConfig: { singleton: true, strictVersion: true, requiredVersion: `^${version}` },
      },
    ] as const;
  });
  const runtime = createInstance({
    name: 'portal_shell',
    remotes: [],
    shared: Object.fromEntries(shared),
    shareStrategy: 'loaded-first',
    plugins: [guardPlugin()],
  });
  const names = { '@portal/shared-ui': Object.keys(sharedUi), '@portal/shared-ui/kit': Object.keys(kit) };
  return { runtime, offer: { ...SHELL_PROVIDES, names } };
}

let host: Host | undefined;

/**
 * The federation runtime of this page, made when the first remote is wanted and the kit is there. The shell is built
 * without the bundler's federation plugin: its own modules import each other directly, and only remotes pay for
 * sharing.
 *
 * @throws when the kit does not arrive; the next call asks again
 */
export async function federationHost(): Promise<Host> {
  const kit = await loadKit();
  return (host ??= createHost(kit));
}
