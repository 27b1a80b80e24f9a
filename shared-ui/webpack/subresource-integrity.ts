import { createRequire } from 'node:module';

/** The package's ES module build leaves out file endings and does not load in Node, so its CommonJS build is taken. */
const { SubresourceIntegrityPlugin } = createRequire(import.meta.url)(
  'webpack-subresource-integrity',
) as typeof import('webpack-subresource-integrity');

/** Every script and chunk that a build loads by itself carries its hash; none in development, where files change. */
export const integrityPlugins = (production: boolean) =>
  production ? [new SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] })] : [];
