/** `@portal/shared-ui/testing`: for tests of pages in every package. Never part of a build. */
export { fails, fakeApi, on, type FakeApi, type FakeRoute } from './fake-api.ts';
export { givenLanguage } from './given-language.ts';
export { givenSession } from './given-session.ts';
export { remoteFaults } from './remote-faults.ts';
export { renderPage } from './render-page.tsx';
export { translatePage } from './translate-page.ts';
export { countPresses, pressesOf } from './presses.ts';
