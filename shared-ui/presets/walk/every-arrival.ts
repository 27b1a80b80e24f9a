import { expect, test, type Page } from '@playwright/test';
import { fullTest, openAs } from '../browser.ts';
import { begun, type Walk } from '../every-page.ts';
import { arriveAt, listenForFaults } from '../page-in-place.ts';
import { installProbe } from './probe.ts';

/** How far down a page is left. */
const down = 1600;

/** A link of the page, by its address, and whether it is one of the page's own. */
type Link = { href: string; isInPage: boolean };

/**
 * One test that goes along the links of a remote until every page has been gone to from far down another one: it opens
 * at its top with its heading focused and in the title, and Back is where it was left (UX 1).
 */
export function walkEveryArrival(walk: Walk, run = fullTest): void {
  run(
    'every page that a link leads to is arrived at at its top, and Back is where it was left',
    async ({ page, request }) => {
      test.setTimeout(600_000);
      const { session, stops } = await begun(walk, request);
      const heard = await listenForFaults(page);
      await installProbe(page);
      await page.setViewportSize({ width: 1440, height: 900 });
      await openAs(page, session, '/profile');
      const waiting = new Map(
        stops.map(({ pattern }) => [pattern, new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}$`)]),
      );
      const faults: string[] = [];
      for (const { path } of stops) {
        await arriveAt(page, path, heard);
        // A part that is loaded late, a chart, would move what is left.
        await page.evaluate(() => window.probe.settled());
        for (const link of await linksOf(page)) {
          const to = new URL(link.href, 'http://portal').pathname;
          const pattern = [...waiting].find(([, matches]) => matches.test(to))?.[0];
          if (!pattern) continue;
          waiting.delete(pattern);
          faults.push(...(await follow(page, link)).map((fault) => `${path} → ${to}: ${fault}`));
        }
      }
      const missed = waiting.size > 0 ? `, not ${[...waiting.keys()].join(', ')}` : '';
      console.log(`${stops.length - waiting.size} of ${stops.length} pages are arrived at by a link${missed}`);
      expect(faults).toEqual([]);
    },
  );
}

const linksOf = (page: Page): Promise<Link[]> =>
  page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href], nav a[href]')];
    return links
      .filter(
        (link) => link.checkVisibility() && link.origin === location.origin && link.pathname !== location.pathname,
      )
      .filter((link) => !link.hasAttribute('download') && link.target === '')
      .map((link) => ({ href: link.getAttribute('href') ?? '', isInPage: link.closest('main') !== null }));
  });

async function follow(page: Page, { href, isInPage }: Link): Promise<string[]> {
  const selector = `${isInPage ? 'main' : 'nav'} a[href="${href}"]`;
  const before = await page.evaluate(
    ([link, y]) => {
      // Every page is long enough to be left far down.
      document.body.style.minHeight = '4000px';
      scrollTo(0, Number(y));
      const found = document.querySelector<HTMLElement>(String(link));
      found?.focus({ preventScroll: true });
      found?.click();
      return { y: scrollY, path: location.pathname };
    },
    [selector, down],
  );
  const seen = await look(page, href);
  await page.evaluate(() => history.back());
  await page.waitForURL((url) => url.pathname !== new URL(href, url).pathname);
  await page.evaluate(() => window.probe.settled());
  const back = await page.evaluate(
    (link) => ({ y: scrollY, isOnLink: document.activeElement?.matches(link) }),
    selector,
  );
  return [
    ...(before.y === down ? [] : [`the page before cannot be scrolled down, only to ${before.y}`]),
    ...(seen.y === 0 ? [] : [`it opens at ${seen.y}`]),
    ...(seen.focus === 'H1' || seen.isFieldFocused ? [] : [`the focus is on ${seen.focus}`]),
    ...(seen.title.startsWith(seen.heading) && seen.heading
      ? []
      : [`its title is "${seen.title}", its heading "${seen.heading}"`]),
    ...(Math.abs(back.y - down) < 2 ? [] : [`Back is at ${back.y}`]),
    ...(!isInPage || back.isOnLink ? [] : ['Back does not focus the link that was followed']),
  ];
}

/** The page once its heading has come. */
async function look(page: Page, href: string) {
  await page.waitForURL((url) => url.pathname === new URL(href, url).pathname);
  await page.locator('main h1').waitFor();
  await page.evaluate(() => window.probe.settled());
  return page.evaluate(() => ({
    y: scrollY,
    focus: document.activeElement?.tagName ?? '',
    isFieldFocused: document.activeElement?.matches('main input, main textarea, main select') ?? false,
    title: document.title,
    heading: document.querySelector('main h1')?.textContent?.trim() ?? '',
  }));
}
