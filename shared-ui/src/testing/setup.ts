import '@testing-library/jest-dom';
import { i18n } from '@lingui/core';
import { cleanup, configure } from '@testing-library/react';
import { useSessionStore } from '../session/session-store.ts';
import { useToastStore } from '../ui/toast-store.ts';

// A machine that runs several packages' tests at once answers late; what never comes still fails.
configure({ asyncUtilTimeout: 15_000 });
// jsdom keeps no times of a page's own request.
Object.assign(performance, { getEntriesByType: () => [] });

// jsdom gives it no display, and then names of buttons and rows get spaces around what is `Fixed`.
document.head.insertAdjacentHTML('beforeend', '<style>bdi { display: inline; }</style>');

/** Every test starts signed out, in English, with an empty browser. */
beforeEach(() => {
  i18n.loadAndActivate({ locale: 'en-us', messages: {} });
});

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  useSessionStore.setState({ state: 'idle', user: null, token: '' });
  useToastStore.setState({ toasts: [] });
});
