import { nodePreset } from '../jest.preset.mjs';

export default {
  ...nodePreset,
  testPathIgnorePatterns: [...nodePreset.testPathIgnorePatterns, '/contract/'],
  globalSetup: '<rootDir>/test/global-setup.mjs',
  globalTeardown: '<rootDir>/test/global-teardown.mjs',
  testTimeout: 30_000,
};
