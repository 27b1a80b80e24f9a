/**
 * Moves the focus to the page's heading as soon as there is one, unless something of the page has taken it: a field
 * that a form starts in, a dialog. `link`, the address of a link of the page, is preferred where it is there.
 *
 * @returns what calls it off, for an effect to answer
 */
export function focusHeading(content: Element | null = document.body, link?: string): () => void {
  const observer = new MutationObserver(focus);
  observer.observe(document.body, { childList: true, subtree: true });
  focus();
  return () => observer.disconnect();

  function focus(): void {
    const heading = document.querySelector<HTMLElement>('main h1');
    if (!heading) return;
    observer.disconnect();
    const current = document.activeElement;
    const isInPage = current !== document.body && (content === document.body || content?.contains(current));
    if (isInPage || current?.closest('[role="dialog"], [role="alertdialog"]')) return;
    const target = link ? document.querySelector<HTMLElement>(`main a[href="${CSS.escape(link)}"]`) : null;
    if (!target) heading.tabIndex = -1;
    (target ?? heading).focus({ preventScroll: true });
  }
}
