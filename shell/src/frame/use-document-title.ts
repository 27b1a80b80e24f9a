import { useEffect, type RefObject } from 'react';
import { brandName, useBrand } from '../brand/brand.ts';

/**
 * The document's title is the page's own heading and the portal's name: one place for the pages of all remotes, in the
 * language they are shown in.
 */
export function useDocumentTitle(content: RefObject<HTMLElement | null>): void {
  const name = brandName(useBrand());
  useEffect(() => {
    const main = content.current;
    if (!main) return undefined;
    const adopt = () => {
      const heading = main.querySelector('h1')?.textContent?.trim();
      const title = heading ? `${heading} · ${name}` : name;
      if (document.title !== title) document.title = title;
    };
    adopt();
    const observer = new MutationObserver(adopt);
    observer.observe(main, { childList: true, characterData: true, subtree: true });
    return () => observer.disconnect();
  }, [content, name]);
}
