import { isFullRun } from '../../shared-ui/presets/full-run.ts';
import { nodePreset } from '../../shared-ui/presets/jest.mjs';

export default { ...nodePreset, globals: { IS_FULL_RUN: isFullRun } };
