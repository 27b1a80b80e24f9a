import { playwrightConfig } from '../shared-ui/presets/playwright.ts';

export default {
  ...playwrightConfig(),
  projects: [
    // Long, with portals of their own: `npm test` runs them beside the suites of the remotes.
    { name: 'stories', testMatch: ['**/story/*.spec.ts', '**/years/*.spec.ts'] },
    { name: 'pages', testMatch: '**/e2e/*.spec.ts' },
  ],
};
