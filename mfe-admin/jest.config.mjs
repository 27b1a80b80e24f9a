import { browserPreset } from '../shared-ui/presets/jest.mjs';

export default browserPreset;
