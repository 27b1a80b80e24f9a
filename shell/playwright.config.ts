import { playwrightConfig } from '../shared-ui/presets/playwright.mjs';

export default playwrightConfig();
