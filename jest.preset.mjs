/**
 * One jest configuration for every package. TypeScript is transformed by swc, modules stay ES modules.
 * `nodePreset` runs contract and api, `browserPreset` the packages that render pages.
 */
const swc = (extra = {}) => [
  '@swc/jest',
  { jsc: { target: 'es2024', parser: { syntax: 'typescript', tsx: true }, ...extra }, module: { type: 'es6' } },
];

const shared = {
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/e2e/'],
  transformIgnorePatterns: ['/node_modules/'],
};

export const nodePreset = {
  ...shared,
  testEnvironment: 'node',
  testMatch: ['<rootDir>/**/*.test.ts'],
  transform: { '^.+\\.ts$': swc() },
};

export const browserPreset = {
  ...shared,
  testEnvironment: 'jsdom',
  testMatch: ['<rootDir>/**/*.test.ts', '<rootDir>/**/*.test.tsx'],
  transform: {
    '^.+\\.tsx?$': swc({
      transform: { react: { runtime: 'automatic' } },
      experimental: { plugins: [['@lingui/swc-plugin', {}]] },
    }),
  },
};
