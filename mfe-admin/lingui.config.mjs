import { linguiConfig } from '../shared-ui/presets/lingui.ts';

export default linguiConfig(import.meta.dirname);
