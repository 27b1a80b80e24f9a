/** `<Trans>` is the portal's own in every build: figures and names stay as they are where a browser translates. */
export const runtimeModules = { Trans: ['@portal/shared-ui/trans', 'Trans'] };
