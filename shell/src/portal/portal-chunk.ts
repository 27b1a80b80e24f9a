/** The portal as one chunk: what is shown behind the login screen and what loads a role's remote. */
export { Portal as default } from './Portal.tsx';
export { federationHost } from '../federation/host.ts';
export { preloadRemote } from '../federation/preload.ts';
export { currentRegistry } from '../federation/registry.ts';
export { settleTrials } from '../federation/trials.ts';
export { prepareFirstPage } from './first-page.ts';
