import { browserPreset } from '../jest.preset.mjs';

export default {
  ...browserPreset,
  testPathIgnorePatterns: [...browserPreset.testPathIgnorePatterns, '<rootDir>/features/'],
};
