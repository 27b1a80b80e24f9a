/**
 * Moves the focus to the page's heading as soon as there is one, unless something of the page has taken the focus.
 *
 * @returns what calls it off, for an effect to answer
 */
export function focusHeading(): () => void {
  const observer = new MutationObserver(focus);
  observer.observe(document.body, { childList: true, subtree: true });
  focus();
  return () => observer.disconnect();

  function focus(): void {
    const heading = document.querySelector<HTMLElement>('main h1');
    if (!heading) return;
    observer.disconnect();
    if (document.activeElement !== document.body) return;
    heading.tabIndex = -1;
    heading.focus();
  }
}
