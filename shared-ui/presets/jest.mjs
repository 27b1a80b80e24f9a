import { fileURLToPath } from 'node:url';
import { isFullRun } from './full-run.ts';
import { runtimeModules } from './runtime-modules.ts';

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
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/e2e/', ...(isFullRun ? [] : [String.raw`\.full\.test\.`])],
  transformIgnorePatterns: ['/node_modules/'],
};

export const nodePreset = {
  ...shared,
  testEnvironment: fileURLToPath(new URL('./jest-node-environment.mjs', import.meta.url)),
  testMatch: ['<rootDir>/**/*.test.ts'],
  transform: { '^.+\\.ts$': swc() },
};

export const browserPreset = {
  ...shared,
  testEnvironment: fileURLToPath(new URL('./jest-browser-environment.mjs', import.meta.url)),
  // The browser's builds of the libraries, in their ES form where they have one.
  testEnvironmentOptions: { customExportConditions: ['browser', 'module', 'import'] },
  // One file: its ES form is two thousand, which every test file would load for the few icons that a page shows.
  moduleNameMapper: {
    '^lucide-react$': fileURLToPath(import.meta.resolve('lucide-react')),
    [String.raw`^\.{1,2}/get-node-text(?:\.js)?$`]: fileURLToPath(
      new URL('../src/testing/node-text.cjs', import.meta.url),
    ),
  },
  setupFilesAfterEnv: [fileURLToPath(new URL('../src/testing/setup.ts', import.meta.url))],
  testMatch: ['<rootDir>/**/*.test.ts', '<rootDir>/**/*.test.tsx'],
  // Whole pages, typed into key by key, on a machine that does other things, too.
  testTimeout: 120_000,
  transform: {
    '^.+\\.tsx?$': swc({
      transform: { react: { runtime: 'automatic' } },
      experimental: { plugins: [['@lingui/swc-plugin', { runtimeModules }]] },
    }),
  },
};
