import { browserPreset } from '../../presets/jest.mjs';

export default browserPreset;
