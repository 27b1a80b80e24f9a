import type { Browser, Page } from '@playwright/test';
import { allLeave, allReturn, newPerson } from './people.ts';
import { newPortal, type StoryPortal } from './portal.ts';

const names = ['office', 'jens', 'mette', 'anna', 'bo', 'cia'] as const;
let portal: StoryPortal | undefined;

/**
 * The people of the story, each with a browser of their own: back office, supplier, the company's admin, three
 * employees.
 */
export const people = {} as Record<(typeof names)[number], Page>;

/** The story begins: its people, and an empty portal on 2 November 2026. */
export async function begin(browser: Browser): Promise<void> {
  for (const name of names) people[name] = await newPerson(browser);
  portal = await newPortal();
  await itIs('2026-11-02T08:00:00Z');
}

/**
 * Another day, and other settings of the portal for that day. No page is open meanwhile; where sessions end with the
 * day, all log in again.
 */
export async function itIs(now: string, settings?: Record<string, string>): Promise<void> {
  if (!portal?.endsSessions) return start(now, settings);
  await allLeave();
  // Where that day has no mail server, they did so the evening before.
  await start(settings ? new Date(Date.parse(now) - 10 * 3_600_000).toISOString() : now);
  await allReturn();
  if (settings) await start(now, settings);
}

async function start(now: string, settings?: Record<string, string>): Promise<void> {
  for (const page of Object.values(people)) await page.goto('about:blank');
  await portal?.startOn(now, settings);
}

/** All sign out, and the portal is removed. */
export async function end(): Promise<void> {
  for (const page of Object.values(people)) await page.context().close();
  await portal?.end();
}
