import { jest } from '@jest/globals';
import { signOut, useSessionStore } from '@portal/shared-ui';
import { givenSession } from '@portal/shared-ui/testing';
import { chooseColourMode, followColourMode } from './colour-mode.ts';

const mode = () => document.documentElement.dataset.mode;
const accent = () => document.documentElement.style.getPropertyValue('--accent');
const saved = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ data: {} }));
afterAll(() => saved.mockRestore());

test('a page is light until its person chose the dark, which the login screen keeps', async () => {
  followColourMode();
  expect([mode(), accent()]).toEqual(['light', '#1F5A9E']);
  givenSession();
  await chooseColourMode('DARK');
  expect([mode(), accent()]).toEqual(['dark', '#8FBDF0']);
  expect(saved).toHaveBeenCalledTimes(1);
  signOut();
  expect([mode(), localStorage.getItem('portal.branding')]).toEqual(['dark', '{"colourMode":"DARK"}']);
  givenSession({ colourMode: 'LIGHT' });
  expect(mode()).toBe('light');
  expect(useSessionStore.getState().user?.colourMode).toBe('LIGHT');
});
