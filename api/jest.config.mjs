import { nodePreset } from '../shared-ui/presets/jest.mjs';
import './test/compile-cache.mjs';

export default {
  ...nodePreset,
  // Each worker loads the server's modules once, not once for each test file.
  runner: ['jest-light-runner', { runtime: 'child_process' }],
  testPathIgnorePatterns: [...nodePreset.testPathIgnorePatterns, '/contract/'],
  globalSetup: '<rootDir>/test/global-setup.mjs',
  globalTeardown: '<rootDir>/test/global-teardown.mjs',
  setupFilesAfterEnv: ['<rootDir>/test/time-limits.mjs'],
  // Much of a test here is waiting for Postgres and for processes.
  maxWorkers: 2,
};
