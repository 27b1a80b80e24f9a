/**
 * What a browser's translator does to a page, and goes on doing: each text that may be translated is replaced by
 * `<font><font>⟦text⟧</font></font>`. Uses nothing from outside, so that it also runs inside of a browser's page.
 */
export function translatePage(): MutationObserver {
  const untouched = 'script, style, textarea, noscript, font, [translate="no"], .notranslate';
  const translate = (root: Node) => {
    const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walk.nextNode()) if (walk.currentNode instanceof Text) texts.push(walk.currentNode);
    for (const text of texts) {
      if (text.data.trim() === '' || !text.parentElement || text.parentElement.closest(untouched)) continue;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = `⟦${text.data}⟧`;
      outer.append(inner);
      text.replaceWith(outer);
    }
  };
  translate(document.body);
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records) for (const node of addedNodes) if (node instanceof Element) translate(node);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return observer;
}
