import { test } from '@playwright/test';
import { loggedIn } from '../../shared-ui/presets/browser.ts';
import type { Walk } from '../../shared-ui/presets/every-page.ts';
import { walkEveryArrival } from '../../shared-ui/presets/walk/every-arrival.ts';
import { walkEveryForm } from '../../shared-ui/presets/walk/every-form.ts';
import { lookAtEveryPage } from '../../shared-ui/presets/walk/every-look.ts';

/** The shell's own pages; those of the remotes are walked by the remotes' suites. */
const walk: Walk = {
  folder: 'shell',
  pages: ['/', '/notifications', '/profile', '/search'],
  person: (request) => loggedIn(request, 'mette@nordlys.example'),
  given: () => Promise.resolve(() => ({})),
};

lookAtEveryPage(walk);
walkEveryForm(walk);
// In every run: its pages are few, and stand for the others.
walkEveryArrival(walk, test);
