import { expect, test, type Page } from '@playwright/test';
import { accessibilityFaults, fullTest, openAs } from '../browser.ts';
import { begun, inDanish, type Walk } from '../every-page.ts';
import { arriveAt, listenForFaults, sidewaysScroll } from '../page-in-place.ts';

/** A way of looking at a page, and what must hold then. */
type Eyes = { name: string; put: (page: Page) => Promise<void>; faults: (page: Page) => Promise<string[]> };

const wide = { width: 1440, height: 900 };
/** A4 within the margins that `media-style.ts` gives it. */
const upright = { width: 733, height: 1032 };
const landscape = { width: 1062, height: 703 };
/** 1280 px at 400 %, and a phone of 320 px (WCAG 1.4.10). */
const magnified = { width: 320, height: 256 };

/** Forced colours, paper, and 320 px with targets of 24 px (WCAG 2.5.8). */
const allEyes: readonly Eyes[] = [
  {
    name: 'forced',
    put: async (page) => {
      await page.setViewportSize(wide);
      await page.emulateMedia({ media: 'screen', forcedColors: 'active' });
    },
    faults: (page) => page.evaluate(faultsInForcedColours),
  },
  {
    name: 'print',
    put: async (page) => {
      await page.emulateMedia({ media: 'print', forcedColors: 'none' });
      const sheet = await page.evaluate(() => getComputedStyle(document.body).getPropertyValue('page'));
      await page.setViewportSize(sheet === 'wide' ? landscape : upright);
    },
    faults: async (page) => [...(await sidewaysScroll(page)), ...(await page.evaluate(faultsOnPaper))],
  },
  {
    name: '320',
    put: async (page) => {
      await page.setViewportSize(magnified);
      await page.emulateMedia({ media: 'screen', forcedColors: 'none' });
    },
    faults: async (page) => [...(await sidewaysScroll(page)), ...(await accessibilityFaults(page))],
  },
];

/** One test of the full run that looks at every page with other eyes in both languages, and leaves pictures. */
export function lookAtEveryPage(walk: Walk): void {
  fullTest('every page holds in forced colours, on paper, at 320 px and 400 %', async ({ page, request }, testInfo) => {
    test.setTimeout(1_200_000);
    const { session, stops } = await begun(walk, request);
    const heard = await listenForFaults(page);
    const faults: string[] = [];
    await openAs(page, session, '/profile');
    for (const language of ['en', 'da']) {
      if (language === 'da') await inDanish(page);
      for (const { pattern, path } of stops) {
        await arriveAt(page, path, heard);
        for (const { name, put, faults: faultsIn } of allEyes) {
          await put(page);
          faults.push(...(await faultsIn(page)).map((fault) => `${path}, ${name}, ${language}: ${fault}`));
          const picture = `${name}-${language}-${pattern.replaceAll(/\W+/g, '-')}.jpg`;
          await page.screenshot({ path: testInfo.outputPath(picture), fullPage: true, type: 'jpeg', quality: 60 });
        }
        await page.emulateMedia({ media: 'screen' });
        await page.setViewportSize({ width: 1440, height: 900 });
      }
    }
    expect(faults).toEqual([]);
  });
}

/** Runs in the page, where shadows and backgrounds are gone: a field has an edge, the current item of a menu a mark. */
function faultsInForcedColours(): string[] {
  const edged = (element: Element) => {
    const { borderBottomWidth, borderBottomStyle, outlineWidth, outlineStyle } = getComputedStyle(element);
    return (
      (borderBottomStyle !== 'none' && parseFloat(borderBottomWidth) > 0) ||
      (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0)
    );
  };
  const fields = [...document.querySelectorAll('input, select, textarea')].filter(
    (field) =>
      field.checkVisibility({ opacityProperty: true }) &&
      field.getBoundingClientRect().width > 4 &&
      !['checkbox', 'radio', 'file', 'range', 'color', 'hidden'].includes((field as HTMLInputElement).type),
  );
  const unedged = fields.filter(
    (field) => ![field, field.parentElement, field.parentElement?.parentElement].some((one) => one && edged(one)),
  );
  const look = (element: Element) => {
    const own = getComputedStyle(element);
    const mark = ['::before', '::after'].map((part) => getComputedStyle(element, part));
    return [own, ...mark]
      .map(({ borderWidth, borderStyle, outlineStyle, outlineWidth, backgroundColor, fontWeight, color, content }) =>
        [borderWidth, borderStyle, outlineStyle, outlineWidth, backgroundColor, fontWeight, color, content].join(),
      )
      .join('|');
  };
  const unmarked = [...document.querySelectorAll('a[aria-current]:not([data-swatch])')].filter((current) => {
    const others = current.closest('nav, ul, ol')?.querySelectorAll('a:not([aria-current])') ?? [];
    const other = [...others].find((one) => one.checkVisibility());
    return current.checkVisibility() && other && look(other) === look(current);
  });
  return [
    ...unedged.map((field) => `a field without an edge: ${field.outerHTML.slice(0, 120)}`),
    ...unmarked.map((item) => `the current item looks as the others: ${item.textContent}`),
  ];
}

/** Runs in the page: paper has the page without the frame around it, also what stands beside it, and whole tables. */
function faultsOnPaper(): string[] {
  const main = document.querySelector('main');
  const frame = [...document.querySelectorAll('nav, header, footer, aside')].filter(
    (part) => !main?.contains(part) && part.checkVisibility() && part.getBoundingClientRect().height > 0,
  );
  const cut = [...(main?.querySelectorAll('table') ?? [])].filter((table) => {
    for (let around = table.parentElement; around && around !== main; around = around.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(around);
      const isCut = around.scrollHeight > around.clientHeight + 1 || around.scrollWidth > around.clientWidth + 1;
      if (isCut && (overflowX !== 'visible' || overflowY !== 'visible')) return true;
    }
    return false;
  });
  const lost = [...(main?.querySelectorAll('aside :is(dl, table)') ?? [])].filter(
    (part) => !part.checkVisibility() && !part.closest('[hidden], details:not([open])'),
  );
  const seen = (element: Element) => element.checkVisibility();
  // A head stands over its cell: as many of both, and each over the other.
  const shifted = [...(main?.querySelectorAll('table') ?? [])].filter(seen).flatMap((table) => {
    const heads = [...table.querySelectorAll('thead tr:last-child > *')].filter(seen);
    const rows = [...table.querySelectorAll('tbody tr')].map((row) => [...row.children].filter(seen));
    return rows
      .filter((cells) => heads.length > 0 && cells.every((cell) => (cell as HTMLTableCellElement).colSpan === 1))
      .filter((cells) => {
        const edges = (part: Element) => part.getBoundingClientRect();
        const isOver = (head: Element, cell: Element) =>
          Math.abs(edges(head).left - edges(cell).left) < 2 && Math.abs(edges(head).right - edges(cell).right) < 2;
        return cells.length !== heads.length || !cells.every((cell, at) => heads[at] && isOver(heads[at], cell));
      })
      .slice(0, 1)
      .map(() => table.getAttribute('aria-label') ?? heads.map((head) => head.textContent).join(', '));
  });
  // Ink for what is marked, not for areas: badges, steps and bars are small.
  const dark = [...(main?.querySelectorAll('*') ?? [])].filter((element) => {
    const { width, height } = element.getBoundingClientRect();
    const [red = 255, green = 255, blue = 255, alpha = 1] =
      getComputedStyle(element)
        .backgroundColor.match(/[\d.]+/g)
        ?.map(Number) ?? [];
    const isInk = alpha > 0.5 && 0.2126 * red + 0.7152 * green + 0.0722 * blue < 80;
    return isInk && width > 120 && height > 40 && seen(element);
  });
  return [
    ...shifted.map((table) => `paper shows amounts under other heads: ${table}`),
    ...dark.map((part) => `paper has a dark block: ${part.outerHTML.slice(0, 120)}`),
    ...(main?.querySelector('h1')?.checkVisibility() ? [] : ['paper has no heading']),
    ...lost.map((part) => `paper leaves out: ${part.textContent?.slice(0, 60)}`),
    ...frame.map((part) => `paper shows the frame: ${part.outerHTML.slice(0, 120)}`),
    ...cut.map((table) => `paper cuts a table: ${table.getAttribute('aria-label') ?? table.textContent?.slice(0, 60)}`),
  ];
}
