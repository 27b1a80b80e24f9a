import { linguiConfig } from '../shared-ui/presets/lingui.mjs';

export default linguiConfig(import.meta.dirname);
