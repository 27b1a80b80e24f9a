import { browserPreset, nodePreset } from '../shared-ui/presets/jest.mjs';

/** Pages in a browser-like world, the deploy tool in plain Node. */
export default {
  // A project's own limit is not read, so the presets' one stands here.
  testTimeout: browserPreset.testTimeout,
  projects: [
    {
      ...browserPreset,
      displayName: 'shell',
      globals: { REMOTE_OVERRIDES: true },
      testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
    },
    { ...nodePreset, displayName: 'deploy', testMatch: ['<rootDir>/deploy/**/*.test.ts'] },
  ],
};
