import { settle } from './stand-ins.ts';

const { removeChild, insertBefore } = Node.prototype;
let observer: MutationObserver | undefined;

/** Once more after each reading, so that what the reading itself changed is not read. */
function read(records: readonly MutationRecord[] = observer?.takeRecords() ?? []): void {
  settle(records);
  observer?.takeRecords();
}

/**
 * Lets a browser translate the page while React goes on writing into it. Translators replace texts, and React, which
 * keeps its own, would write into texts that nobody sees and fail where it takes one out. To be called once, before
 * the first render.
 */
export function keepTexts(): void {
  if (observer) return;
  observer = new MutationObserver(read);
  observer.observe(document, { childList: true, characterData: true, subtree: true });

  // The observer is told a moment later than React may act. A text that a translator took out for good (Safari) is no
  // reason to fail.
  Node.prototype.removeChild = function keepRemoving<T extends Node>(this: Node, child: T): T {
    if (child.parentNode !== this) read();
    const isGone = child.nodeType === Node.TEXT_NODE && child.parentNode !== this;
    return isGone ? child : (removeChild.call(this, child) as T);
  };
  Node.prototype.insertBefore = function keepInserting<T extends Node>(this: Node, node: T, before: Node | null): T {
    if (before && before.parentNode !== this) read();
    const isGone = before?.nodeType === Node.TEXT_NODE && before.parentNode !== this;
    return insertBefore.call(this, node, isGone ? null : before) as T;
  };
}
