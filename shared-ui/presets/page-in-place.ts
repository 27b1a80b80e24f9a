import { expect, type Page, type Request } from '@playwright/test';

/** What a page says about itself once everything on it has arrived. */
export type Seen = {
  path: string;
  heading: string;
  lang: string;
  /** texts and the values of fields */ text: string;
  /** what of it comes from data or asks for it */ parts: number;
  isEmpty: boolean;
};

/** What went wrong in the browser since it was last asked, and how many calls of the API are under way. */
export type Heard = { take: () => string[]; underWay: () => number };

/** A page of Playwright or of Puppeteer, which drives Firefox: what is asked of it here is the same in both. */
export type Drivable = { evaluate: Page['evaluate'] };

/** Hears the console, uncaught errors, what the content security policy refused, and calls of the API. */
export async function listenForFaults(page: Page): Promise<Heard> {
  let faults: string[] = [];
  const calls = new Set<Request>();
  page.on('console', (message) => message.type() === 'error' && faults.push(`console: ${message.text()}`));
  page.on('pageerror', (error) => faults.push(`uncaught: ${error.message}`));
  page.on('request', (request) => request.url().includes('/api/') && calls.add(request));
  page.on('requestfinished', (request) => calls.delete(request));
  page.on('requestfailed', (request) => calls.delete(request));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`refused by ${violatedDirective}: ${blockedURI}`),
    );
  });
  return {
    take: () => {
      const taken = faults;
      faults = [];
      return taken;
    },
    underWay: () => calls.size,
  };
}

/**
 * Goes to a page inside the portal, as a link does, and waits until it is complete. The way leads over a page of the
 * shell, so that the heading on screen afterwards is the new page's also where two pages share a component.
 */
export async function arriveAt(page: Drivable, path: string, { underWay }: Heard): Promise<Seen> {
  // A question that is answered by leaving may have led there already.
  if ((await page.evaluate(() => location.pathname)) !== '/no-permission')
    await goTo(page, '/no-permission', () => true);
  const left = Date.now();
  // A page that shows nothing yet is given time to ask for what it shows.
  return goTo(
    page,
    path,
    ({ parts, isEmpty }) => underWay() === 0 && (parts > 0 || isEmpty || Date.now() - left > 5_000),
  );
}

async function goTo(page: Drivable, path: string, isComplete: (seen: Seen) => boolean): Promise<Seen> {
  await page.evaluate((to) => {
    document.querySelector('main h1')?.setAttribute('data-left', '');
    // With its place in the history, as the router itself writes it: Back from there is a step that can be asked about.
    history.pushState({ idx: (history.state?.idx ?? 0) + 1, key: `${Date.now()}` }, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  let seen: Seen = { path, heading: '', lang: '', text: '', parts: 0, isEmpty: false };
  // A call that a page has just made is not heard of yet: what stays the same for two looks has arrived.
  await expect
    .poll(
      async () => {
        const now = await page.evaluate(look);
        const isSame = now !== undefined && now.text === seen.text;
        seen = now ?? seen;
        return isSame && isComplete(seen);
      },
      { message: `${path} is complete`, intervals: [20, 40, 60, 100], timeout: 20_000 },
    )
    .toBe(true);
  return seen;
}

/** Runs in the page; undefined while the page before it is still there or something is on its way. */
function look(): Seen | undefined {
  const main = document.querySelector('main');
  const heading = main?.querySelector('h1');
  if (
    !main ||
    !heading?.checkVisibility() ||
    heading.hasAttribute('data-left') ||
    main.querySelector('[aria-busy=true], [data-awaits]')
  )
    return undefined;
  const fields = [
    ...main.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(
      'input:not([type=search]), select, textarea',
    ),
  ];
  return {
    path: location.pathname,
    heading: heading.innerText.trim(),
    lang: document.documentElement.lang,
    text: [main.innerText, ...fields.map(({ value }) => value)].join('\n'),
    parts: fields.length + main.querySelectorAll('tbody tr, dd, article, section, li:not(nav li)').length,
    isEmpty: main.querySelector('[data-empty]') !== null,
  };
}

const failures = /could not be loaded|Page not found|You do not have permission/;

/** What is wrong with what an English page shows. */
export function faultsOf(
  { text, parts, isEmpty }: Seen,
  wanted: { shows: string | undefined; isEmpty: boolean },
): string[] {
  const failure = failures.exec(text)?.[0];
  return [
    ...(failure ? [`it says "${failure}"`] : []),
    ...(isEmpty && !wanted.isEmpty ? ['it has nothing to show'] : []),
    ...(parts === 0 && !isEmpty ? ['it shows no data'] : []),
    ...(wanted.shows !== undefined && !text.includes(wanted.shows) ? [`it does not name "${wanted.shows}"`] : []),
  ];
}

/** By how much a page is wider than the screen, and what sticks out. */
export const sidewaysScroll = (page: Drivable): Promise<string[]> =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= width) return [];
    const outside = [...document.querySelectorAll('main *')]
      .filter((element) => element.getBoundingClientRect().right > width + 1)
      .slice(0, 3)
      .map((element) => `${element.tagName.toLowerCase()} "${element.textContent?.slice(0, 30)}"`);
    return [`it is ${document.documentElement.scrollWidth} px wide on a screen of ${width}: ${outside.join(', ')}`];
  });
