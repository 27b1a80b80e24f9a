import { expect, test, type Page } from '@playwright/test';
import { loggedIn, openAs } from '../../shared-ui/presets/browser.ts';
import { launchOptions } from '../../shared-ui/presets/playwright.ts';

// As on Windows: a scrollbar takes room beside the page, and a page that fits leaves that room empty.
test.use({ launchOptions: { ...launchOptions(), ignoreDefaultArgs: ['--hide-scrollbars'] } });

/** Red, green and blue of one pixel of the screen. */
async function pixel(page: Page, x: number, y: number): Promise<number[]> {
  const png = await page.screenshot({ clip: { x, y, width: 1, height: 1 } });
  return page.evaluate(
    async (bytes) => {
      const context = new OffscreenCanvas(1, 1).getContext('2d')!;
      context.drawImage(await createImageBitmap(new Blob([new Uint8Array(bytes)])), 0, 0);
      return [...context.getImageData(0, 0, 1, 1).data].slice(0, 3);
    },
    [...png],
  );
}

// The mode is kept with the person, so the light one is last.
for (const colourMode of ['DARK', 'LIGHT'] as const) {
  test(`a dialog darkens the room of the scrollbar with the page and moves nothing: ${colourMode}`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const { token, user } = await loggedIn(request, 'mette@nordlys.example');
    await request.put('/api/user/colour-mode', { headers: { authorization: `Bearer ${token}` }, data: { colourMode } });
    await openAs(page, { token, user: { ...user, colourMode } }, '/company/settings?tab=addresses');
    const heading = page.getByRole('heading', { level: 1 });
    const add = page.getByRole('button', { name: 'Add address' });
    await expect(add).toBeVisible();
    const before = await heading.boundingBox();

    await add.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect.poll(() => pixel(page, 1435, 700)).toEqual(await settled(page));
    expect(await heading.boundingBox()).toEqual(before);
  });
}

for (const colourMode of ['DARK', 'LIGHT'] as const) {
  test(`the header goes on to the edge of the window, on short and long pages: ${colourMode}`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const { token, user } = await loggedIn(request, 'mette@nordlys.example');
    await request.put('/api/user/colour-mode', { headers: { authorization: `Bearer ${token}` }, data: { colourMode } });
    for (const address of ['/company/settings?tab=addresses', '/company/employees']) {
      await openAs(page, { token, user: { ...user, colourMode } }, address);
      for (const y of [4, 28, 50]) expect(await pixel(page, 1432, y), address).toEqual(await pixel(page, 1420, y));
    }
  });
}

/** The page beside the room of the scrollbar, once the dialog has faded in. */
async function settled(page: Page): Promise<number[]> {
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
  return pixel(page, 1418, 700);
}
