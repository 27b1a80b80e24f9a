import { nodePreset } from '../shared-ui/presets/jest.mjs';
import './test/compile-cache.mjs';

export default {
  ...nodePreset,
  testPathIgnorePatterns: [...nodePreset.testPathIgnorePatterns, '/contract/'],
  globalSetup: '<rootDir>/test/global-setup.mjs',
  globalTeardown: '<rootDir>/test/global-teardown.mjs',
  // Much of a test here is waiting for Postgres and for processes; what a worker has kept of ended files goes with it.
  maxWorkers: 2,
  workerIdleMemoryLimit: '1GB',
  testTimeout: 30_000,
};
