import { useRef, type FocusEvent } from 'react';
import { useUnsaved } from './use-unsaved.ts';

type TextBox = HTMLInputElement | HTMLTextAreaElement;
const looseText =
  'input:not([type=search], [type=checkbox], [type=radio], [type=file], [role=combobox], form *, [data-unguarded]),' +
  'textarea:not(form *)';

/**
 * What is typed in a drawer or dialog beside any form is asked about like a form's: a reason, a name, a number.
 * `data-unguarded` says why it need not be: a word that only confirms, a filter that the address keeps, a consent that
 * is given anew.
 *
 * @returns what the element around the fields listens with
 */
export function useLooseText() {
  const before = useRef(new Map<TextBox, string>());
  useUnsaved(() => [...before.current].some(([box, value]) => box.isConnected && box.value !== value));
  return {
    onFocus({ target }: FocusEvent) {
      const isText = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
      if (isText && target.matches(looseText) && !before.current.has(target)) before.current.set(target, target.value);
    },
  };
}
