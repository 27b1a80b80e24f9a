/**
 * Fetches the brand's two fonts before a page needs them: they arrive during the login, and the first page is not
 * laid out a second time for them. A browser or test without font loading does nothing.
 *
 * @throws when a file does not arrive; the page asks for it again by itself
 */
export async function loadFonts(): Promise<void> {
  if (!('fonts' in document)) return;
  await Promise.all(['Inter', 'Albert Sans'].map((family) => document.fonts.load(`1em "${family}"`)));
}
