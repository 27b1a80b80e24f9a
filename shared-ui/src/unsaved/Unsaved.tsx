import { useUnsaved } from './use-unsaved.ts';

/** What is typed without a form: stands in the page, drawer or dialog that would lose it. */
export function Unsaved({ isTyped }: { isTyped: boolean }) {
  useUnsaved(() => isTyped);
  return null;
}
