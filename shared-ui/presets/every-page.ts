import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { accessibilityFaults, fullTest, isFullRun, openAs, type SignedIn } from './browser.ts';
import { danishTexts, type DanishTexts } from './danish-texts.ts';
import { firefoxPath, openFirefox } from './firefox.ts';
import { arriveAt, faultsOf, listenForFaults, sidewaysScroll } from './page-in-place.ts';

/**
 * What stands for one parameter of an address; `shows` is what the page must then name, when the parameter is its last.
 */
type Filled = { value: string; shows?: string };

/** The data that an address of the API answers to the person of the walk. */
export type Read = <T = Record<string, string>>(path: string) => Promise<T>;

export type Walk = {
  folder: string;
  /** addresses of every page of the remote */
  pages: readonly string[];
  /** a person of the demo world who may open every page */
  person: (request: APIRequestContext) => Promise<SignedIn>;
  /** fills the parameters of an address with things that are there */
  given: (read: Read) => Promise<(pattern: string) => Record<string, Filled | undefined>>;
  /** addresses of which a list has nothing in the demo world and says so */
  empty?: readonly string[];
};

/**
 * One test that opens every page of a remote's route table as a person who may see it: in English at 1440 px (it shows
 * something real, axe finds nothing, the console is silent), in the full run then in Danish at 390 px too (its heading
 * is Danish, nothing is wider than the screen). A page is added to the walk by being in the table.
 */
export function walkEveryPage(walk: Walk): void {
  const { folder, empty = [] } = walk;

  test('every page opens with real data, in the full run in Danish and narrow, too', async ({ page, request }) => {
    test.setTimeout(300_000);
    const { session, stops } = await begun(walk, request);
    const danish = await danishTexts(['shared-ui', 'shell', folder]);
    const heard = await listenForFaults(page);
    const faults: string[] = [];
    const headings = new Map<string, string>();
    const note = (path: string, found: readonly string[]) =>
      faults.push(...[...found, ...heard.take()].map((fault) => `${path}: ${fault}`));

    await page.setViewportSize({ width: 1440, height: 900 });
    await openAs(page, session, '/profile');
    for (const { pattern, path, shows } of stops) {
      const seen = await arriveAt(page, path, heard);
      headings.set(path, seen.heading);
      note(path, [
        ...faultsOf(seen, { shows, isEmpty: empty.includes(pattern) }),
        ...(await accessibilityFaults(page)),
        ...(await sidewaysScroll(page)),
      ]);
    }

    if (isFullRun) await inDanish(page);
    await page.setViewportSize({ width: 390, height: 844 });
    for (const { path } of isFullRun ? stops : []) {
      const { heading, lang } = await arriveAt(page, path, heard);
      note(path, [
        ...danishFaults({ heading, lang }, headings.get(path) ?? '', danish),
        ...(await sidewaysScroll(page)),
      ]);
    }
    expect(faults).toEqual([]);
  });

  fullTest('every page opens in Firefox with real data and a silent console', async ({ request, baseURL }) => {
    test.skip(!firefoxPath(), 'Firefox is not installed');
    test.setTimeout(600_000);
    const { session, stops } = await begun(walk, request);
    const faults: string[] = [];
    for (const width of [1440, 390]) {
      const { page, heard, close } = await openFirefox({ address: baseURL ?? '', session, width });
      for (const { pattern, path, shows } of stops) {
        const seen = await arriveAt(page, path, heard);
        const found = [
          ...faultsOf(seen, { shows, isEmpty: empty.includes(pattern) }),
          ...(await sidewaysScroll(page)),
          ...heard.take(),
        ];
        faults.push(...found.map((fault) => `${path} at ${width} px: ${fault}`));
      }
      await close();
    }
    expect(faults).toEqual([]);
  });
}

/** The person of a walk, signed in, and the address of every page with its parameters filled in. */
export async function begun({ pages, person, given }: Walk, request: APIRequestContext) {
  const session = await person(request);
  const fill = await given(readAs(request, session.token));
  return { session, stops: pages.map((pattern) => ({ pattern, ...addressOf(pattern, fill(pattern)) })) };
}

function addressOf(
  pattern: string,
  filled: Record<string, Filled | undefined>,
): { path: string; shows: string | undefined } {
  let shows: string | undefined;
  const path = pattern.replaceAll(/:(\w+)/g, (_, name: string) => {
    const found = filled[name];
    if (!found?.value) throw new Error(`the walk does not know what to put for :${name} in ${pattern}`);
    shows = found.shows;
    return encodeURIComponent(found.value);
  });
  return { path, shows };
}

const readAs =
  (request: APIRequestContext, token: string): Read =>
  async (path) => {
    const answer = await request.get(`/api${path}`, { headers: { authorization: `Bearer ${token}` } });
    expect(answer.ok(), `GET ${path}`).toBe(true);
    return ((await answer.json()) as { data: never }).data;
  };

export async function inDanish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Language: English' }).click();
  await page.getByRole('button', { name: 'Dansk' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', /^da/);
}

function danishFaults(
  { heading, lang }: { heading: string; lang: string },
  english: string,
  danish: DanishTexts,
): string[] {
  const wanted = danish(english);
  return [
    ...(lang.startsWith('da') ? [] : [`the document's language is ${lang}`]),
    ...(wanted === undefined || wanted === heading ? [] : [`the heading is "${heading}" instead of "${wanted}"`]),
  ];
}
