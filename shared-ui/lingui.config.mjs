import { linguiConfig } from './presets/lingui.ts';

export default linguiConfig(import.meta.dirname);
