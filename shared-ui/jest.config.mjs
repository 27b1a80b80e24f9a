import { browserPreset } from './presets/jest.mjs';

export default {
  ...browserPreset,
  testPathIgnorePatterns: [...browserPreset.testPathIgnorePatterns, '<rootDir>/features/'],
};
