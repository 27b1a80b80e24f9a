/**
 * `npm run test:full` runs everything that is proven; `npm test` one representative of each kind (CONTRIBUTING, The two
 * sets of tests). Files of the kind `*.full.test.ts` and `*.full.spec.ts` belong to the full run alone.
 */
export const isFullRun = process.env.PORTAL_FULL_TESTS === 'true';
