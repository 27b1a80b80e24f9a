import { playwrightConfig } from '../shared-ui/presets/playwright.ts';

export default playwrightConfig();
