import { linguiConfig } from './presets/lingui.mjs';

export default linguiConfig(import.meta.dirname);
