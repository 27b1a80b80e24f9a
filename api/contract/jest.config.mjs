import { nodePreset } from '../../shared-ui/presets/jest.mjs';

export default nodePreset;
