import { playwrightConfig } from '../shared-ui/presets/playwright.ts';

const stories = ['**/story/**', '**/years/**'];

export default {
  ...playwrightConfig({ port: 4305 }),
  projects: [
    // Long, with portals of their own: `npm test` runs them beside the suites of the remotes.
    { name: 'stories', testMatch: stories.map((folder) => `${folder}/*.spec.ts`) },
    { name: 'pages', testIgnore: stories },
  ],
};
